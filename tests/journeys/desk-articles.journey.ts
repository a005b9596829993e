import type { Request } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { expectNoAxeFindings, expectToFitPhone } from '#tests/support/axe.ts';
import {
  chooseOption,
  openArticle,
  openDeskAt,
  openEditDialog,
  openNewArticle,
  pressAfterComposition,
  rowOf,
  toastOf,
} from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { holdClock } from './support/held-clock.ts';

test('a new article starts with the defaults, says each error, and is sent once', async ({ deskPage: page }) => {
  const dialog = await openNewArticle(page);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(apiPaths.adminArticles)) sent.push(request);
  });
  const today = dateInZone('Pacific/Auckland', new Date());
  await expect(dialog.getByLabel('Publish Date', { exact: true })).toHaveValue(today);
  const readTime = dialog.getByLabel('Read Time (minutes)');
  await expect(readTime).toHaveAttribute('min', '1');
  await expect(readTime).toHaveAttribute('max', '999');
  await expect(readTime).toHaveAttribute('step', '1');

  await dialog.getByLabel('Title', { exact: true }).fill('   ');
  await dialog.getByLabel('Publish Date', { exact: true }).fill('21/11/2026');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  for (const sentence of [
    'Please enter a title for the article',
    'Please enter a summary for the article',
    'Please enter a valid publish date in YYYY-MM-DD format',
  ])
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await expectNoAxeFindings(page);
  // Read Time ignores everything but whole numbers above 0.
  await readTime.fill('12');
  for (const ignored of ['0', '-3', '2.5']) {
    await readTime.fill(ignored);
    await expect(readTime).toHaveValue('12');
  }
  await readTime.fill('1000');
  await expect(dialog.getByText('The read time can be at most 999 minutes')).toBeVisible();
  await readTime.fill('12');
  await readTime.fill('');
  await readTime.blur();
  await expect(readTime).toHaveValue('12');

  await dialog.getByLabel('Publish Date', { exact: true }).fill(today);
  await dialog.getByLabel('Title', { exact: true }).fill('  Trimmed at both ends  ');
  await dialog.getByLabel('Summary', { exact: true }).fill(' Short and plain ');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  const row = rowOf(page, 'Trimmed at both ends');
  await expect(row).toContainText('Short and plain');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers().authorization).toMatch(/^Bearer \S+$/);
  const payload = { title: 'Trimmed at both ends', content: null, read_time: '12', is_published: false };
  expect(sent[0]?.postDataJSON()).toMatchObject(payload);
  await expect(row).toContainText('12 minutes');
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('Not Featured');
  await expect(row.getByRole('button', { name: /^Edit/ })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible();
});

test('an edit is sent with PUT while the button says Saving..., a toast and a banner confirm it, and the banner disappears after 5 seconds', async ({
  deskPage: page,
  make,
  faults,
}) => {
  // The test moves the clock. So the check of the live pages can reach its time limit, and the browser logs this error.
  faults.expect(/^Fetching site live failed TimeoutError/);
  const article = await make.article({ title: 'Before the edit', is_published: false, read_time: '1' });
  await page.clock.install();
  await openDeskAt(page, '?q=the+edit');
  await expect(rowOf(page, 'Before the edit')).toContainText('1 minute');
  const dialog = await openEditDialog(page, 'Article', 'Before the edit');
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Before the edit');
  await dialog.getByLabel('Title', { exact: true }).fill('After the edit');
  await dialog.getByText('Published', { exact: true }).click();
  await dialog.getByText('Featured', { exact: true }).click();

  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.adminArticles}/${article.id}`, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const request = page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().includes(apiPaths.adminArticles));
  const clock = await holdClock(page);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await clock.until(() => dialog.getByRole('button', { name: 'Saving...' }).isDisabled());
  expect((await request).url()).toContain(`${apiPaths.adminArticles}/${article.id}`);
  answer();

  const banner = page.getByRole('presentation').filter({ hasText: 'Published: “After the edit”.' });
  await clock.until(() => banner.isVisible());
  await page.mouse.move(0, 0);
  await clock.pass(4000);
  await expect(banner).toBeVisible();
  await clock.pass(1000);
  await expect(banner).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'After the edit')).toContainText('Published');
  await expect(rowOf(page, 'After the edit')).toContainText('Featured');
  const toast = toastOf(page, 'Article saved successfully!');
  await expect(toast).toBeVisible();
  await clock.pass(60_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

test('a save that fails keeps the dialog open and says why, and a double click on Save then makes one article', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/400|ERR_/);
  let answer: object | undefined = { status: 400, json: { detail: 'The desk is closed' } };
  await page.route(`**${apiPaths.adminArticles}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return answer ? route.fulfill(answer) : route.abort('connectionfailed');
  });
  const dialog = await openNewArticle(page);
  const save = dialog.getByRole('button', { name: 'Save Article' });
  await dialog.getByLabel('Title', { exact: true }).fill('Only once');
  await dialog.getByLabel('Summary', { exact: true }).fill('Even when clicked twice');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save article: The desk is closed');
  await expect(save).toBeFocused();
  answer = { status: 400, json: {} };
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save article: Unknown error');
  answer = undefined;
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save article. Please try again.');
  await expect(toastOf(page, 'Failed to save article. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Only once');
  await expect(dialog.getByLabel('Summary', { exact: true })).toHaveValue('Even when clicked twice');
  await page.unroute(`**${apiPaths.adminArticles}`);
  const { promise: isClickedTwice, resolve: goOn } = Promise.withResolvers<void>();
  const sent: Request[] = [];
  await page.route(`**${apiPaths.adminArticles}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request());
    await isClickedTwice;
    await route.continue();
  });
  await save.dblclick();
  goOn();
  await expect(dialog).toBeHidden();
  await Promise.all(sent.map((request) => request.response()));
  await page.reload();
  await expect(rowOf(page, 'Only once')).toHaveCount(1);
});

test('the tag field adds a tag that exists and one that it creates', async ({ deskPage: page, make }) => {
  const tag = await make.tag({ name: 'Chosen tag' });
  const dialog = await openNewArticle(page);
  await dialog.getByLabel('Title', { exact: true }).fill('Tagged twice');
  await dialog.getByLabel('Summary', { exact: true }).fill('With two tags');
  const tags = dialog.getByRole('combobox', { name: 'Tags' });
  await tags.fill('中文');
  await pressAfterComposition(tags);
  await expect(tags).toHaveValue('中文');
  await tags.fill('chosen tag');
  await expect(page.getByRole('option')).toHaveText(['Chosen tag']);
  await tags.press('Enter');
  await expect(tags).toHaveValue('');
  await chooseOption(tags, 'Made in place', 'Create “Made in place”');
  await expect(tags).toHaveValue('');
  // Escape closes only the list of options, and the dialog stays open.
  await tags.press('Escape');
  for (const name of ['Chosen tag', 'Made in place']) await expect(dialog.getByRole('row', { name })).toBeVisible();

  const request = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith(apiPaths.adminArticles),
  );
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  expect((await request).postDataJSON().tag_ids).toEqual([tag.id, expect.any(Number)]);
  await expect(dialog).toBeHidden();
});

test('an article is viewed and duplicated from its row; deleting it asks first, says a failure, and is taken back with Undo', async ({
  deskPage: page,
  make,
  faults,
}) => {
  faults.expect(/500/);
  const article = await make.article({ title: 'Soon gone' });
  const status = async () => (await page.request.get(`/resources/${article.slug}`)).status();
  await openDeskAt(page, '?q=Soon');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View Soon gone' }).click();
  await expect((await opening).getByRole('heading', { level: 1, name: 'Soon gone' })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate Soon gone', exact: true }).click();
  const copy = page.getByRole('dialog', { name: 'Edit Article' });
  await expect(copy.getByLabel('Title', { exact: true })).toHaveValue('Copy of Soon gone');
  await expect(copy.getByLabel('Published', { exact: true })).not.toBeChecked();
  await copy.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Copy of Soon gone')).toContainText('Draft');
  await expect(page.getByRole('link', { name: 'View Copy of Soon gone' })).toHaveCount(0);

  let isBroken = true;
  await page.route(`**${apiPaths.adminArticles}/${article.id}`, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { detail: 'No' } }) : route.continue(),
  );
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  const confirm = question.getByRole('button', { name: 'Delete', exact: true });
  await page.getByRole('button', { name: 'Delete Soon gone' }).click();
  await confirm.hover();
  // This is the second click of a double click. The button in the dialog is now where the row's button was.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(confirm).toBeEnabled();
  await expect(question.getByText('Are you sure you want to delete this article?', { exact: true })).toBeVisible();
  await expect(question).toContainText('It stays in Trash for 30 days and can be restored from there.');
  await expect(question.getByText('Soon gone', { exact: true })).toBeVisible();
  await confirm.click();
  await expect(toastOf(page, 'Failed to delete article')).toBeVisible();
  await expect(confirm).toBeFocused();
  isBroken = false;
  await confirm.click();
  const toast = toastOf(page, 'Article deleted successfully');
  await expect(toast).toBeVisible();
  await expect(question).toBeHidden();
  await expect(rowOf(page, 'Soon gone')).toHaveCount(0);
  expect(await status()).toBe(404);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page, 'Article restored. It is on the site again.')).toBeVisible();
  await expect(rowOf(page, 'Soon gone')).toBeVisible();
  expect(await status()).toBe(200);
});

test('the address of an article is changed, and the old address leads to it', async ({ deskPage: page, make }) => {
  const category = await make.category({ name: 'Night calls', slug: 'night-calls' });
  const article = await make.article({ title: 'Calls at night', category_id: category.id });
  expect((await page.request.get(`/resources/${article.slug}`)).status()).toBe(200);
  const dialog = await openArticle(page, 'Calls at night', '?q=Calls+at+night');
  await expect(dialog.getByText('/resources/calls-at-night')).toBeVisible();
  const opener = dialog.getByRole('button', { name: 'Edit the address' });
  await opener.press('Enter');
  const address = page.getByRole('dialog', { name: 'Address', exact: true });
  await address.getByLabel('End of the address').fill('');
  await address.getByRole('button', { name: 'Change Address' }).click();
  await expectToFitPhone(page);
  await address.getByLabel('End of the address').fill('Answering at Night');
  await expect(address.getByText('/resources/answering-at-night')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(address).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(dialog.getByText('/resources/answering-at-night')).toBeVisible();

  await page.goto('/nz/resources/calls-at-night');
  await expect(page).toHaveURL(/\/nz\/resources\/answering-at-night$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Calls at night' })).toBeVisible();
  const sitemap = await (await page.request.get('/sitemap-1.xml')).text();
  expect(sitemap).toContain('/resources/answering-at-night');
  expect(sitemap).not.toContain('/resources/calls-at-night');
});
