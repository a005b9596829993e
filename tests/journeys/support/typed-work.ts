import { expect, type Page, type Request } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { openCreateDialog, openDeskAt, rowOf } from './desk-steps.ts';
import { holdClock } from './held-clock.ts';

/** Returns the title in the open article dialog, or `undefined` if no dialog is open. */
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

/**
 * Looks at the desk after a session has ended. Returns where the desk asks the person to sign in again, and the typed
 * title if it is still there.
 */
export async function lookAfterSessionEnd(page: Page): Promise<{ asked: string; title: string | undefined }> {
  const panel = page.getByRole('dialog', { name: 'Sign in to carry on' });
  await expect(panel.or(page.getByRole('heading', { level: 1, name: 'Sign In' }))).toBeVisible();
  return { asked: (await panel.isVisible()) ? 'in place' : 'on the sign-in page', title: await typedTitle(page) };
}

/**
 * Double-clicks Save. The second click comes before any response. Returns how many articles have this title afterwards.
 */
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

/** Reloads the tab Categories and continues the draft of a category. Returns the name in the dialog. */
export async function goOnAfterReload(page: Page, name: string): Promise<string> {
  await page.reload();
  await page.getByRole('button', { name: `Continue editing “${name}”` }).click();
  return page.getByRole('dialog').getByLabel('Name', { exact: true }).inputValue();
}

/**
 * Saves a new article, and clicks Logout as soon as the dialog is closed. The second click of a double click on Save
 * would land there. Returns whether the click on Logout signs the person out. The clock of the page must be installed.
 */
export async function clickLogoutAfterSave(page: Page, title: string): Promise<boolean> {
  const dialog = await openCreateDialog(page, 'Article');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Summary', { exact: true }).fill('Saved with two clicks');
  // Signing out waits for this request, so the page stays open. A disabled Logout then shows that the desk accepted the
  // click.
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.logout}`, async (route) => {
    await mayEnd;
    await route.continue();
  });
  const clock = await holdClock(page);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await clock.until(() => dialog.isHidden());
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  const isSigningOut = await logout.isDisabled();
  end();
  return isSigningOut;
}
