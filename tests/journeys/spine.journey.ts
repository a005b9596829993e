import { expect } from '@playwright/test';
import { adminCodeHeader } from '#shared/api/account-contract.ts';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { chooseOption, fillSignIn, openCreateDialog, openEditDialog, rowOf, toastOf } from './support/desk-steps.ts';
import { test as base } from './support/fixtures.ts';
import { htmlContent } from './support/writing-steps.ts';

/**
 * Journeys for which a separate product is started, on SQLite. At first the product has no account and no content. It is
 * a public server, so it prints the link with which its owner becomes administrator.
 */
const test = base.extend<object, { product: ProductProcess }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures a function uses.
    async ({}, use) => {
      const product = await startProduct({ STARTER_CONTENT: 'false', TRUST_PROXY: '127.0.0.1' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

const owner = { name: 'Hine Parata', email: 'hine@bellbird.example', password: 'kererū' };
const title = 'Answering after dark';
const summary = 'What callers ask between six and midnight.';

/** Returns the HTML of a page as a visitor gets it, before any script has run. */
async function readPage(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path);
  return answer.text();
}

test('an administrator of an empty product publishes an article, which visitors see from the next response on until it is withdrawn', async ({
  page,
  product,
  browser,
  faults,
}) => {
  // The browser logs a 404 when the desk checks the page of the withdrawn article.
  faults.expect(/404 .*\/resources\/answering-after-dark/);
  const { origin } = product;
  await test.step('register the first account with the printed link, whose code is sent only in a header, and sign in', async () => {
    const printedLink = () => /(?<=http:\/\/localhost:\d+)\/register#admin-code=\S+/.exec(product.output())?.[0] ?? '';
    await expect.poll(printedLink).not.toBe('');
    const code = printedLink().split('=')[1] ?? 'x';
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(printedLink());
    await expect(page.getByText('your account becomes the first administrator')).toBeVisible();
    await page.getByLabel('Full name').fill(owner.name);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(owner.password);
    const sent = page.waitForRequest(`**${apiPaths.register}`);
    await page.getByRole('button', { name: 'Create Account' }).click();
    const request = await sent;
    expect(await request.headerValue(adminCodeHeader)).toBe(code);
    expect(Object.keys(request.postDataJSON())).toEqual(['full_name', 'email', 'password']);
    await page.waitForURL('**/login*');
    await fillSignIn(page, owner);
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toMatch(/^\S{40,}$/);
    await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
    expect(addresses.filter((address) => address.split('#')[0]?.includes(code))).toEqual([]);
  });

  await test.step('create a category and a tag', async () => {
    const tooEarly = await openCreateDialog(page, 'Article');
    await expect(tooEarly.getByText('There is no category yet.', { exact: false })).toBeVisible();
    await tooEarly.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('tab', { name: /^Categories/ }).click();
    const category = await openCreateDialog(page, 'Category');
    await category.getByLabel('Name').fill('Evenings');
    await category.getByLabel('Description').fill('Calls outside opening hours');
    await category.getByRole('button', { name: 'Save Category' }).click();
    await expect(toastOf(page, 'Category saved successfully!')).toBeVisible();
    await expect(rowOf(page, 'Evenings')).toContainText('evenings');

    await page.getByRole('tab', { name: /^Tags/ }).click();
    const tag = await openCreateDialog(page, 'Tag');
    await tag.getByLabel('Name').fill('Night shift');
    await tag.getByRole('button', { name: 'Save Tag' }).click();
    await expect(toastOf(page, 'Tag saved successfully!')).toBeVisible();
    await expect(rowOf(page, 'Night shift')).toContainText('night-shift');
  });

  await test.step('create a published and featured article', async () => {
    await page.getByRole('tab', { name: /^Articles/ }).click();
    const article = await openCreateDialog(page, 'Article');
    await article.getByLabel('Title').fill(title);
    await article.getByLabel('Summary').fill(summary);
    await (await htmlContent(article)).fill('<h2>Six o’clock</h2><p>The phone still rings.</p>');
    await chooseOption(article.getByRole('combobox', { name: 'Tags' }), 'Night shift', 'Night shift');
    await article.getByText('Published', { exact: true }).click();
    await article.getByText('Featured', { exact: true }).click();
    await article.getByRole('button', { name: 'Save Article' }).click();
    await expect(toastOf(page, 'Article saved successfully!')).toBeVisible();
    await expect(rowOf(page, title)).toContainText('Published');
    await expect(rowOf(page, title)).toContainText('Featured');
  });

  await test.step('a visitor sees it on Home and Resources in every variant, and on its own page', async () => {
    for (const path of ['/', '/nz', '/au', '/resources', '/nz/resources', '/resources?category=evenings']) {
      const html = await readPage(origin, path);
      expect(html, path).toContain(title);
      expect(html, path).toContain(summary);
    }
    const visitor = await browser.newPage({ baseURL: origin });
    await visitor.goto('/au/resources');
    const card = visitor.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('Evenings');
    await expect(card).toContainText('Night shift');
    await card.getByRole('link', { name: `Read article: ${title}` }).click();
    await visitor.waitForURL('**/au/resources/answering-after-dark');
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 2, name: 'Six o’clock' })).toBeVisible();
    await visitor.close();
  });

  await test.step('it is gone when it is unpublished, and back when it is published again', async () => {
    const dialog = await openEditDialog(page, 'Article', title);
    await dialog.getByText('Published', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save Article' }).click();
    await expect(rowOf(page, title)).toContainText('Draft');
    for (const path of ['/', '/nz', '/resources', '/au/resources', '/rss.xml'])
      expect(await readPage(origin, path), path).not.toContain(title);
    expect((await fetch(`${origin}/resources/answering-after-dark`)).status).toBe(404);
    expect(await readPage(origin, '/sitemap.xml')).not.toContain('answering-after-dark');

    const again = await openEditDialog(page, 'Article', title);
    await again.getByText('Published', { exact: true }).click();
    await again.getByRole('button', { name: 'Save Article' }).click();
    await expect(rowOf(page, title)).toContainText('Published');
    expect(await readPage(origin, '/')).toContain(title);
    expect(await readPage(origin, '/rss.xml')).toContain(title);
    expect(await readPage(origin, '/sitemap.xml')).toContain('answering-after-dark');
  });

  await test.step('it is gone when it is deleted', async () => {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toastOf(page, 'Article deleted successfully')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(rowOf(page, title)).toHaveCount(0);
    for (const path of ['/', '/nz', '/resources', '/resources?category=evenings'])
      expect(await readPage(origin, path), path).not.toContain(title);
    expect((await fetch(`${origin}/resources/answering-after-dark`)).status).toBe(404);
  });
});
