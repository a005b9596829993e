import { apiPaths } from '#domain/api-paths.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { openCreateDialog, openDeskAt, rowOf } from '../../journeys/support/desk-steps.ts';
import { expect } from '../../journeys/support/fixtures.ts';
import { test } from '../../journeys/support/own-session.ts';
import {
  goOnAfterReload,
  lookAfterSessionEnd,
  saveAfterSessionEnd,
  saveInVain,
  saveWithDoubleClick,
  signOutInAnotherTab,
} from '../../journeys/support/typed-work.ts';
import { forgetDrafts, leaveAtSessionEnd, saveAtEveryClick, takeFailedSavesForDone } from './careless-desk.ts';

// Controls of product 15.35: the looks of desk-saves and desk-articles at a desk whose guard is broken.

test('control: a desk that leaves when its session is refused takes the dialog away with what was typed', async ({
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

test('control: a desk that leaves when another tab signs out does so too', async ({ page, ownToken }) => {
  expect(ownToken).toBeTruthy();
  await leaveAtSessionEnd(page);
  await openDeskAt(page);
  const dialog = await openCreateDialog(page, 'Article');
  await dialog.getByLabel('Title', { exact: true }).fill('Typed in the first tab');
  await signOutInAnotherTab(page);
  expect(await lookAfterSessionEnd(page)).toEqual({ asked: 'on the sign-in page', title: undefined });
});

test('control: a desk that takes a save without a network for done loses it', async ({ deskPage: page, faults }) => {
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

test('control: a desk that saves at every click makes two articles of a double click', async ({ deskPage: page }) => {
  await saveAtEveryClick(page);
  await openDeskAt(page);
  const dialog = await openCreateDialog(page, 'Article');
  await dialog.getByLabel('Title', { exact: true }).fill('Twice after all');
  await dialog.getByLabel('Summary', { exact: true }).fill('Clicked twice');
  expect(await saveWithDoubleClick(page, 'Twice after all')).toBe(2);
});

test('control: a browser that forgets drafts does not offer what was typed again', async ({ deskPage: page }) => {
  await forgetDrafts(page);
  await openDeskAt(page, '?tab=categories');
  const dialog = await openCreateDialog(page, 'Category');
  await dialog.getByLabel('Name', { exact: true }).fill('Half a thought');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Changes to “Half a thought” are kept, not saved.')).toBeVisible();
  expect(await goOnAfterReload(page, 'Half a thought')).toBeUndefined();
});
