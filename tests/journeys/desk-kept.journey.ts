import type { Page } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { addSecondAdministrator } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import {
  fillSignIn,
  openCreateDialog,
  openDeskAt,
  openEditDialog,
  openNewArticle,
  rowOf,
} from './support/desk-steps.ts';
import { expect, signInWith, test } from './support/fixtures.ts';
import { visualContent } from './support/writing-steps.ts';

const kept = /^Kept (just now|\d+ seconds? ago), not saved yet$/;

/** Types a title into the open dialog, and waits until the header says that the server has stored it. */
async function typeTitle(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await expect(dialog.getByText(kept)).toBeVisible();
}

test('a page that something else has changed says that the text is kept, and loads again', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/./);
  await openDeskAt(page);
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  const dialog = await openCreateDialog(page, 'Article');
  await typeTitle(page, 'Kept after a crash');
  const content = await visualContent(dialog);
  // A browser extension replaces texts that React wants to remove later.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(text.data);
      if (!text.parentElement?.closest('[contenteditable], script, style')) text.replaceWith(font);
    }
  });
  await content.click();
  await page.keyboard.type('Words');
  await expect(page.getByRole('heading', { name: 'The desk stopped working' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Changes to “Kept after a crash” are kept, not saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a browser that blocks site data is told so', async ({ page, faults }) => {
  // Playwright reports this kind of error without a text.
  faults.expect(/^$|site data is blocked/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('site data is blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Allow site data for this site');
});

test('a text that goes on in another browser after someone saved the article is merged with that save', async ({
  browser,
  deskPage: page,
  product,
  administrator,
  make,
  send,
}) => {
  const save = await make.articleSave({ title: 'Saved meanwhile', summary: 'As it was' });
  const { body } = await send('POST', apiPaths.adminArticles, save);
  await openDeskAt(page, '?q=Saved+meanwhile');
  await openEditDialog(page, 'Article', 'Saved meanwhile');
  await typeTitle(page, 'Saved meanwhile, and longer');
  await send('PUT', `${apiPaths.adminArticles}/${Object(body).id}`, { ...save, summary: 'As someone saved it' });
  const phone = await browser.newContext({ baseURL: product.origin });
  const there = await phone.newPage();
  await signInWith(there, administrator.token);
  await openDeskAt(there, '?q=Saved+meanwhile');
  await expect(rowOf(there, 'Saved meanwhile')).toContainText('Unsaved changes');
  await there.getByRole('button', { name: 'Continue editing “Saved meanwhile, and longer”' }).click();
  const dialog = there.getByRole('dialog', { name: 'Edit Article' });
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Saved meanwhile, and longer');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(there, 'Saved meanwhile, and longer')).not.toContainText('Unsaved changes');
  const { body: merged } = await send('GET', `${apiPaths.adminArticles}/${Object(body).id}`);
  expect(merged).toMatchObject({ title: 'Saved meanwhile, and longer', summary: 'As someone saved it' });
  await phone.close();
});

test('without a network the text is kept on this computer, and on the server as soon as it is back', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const dialog = await openNewArticle(page);
  await typeTitle(page, 'In a tunnel');
  await page.context().setOffline(true);
  await dialog.getByLabel('Summary', { exact: true }).fill('Typed without a network');
  await expect(dialog.getByText('Kept on this computer; the server can’t be reached').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByText(kept)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing “In a tunnel”' }).click();
  await expect(dialog.getByLabel('Summary', { exact: true })).toHaveValue('Typed without a network');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const discard = page.getByRole('button', { name: 'Discard changes to “In a tunnel”' });
  await discard.click();
  await expect(page.getByText('In a tunnel')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await discard.click();
  await expect(page.getByText('In a tunnel')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Articles \d/ })).toBeVisible();
  await expect(page.getByText('In a tunnel')).toHaveCount(0);
});

test('a session that ends while typing interrupts nobody: the header offers to sign in again in place', async ({
  page,
  ownToken,
  product,
  administrator,
  faults,
}) => {
  faults.expect(/401/);
  const dialog = await openNewArticle(page);
  await typeTitle(page, 'Longer than the session');
  await sendToOrigin(product.origin, ownToken)('POST', apiPaths.logout);
  const summary = dialog.getByLabel('Summary', { exact: true });
  await summary.pressSequentially('Typed on and on');
  await expect(dialog.getByText('Kept on this computer; your session has ended').first()).toBeVisible();
  await expect(summary).toBeFocused();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  const panel = page.getByRole('dialog', { name: 'Sign in to carry on' });
  await fillSignIn(panel, administrator);
  await expect(panel).toBeHidden();
  await expect(dialog.getByText(kept)).toBeVisible();
  await expect(summary).toHaveValue('Typed on and on');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Longer than the session')).toHaveCount(1);
});

test('two people on one article see each other’s text, and taking it over leaves the other’s in place', async ({
  browser,
  deskPage: page,
  product,
  administrator,
  make,
}) => {
  const article = await make.article({ title: 'Written by two', summary: 'As saved' });
  const second = await addSecondAdministrator(product.origin, administrator);
  const context = await browser.newContext({ baseURL: product.origin });
  const theirs = await context.newPage();
  await signInWith(theirs, second.token);
  await openDeskAt(theirs, '?q=Written+by');
  await openEditDialog(theirs, 'Article', 'Written by two');
  await typeTitle(theirs, 'Written by Mere');

  await openDeskAt(page, '?q=Written+by');
  await expect(rowOf(page, 'Written by two')).toContainText(`Unsaved by ${second.fullName}, `);
  const dialog = await openEditDialog(page, 'Article', 'Written by two');
  await expect(dialog.getByText(`${second.fullName} has unsaved changes to this article, kept`)).toBeVisible();
  await expect(dialog.getByText(`${second.fullName} has this article open.`)).toBeVisible({ timeout: 2000 });
  await dialog.getByRole('button', { name: 'Look at it' }).click();
  await expect(dialog.getByRole('region', { name: 'Title' }).locator('ins, del')).toContainText(['Mere', 'two']);
  await dialog.getByText(`Take what ${second.fullName} has`).click();
  await expect(dialog.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Written by Mere');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  const copies = await sendToOrigin(product.origin, second.token)('GET', apiPaths.adminWorkingCopies);
  const theirCopy = { article_id: article.id, is_mine: true, title: 'Written by Mere' };
  expect(copies.body).toContainEqual(expect.objectContaining(theirCopy));
  await context.close();
});

test('a save whose answer was lost makes one article, with what was typed since', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/ERR_|409|412/);
  let isLost = true;
  await page.route(`**${apiPaths.adminArticles}`, async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort('connectionreset');
  });
  const dialog = await openNewArticle(page);
  await dialog.getByLabel('Title', { exact: true }).fill('Answer lost');
  await dialog.getByLabel('Summary', { exact: true }).fill('First words');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save article. Please try again.');
  await expect(dialog.getByRole('button', { name: 'Save Article' })).toBeFocused();
  await dialog.getByLabel('Summary', { exact: true }).fill('First words, and more');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Answer lost')).toHaveCount(1);
  await expect(rowOf(page, 'Answer lost')).toContainText('First words, and more');
});

test('a saved text is not shown as unsaved, even before the server has deleted its working copy', async ({
  deskPage: page,
}) => {
  const dialog = await openNewArticle(page);
  await dialog.getByLabel('Summary', { exact: true }).fill('Saved at once');
  await typeTitle(page, 'Saved, so not kept');
  const { promise: mayDelete, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.adminWorkingCopies}/*`, async (route) => {
    if (route.request().method() === 'DELETE') await mayDelete;
    await route.continue();
  });
  const listed = page.waitForResponse((response) => response.url().endsWith(apiPaths.adminWorkingCopies));
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(rowOf(page, 'Saved, so not kept')).toHaveCount(1);
  expect(JSON.stringify(await (await listed).json())).toContain('Saved, so not kept');
  await expect(page.getByText('Changes to “Saved, so not kept” are kept, not saved.')).toHaveCount(0);
  answer();
});

test('categories and tags that cannot be fetched are said at the field, nothing is filed under another, and Try Again helps', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/503|categories all|tags all/);
  let isDown = true;
  await page.route(`**${apiPaths.publicCategories}`, (route) =>
    isDown ? route.fulfill({ status: 503, json: { detail: 'Busy' } }) : route.continue(),
  );
  await page.route(`**${apiPaths.publicTags}`, (route) =>
    isDown ? route.fulfill({ status: 503, json: { detail: 'Busy' } }) : route.continue(),
  );
  const dialog = await openNewArticle(page);
  await dialog.getByLabel('Title', { exact: true }).fill('Which category');
  await dialog.getByLabel('Summary', { exact: true }).fill('Not the first by chance');
  await expect(dialog.getByText('The categories could not be loaded.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog.getByText('Please select a category for the article')).toBeVisible();
  // The server must not answer again before the button is pressed. Otherwise the desk could load the categories without
  // a press of the button.
  await page.exposeFunction('answerAgain', () => {
    isDown = false;
  });
  const noTags = dialog.getByRole('alert').filter({ hasText: 'The tags could not be loaded.' });
  await expect(noTags).toBeVisible();
  const noCategories = dialog.getByRole('alert').filter({ hasText: 'The categories could not be loaded.' });
  const tryAgain = noCategories.getByRole('button', { name: 'Try Again' });
  await tryAgain.evaluate((button) =>
    button.addEventListener('pointerdown', () => Reflect.get(window, 'answerAgain')()),
  );
  await tryAgain.click();
  await expect(noCategories).toHaveCount(0);
  await noTags.getByRole('button', { name: 'Try Again' }).click();
  await expect(noTags).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
});
