import { expect, type Page, type Request } from '@playwright/test';
import { apiPaths } from '#domain/api-paths.ts';
import { openCreateDialog, openDeskAt, rowOf, toastOf } from './desk-steps.ts';

/** The title of the article that is being typed, while its dialog is there. */
async function typedTitle(page: Page): Promise<string | undefined> {
  const title = page.getByLabel('Title', { exact: true });
  return (await title.count()) === 0 ? undefined : title.inputValue();
}

/** Signs out in another tab of the same browser. */
export async function signOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await openDeskAt(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
  await other.close();
}

/** Types a new article, has the session end meanwhile, and saves. */
export async function saveAfterSessionEnd(
  page: Page,
  title: string,
  endSession: () => Promise<unknown>,
): Promise<void> {
  const dialog = await openCreateDialog(page, 'Article');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Summary', { exact: true }).fill('Written while signed in');
  await endSession();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
}

/** Where a person is asked to sign in again once their session has ended, and what is left of the article they typed. */
export async function lookAfterSessionEnd(page: Page): Promise<{ asked: string; title: string | undefined }> {
  const panel = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(panel.or(page.getByRole('heading', { level: 1, name: 'Sign In' }))).toBeVisible();
  return { asked: (await panel.isVisible()) ? 'in place' : 'on the sign-in page', title: await typedTitle(page) };
}

/** Saves the article in the dialog while its request fails; gives the title that is still there to be saved again. */
export async function saveInVain(page: Page): Promise<string | undefined> {
  const dialog = page.getByRole('dialog', { name: 'Create New Article' });
  const done = toastOf(page, 'Article saved successfully!');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog.getByRole('alert').or(done)).toBeVisible();
  if (await done.isVisible()) await expect(dialog).toBeHidden();
  return typedTitle(page);
}

/** Saves the article in the dialog with a double click, both before an answer; gives how many of its title there are. */
export async function saveWithDoubleClick(page: Page, title: string): Promise<number> {
  const { promise: isClickedTwice, resolve: goOn } = Promise.withResolvers<void>();
  const sent: Request[] = [];
  await page.route(`**${apiPaths.adminArticles}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request());
    await isClickedTwice;
    await route.fallback();
  });
  const dialog = page.getByRole('dialog', { name: 'Create New Article' });
  await dialog.getByRole('button', { name: 'Save Article' }).dblclick();
  goOn();
  await expect(dialog).toBeHidden();
  await Promise.all(sent.map((request) => request.response()));
  await page.reload();
  await expect(rowOf(page, title).first()).toBeVisible();
  return rowOf(page, title).count();
}

/** Loads the desk's categories anew and goes on with what was typed; gives the name in the dialog, if it is offered. */
export async function goOnAfterReload(page: Page, name: string): Promise<string | undefined> {
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create New Category', exact: true })).toBeVisible();
  const offer = page.getByRole('button', { name: `Continue editing “${name}”` });
  if (!(await offer.isVisible())) return undefined;
  await offer.click();
  return page.getByRole('dialog').getByLabel('Name', { exact: true }).inputValue();
}
