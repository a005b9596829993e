import { expect, test } from './support/fixtures.ts';

test('typing in the search shows what it finds without a reload, with an address of its own, and Back shows the list', async ({
  page,
  make,
}) => {
  const tag = await make.tag({ name: 'Switchboards', slug: 'switchboards' });
  await make.article({ title: 'The quiet switchboard', content: '<p>It rings.</p>', tag_ids: [tag.id] });
  await page.goto('/nz/resources');
  await page.getByRole('searchbox', { name: 'Search the articles' }).pressSequentially('switchbo', { delay: 20 });
  await expect(page.getByText('1 article found for “switchbo”.').first()).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['switchboard']);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden();
  await expect(page).toHaveURL(/\/nz\/resources\?q=switchbo$/);

  await page.getByRole('searchbox').fill('no such word');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await page.goto('/nz/resources/the-quiet-switchboard');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Switchboards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles about Switchboards' })).toBeVisible();
  await page.getByRole('link', { name: 'The quiet switchboard' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('the text of each list item begins beside its bullet, in either direction', async ({ page, make }) => {
  const items = '<li>واحد</li><li>two</li>';
  const content = `<ul>${items}</ul><ul dir="rtl">${items}</ul>`;
  await make.article({ title: 'Two directions', content });
  await page.goto('/resources/two-directions');
  const distances = await page.locator('.prose li').evaluateAll((list) =>
    list.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const text = range.getBoundingClientRect();
      const box = item.getBoundingClientRect();
      return Math.round(getComputedStyle(item).direction === 'rtl' ? box.right - text.right : text.left - box.left);
    }),
  );
  expect(distances).toEqual([0, 0, 0, 0]);
});
