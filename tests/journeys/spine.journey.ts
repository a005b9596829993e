import { accessTokenKey } from '#domain/api-paths.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { openCreateDialog, openEditDialog, rowOf, toastOf } from './support/desk-steps.ts';
import { test as base, expect } from './support/fixtures.ts';

/** A product as its owner meets it first: no account, no content. */
const test = base.extend<object, { product: ProductProcess }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
    async ({}, use) => {
      const product = await startProduct({ STARTER_CONTENT: 'false' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

const owner = { name: 'Hine Parata', email: 'hine@bellbird.example', password: 'kererū' };
const title = 'Answering after dark';
const summary = 'What callers ask between six and midnight.';

/** What a visitor's first answer holds, without running any script. */
async function readPage(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path);
  return answer.text();
}

test('from an empty product to a published article: every visitor has it in the first answer, and loses it when it goes', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000);
  await test.step('the first account is registered and signs in', async () => {
    await page.goto('/register');
    await page.getByLabel('Full name').fill(owner.name);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/login*');
    await page.getByLabel('Username').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toMatch(/^\S{40,}$/);
    await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
  });

  await test.step('a category and a tag', async () => {
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

  await test.step('an article, published and featured', async () => {
    await page.getByRole('tab', { name: /^Articles/ }).click();
    const article = await openCreateDialog(page, 'Article');
    await article.getByLabel('Title').fill(title);
    await article.getByLabel('Summary').fill(summary);
    await article.getByLabel('Content').fill('<h2>Six o’clock</h2><p>The phone still rings.</p>');
    await article.getByRole('combobox', { name: 'Tags' }).click();
    await page.getByRole('option', { name: 'Night shift' }).click();
    await article.getByText('Published', { exact: true }).click();
    await article.getByText('Featured', { exact: true }).click();
    await article.getByRole('button', { name: 'Save Article' }).click();
    await expect(toastOf(page, 'Article saved successfully!')).toBeVisible();
    await expect(rowOf(page, title)).toContainText('Published');
    await expect(rowOf(page, title)).toContainText('Featured');
  });

  await test.step('a stranger has it in the first answer of Home and Resources in every variant, and on its own page', async () => {
    for (const path of ['/', '/nz', '/au', '/resources', '/nz/resources', '/resources?category=evenings']) {
      const html = await readPage(product.origin, path);
      expect(html, path).toContain(title);
      expect(html, path).toContain(summary);
    }
    const visitor = await browser.newPage({ baseURL: product.origin });
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

  await test.step('unpublished, it is nowhere; published again, it is back', async () => {
    const dialog = await openEditDialog(page, 'Article', title);
    await dialog.getByText('Published', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Save Article' }).click();
    await expect(rowOf(page, title)).toContainText('Draft');
    for (const path of ['/', '/nz', '/resources', '/au/resources', '/rss.xml'])
      expect(await readPage(product.origin, path), path).not.toContain(title);
    expect((await fetch(`${product.origin}/resources/answering-after-dark`)).status).toBe(404);

    const again = await openEditDialog(page, 'Article', title);
    await again.getByText('Published', { exact: true }).click();
    await again.getByRole('button', { name: 'Save Article' }).click();
    await expect(rowOf(page, title)).toContainText('Published');
    expect(await readPage(product.origin, '/')).toContain(title);
  });

  await test.step('deleted, it is gone for everyone', async () => {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toastOf(page, 'Article deleted successfully')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(rowOf(page, title)).toHaveCount(0);
    for (const path of ['/', '/nz', '/resources', '/resources?category=evenings'])
      expect(await readPage(product.origin, path), path).not.toContain(title);
    expect((await fetch(`${product.origin}/resources/answering-after-dark`)).status).toBe(404);
  });
});
