import { apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openDeskAt, rowOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('many articles can be searched, filtered, sorted and paged, and the URL keeps all of it', async ({
  deskPage: page,
  make,
}) => {
  const { id: category_id } = await make.category({ name: 'Many of them' });
  const makeNumbered = (index: number) =>
    make.article({
      title: `Numbered ${String(index).padStart(3, '0')}`,
      category_id,
      publish_date: `2020-01-${String((index % 28) + 1).padStart(2, '0')}`,
      is_published: index % 2 === 1,
    });
  // A server that has just started turns away what comes faster.
  for (let first = 0; first < 55; first += 5)
    await Promise.all(Array.from({ length: 5 }, (_, index) => makeNumbered(first + index)));
  const choose = async (filter: string, choice: string) => {
    await page.getByRole('button', { name: new RegExp(`^${filter}: `) }).click();
    await page.getByRole('menuitemradio', { name: choice, exact: true }).click();
  };
  const rows = page.getByRole('list', { name: 'Articles' }).getByRole('listitem');

  await openDeskAt(page);
  await choose('Category', 'Many of them');
  await expect(page.getByText('1–25 of 55 articles')).toBeVisible();
  await expect(rows).toHaveCount(25);

  await choose('State', 'Draft');
  await expect(page.getByText('1–25 of 28 articles')).toBeVisible();

  await choose('Order', 'Title A–Z');
  await expect(rows.first()).toContainText('Numbered 000');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('26–28 of 28 articles')).toBeVisible();
  await expect(rows.first()).toContainText('Numbered 050');

  await page.reload();
  await expect(page.getByText('26–28 of 28 articles')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–25 of 28 articles')).toBeVisible();

  await page.keyboard.press('/');
  await page.keyboard.type('numbered 04');
  await expect(page.getByText('5 articles', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Numbered 046')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find an article' }).fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No article found' })).toBeVisible();
});

test('on a phone the first article is within 260 pixels of the top, and the filters and the menu unfold', async ({
  deskPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.route(`**${apiPaths.adminEnquirySummary}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), new: 1204 } });
  });
  // Other journeys of the same server may have left unsaved texts, which are listed above the articles.
  await page.route(`**${apiPaths.adminWorkingCopies}`, (route) => route.fulfill({ json: [] }));
  await openDeskAt(page);
  const menu = page.getByRole('button', { name: 'Menu 1,204 new' });
  await menu.click();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Enquiries 1,204 new' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Articles', exact: true })).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  const first = page.getByRole('list', { name: 'Articles' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(260);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const name of ['Change Password', 'Logout', 'Create New Article'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await expect(page.getByRole('button', { name: /^State: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: /^State: / }).click();
  await page.getByRole('menuitemradio', { name: 'Draft', exact: true }).click();
  await page.getByRole('button', { name: 'Filters 1' }).click();
  await expect(page.getByRole('button', { name: /^State: / })).toHaveCount(0);
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(260);
});

test('the keys without Ctrl can be turned off, and stay off', async ({ deskPage: page }) => {
  await openDeskAt(page);
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // The desk listens to keys a moment after its first list is shown.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await dialog.getByText('Listen to these keys').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find an article' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find an article' })).not.toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await dialog.getByText('Listen to these keys').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find an article' })).toBeFocused();
});
