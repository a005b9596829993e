import { apiPaths } from '#shared/api/api-paths.ts';
import { openArticle } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('the address of an article is changed, and the old address leads to it in every variant', async ({
  deskPage: page,
  make,
  send,
}) => {
  const category = await make.category({ name: 'Night calls', slug: 'night-calls' });
  const article = await make.article({ title: 'Calls at night', category_id: category.id });
  expect((await page.request.get(`/resources/${article.slug}`)).status()).toBe(200);
  const dialog = await openArticle(page, 'Calls at night', '?q=Calls+at+night');
  await expect(dialog.getByText('/resources/calls-at-night')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit the address' }).click();
  const address = page.getByRole('dialog', { name: 'Address', exact: true });
  await address.getByLabel('End of the address').fill('Answering at Night');
  await expect(address.getByText('/resources/answering-at-night')).toBeVisible();
  await address.getByRole('button', { name: 'Change Address' }).click();
  await expect(address).toBeHidden();
  await expect(dialog.getByText('/resources/answering-at-night')).toBeVisible();

  for (const prefix of ['', '/nz', '/au']) {
    const answer = await page.request.get(`${prefix}/resources/calls-at-night`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()).toMatchObject({
      location: `${prefix}/resources/answering-at-night`,
      'cache-control': 'no-cache',
    });
  }
  await page.goto('/nz/resources/calls-at-night');
  await expect(page).toHaveURL(/\/nz\/resources\/answering-at-night$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Calls at night' })).toBeVisible();
  const sitemap = await (await page.request.get('/sitemap-1.xml')).text();
  expect(sitemap).toContain('/resources/answering-at-night');
  expect(sitemap).not.toContain('/resources/calls-at-night');

  const save = { name: 'Night calls', description: '', slug: 'at-night' };
  await send('PUT', `${apiPaths.adminCategories}/${category.id}`, save);
  await page.goto('/resources?category=night-calls');
  await expect(page).toHaveURL(/\/resources\?category=at-night$/);
});
