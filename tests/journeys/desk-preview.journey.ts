import type { FrameLocator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openDeskAt, openEditDialog, openNewArticle } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Preview of"]');

test('the real page is shown while a person types, scrolls to what is typed, and keeps its nodes', async ({
  deskPage: page,
  make,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const paragraphs = Array.from({ length: 40 }, (_, index) => `<p>Paragraph ${index} of the text.</p>`);
  const article = await make.article({
    title: 'Seen while writing',
    content: `<h2>A heading</h2>${paragraphs.join('')}`,
    is_featured: true,
  });
  await openDeskAt(page, '?q=Seen+while+writing');
  const editing = await openEditDialog(page, 'Article', article.title);
  await editing.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = previewOf(page);
  await expect(frame.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await expect(frame.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
  await expect(frame.locator('h1')).toHaveCSS('font-family', /heading|Bricolage/i);

  await frame.locator('main').evaluate((main) => {
    Reflect.set(main, 'isKept', true);
    main.ownerDocument.defaultView?.scrollTo({ top: 2000, behavior: 'instant' });
  });
  await editing.getByLabel('Title', { exact: true }).fill('Typed just now');
  await expect(frame.getByRole('heading', { level: 1, name: 'Typed just now' })).toBeInViewport();
  expect(await frame.locator('main').evaluate((main) => Reflect.get(main, 'isKept'))).toBe(true);
  await editing.getByLabel('Summary', { exact: true }).fill('');
  await expect(frame.getByText('No summary yet')).toHaveCount(1);

  await editing.getByRole('button', { name: 'Dark colours' }).click();
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await editing.getByText('AU', { exact: true }).click();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en-AU');
  await editing.getByText('Card', { exact: true }).click();
  await expect(frame.locator('.article-card')).toContainText('Typed just now');
  await expect(frame.getByRole('heading', { name: 'Latest Voice AI Insights' })).toBeVisible();
  await editing.getByText('Computer', { exact: true }).click();
  await expect(page.locator('iframe')).toHaveCSS('width', '1280px');

  await editing.getByRole('button', { name: 'Preview', exact: true, expanded: true }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await editing.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en-AU');
});

test('a shared preview is read without an account, until it is no longer shared', async ({
  deskPage: page,
  browser,
  product,
  make,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const article = await make.article({ title: 'Shared draft', is_published: false });
  await openDeskAt(page, '?q=Shared+draft');
  const editing = await openEditDialog(page, 'Article', article.title);
  await editing.getByLabel('Title', { exact: true }).fill('Shared draft, second try');
  await editing.getByRole('button', { name: 'Preview', exact: true }).click();
  await editing.getByRole('button', { name: 'Share preview' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share preview' });
  await expect(sharing.getByText('No link to this article is open.')).toBeVisible();
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const address = await sharing.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(address).toMatch(/\/preview\/[\w-]{43}$/);
  await expect(sharing.getByRole('listitem')).toHaveCount(1);

  const reader = await browser.newContext({ baseURL: product.origin });
  const shared = await reader.newPage();
  const requests: string[] = [];
  shared.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shared.goto(address);
  await expect(shared.getByRole('heading', { level: 1, name: 'Shared draft, second try' })).toBeVisible();
  await expect(shared.getByText('Preview, not published.')).toBeVisible();
  await shared.goto(address.replace('/preview/', '/au/preview/'));
  await expect(shared.locator('html')).toHaveAttribute('lang', 'en-AU');
  await expect(shared.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(requests).not.toContain('/api/analytics/page-view');

  await sharing.getByRole('button', { name: /^Extend by 7 days the link of/ }).click();
  await expect(sharing.getByRole('status')).toHaveText(/^The link now expires /);
  await sharing.getByRole('button', { name: /^Stop sharing the link of/ }).click();
  await expect(sharing.getByText('The link is no longer shared. Its page no longer shows the article.')).toBeVisible();
  const answer = await shared.goto(address).catch(() => undefined);
  expect(answer?.status()).toBe(404);
  await expect(shared.getByRole('heading', { level: 1, name: 'This preview is closed' })).toBeVisible();
  await reader.close();
});

test('a preview is opened, changed and shared with the keyboard alone, also on a phone, and axe finds nothing', async ({
  deskPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const dialog = await openNewArticle(page);
  const toPreview = dialog.getByRole('button', { name: 'Preview', exact: true });
  await toPreview.press('Enter');
  await expect(dialog.getByLabel('Title', { exact: true })).toBeHidden();
  await expect(previewOf(page).getByRole('heading', { level: 1, name: 'No title yet' })).toBeVisible();
  const saving = dialog.getByRole('button', { name: 'Save it to share a preview' });
  await saving.press('Enter');
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await dialog.getByLabel('Title', { exact: true }).fill('Shared when it was new');
  await dialog.getByLabel('Summary', { exact: true }).fill('It is saved before it is shared.');
  await toPreview.press('Enter');
  await expectNoAxeFindings(page);
  await dialog.getByRole('radio', { name: 'Article', exact: true }).press('ArrowRight');
  await expect(previewOf(page).locator('.article-card')).toBeVisible();
  await saving.press('Enter');
  const edited = page.getByRole('dialog', { name: 'Edit Article' });
  await edited.getByRole('button', { name: 'Share preview' }).press('Enter');
  const sharing = page.getByRole('dialog', { name: 'Share preview' });
  await sharing.getByRole('button', { name: 'Create link' }).press('Enter');
  await expect(sharing.getByRole('textbox', { name: 'Link' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(sharing).toBeHidden();
  await edited.getByRole('button', { name: 'Preview', exact: true, expanded: true }).press('Enter');
  await expect(edited.getByLabel('Title', { exact: true })).toBeVisible();
});
