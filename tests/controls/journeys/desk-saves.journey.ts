import { apiPaths } from '#domain/api-paths.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { openCreateDialog, openDeskAt, rowOf } from '../../journeys/support/desk-steps.ts';
import { expect } from '../../journeys/support/fixtures.ts';
import { test } from '../../journeys/support/own-session.ts';
import {
  clickLogoutAfterSave,
  goOnAfterReload,
  lookAfterSessionEnd,
  saveAfterSessionEnd,
  saveInVain,
  saveWithDoubleClick,
  signOutInAnotherTab,
} from '../../journeys/support/typed-work.ts';
import {
  forgetDrafts,
  leaveAtSessionEnd,
  saveAtEveryClick,
  signOutAtEveryClick,
  takeFailedSavesForDone,
} from './careless-desk.ts';

// Shows that the tests of product 15.35 can fail. Runs the checks of desk-saves and desk-articles on a desk with a broken
// guard.

test('a desk that leaves when its session is refused loses the dialog and its text', async ({
  page,
  ownToken,
  product,
  faults,
}) => {
  faults.expect(/401/);
  await leaveAtSessionEnd(page);
  await openDeskAt(page);
  await saveAfterSessionEnd(page, 'Typed before the end', () =>
    sendToOrigin(product.origin, ownToken)('POST', apiPaths.logout),
  );
  expect(await lookAfterSessionEnd(page)).toEqual({ asked: 'on the sign-in page', title: undefined });
});

test('a desk that leaves when another tab signs out loses the dialog and its text', async ({
  page,
  ownToken,
  faults,
}) => {
  // This tab may send a working copy just when the other tab signs out. The server then answers with 401.
  faults.expect(/401/);
  expect(ownToken).toBeTruthy();
  await leaveAtSessionEnd(page);
  await openDeskAt(page);
  const dialog = await openCreateDialog(page, 'Article');
  await dialog.getByLabel('Title', { exact: true }).fill('Typed in the first tab');
  await signOutInAnotherTab(page);
  expect(await lookAfterSessionEnd(page)).toEqual({ asked: 'on the sign-in page', title: undefined });
});

test('a desk that treats a save without a network as successful loses the text', async ({ deskPage: page, faults }) => {
  faults.expect(/ERR_/);
  await takeFailedSavesForDone(page);
  await page.route(`**${apiPaths.adminArticles}`, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await openDeskAt(page);
  const dialog = await openCreateDialog(page, 'Article');
  await dialog.getByLabel('Title', { exact: true }).fill('Never sent');
  await dialog.getByLabel('Summary', { exact: true }).fill('Taken for done');
  expect(await saveInVain(page)).toBeUndefined();
  await expect(rowOf(page, 'Never sent')).toHaveCount(0);
});

test('a desk that saves at every click creates two articles at a double click', async ({ deskPage: page }) => {
  await saveAtEveryClick(page);
  await openDeskAt(page);
  const dialog = await openCreateDialog(page, 'Article');
  await dialog.getByLabel('Title', { exact: true }).fill('Twice after all');
  await dialog.getByLabel('Summary', { exact: true }).fill('Clicked twice');
  expect(await saveWithDoubleClick(page, 'Twice after all')).toBe(2);
});

test('after a reload, a browser without drafts does not offer the text again', async ({ deskPage: page }) => {
  await forgetDrafts(page);
  await openDeskAt(page, '?tab=categories');
  const dialog = await openCreateDialog(page, 'Category');
  await dialog.getByLabel('Name', { exact: true }).fill('Half a thought');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Changes to “Half a thought” are kept, not saved.')).toBeVisible();
  expect(await goOnAfterReload(page, 'Half a thought')).toBeUndefined();
});

test('a desk without the guard at Logout signs out at the second click on Save', async ({ page, ownToken, faults }) => {
  faults.expect(/TimeoutError|401/);
  expect(ownToken).toBeTruthy();
  await page.clock.install();
  await signOutAtEveryClick(page);
  await openDeskAt(page);
  expect(await clickLogoutAfterSave(page, 'Saved and signed out')).toBe(true);
});
