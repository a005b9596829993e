import type { Page, Request } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { type Administrator, signInAt } from '#tests/support/administrator.ts';
import { expectNoAxeFindings, expectToFitPhone } from '#tests/support/axe.ts';
import { openDeskAt, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { holdClock } from './support/held-clock.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Opens a page by the links of the desk, one after the other. */
async function openByLinks(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('link', { name, exact: true }).click();
}

/** Signs the administrator in from a phone. Returns the token of the new session. */
const signInElsewhere = (origin: string, administrator: Administrator) =>
  signInAt(origin, administrator, { 'user-agent': safari });

const statusOf = async (origin: string, token: string) =>
  (await fetch(origin + apiPaths.me, { headers: { authorization: `Bearer ${token}` } })).status;

test('an administrator finds a session on a phone and ends it, and then ends all other sessions at once', async ({
  deskPage: page,
  product,
  administrator,
}) => {
  const phone = await signInElsewhere(product.origin, administrator);
  await openDeskAt(page);
  await openByLinks(page, 'Security');
  await expect(page).toHaveURL(/\/dashboard\/security$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await rowOf(page, 'Safari on iPhone')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(toastOf(page, 'Signed out there')).toBeVisible();
  await expect(rowOf(page, 'Safari on iPhone')).toHaveCount(0);
  expect(await statusOf(product.origin, phone)).toBe(401);

  const others = [
    await signInElsewhere(product.origin, administrator),
    await signInElsewhere(product.origin, administrator),
  ];
  await page.reload();
  await expect(rowOf(page, 'Safari on iPhone')).toHaveCount(2);
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(1);
  for (const token of others) expect(await statusOf(product.origin, token)).toBe(401);
  expect(await statusOf(product.origin, administrator.token)).toBe(200);
});

test('a change is in the history at once, can be filtered by kind and person, and Back undoes the filter', async ({
  deskPage: page,
  administrator,
}) => {
  await openDeskAt(page, '?tab=tags');
  await page.getByRole('button', { name: 'Create New Tag', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Noted <b>tag</b>');
  await page.getByRole('button', { name: 'Save Tag' }).click();
  await expect(toastOf(page, 'Tag saved successfully!')).toBeVisible();
  await openByLinks(page, 'Settings', 'Change history');
  const list = page.getByRole('region', { name: 'Change history' });
  await expect(list.getByRole('listitem').first()).toContainText(
    `${administrator.fullName} created the tag Noted <b>tag</b>`,
  );
  await page.getByRole('button', { name: 'Kind: Everything' }).click();
  await page.getByRole('menuitemradio', { name: 'Tags' }).click();
  await expect(page).toHaveURL(/status=tag/);
  await expect(list.getByRole('listitem').first()).toContainText('Noted');
  await page.getByRole('button', { name: 'Who: Everyone' }).click();
  await page.getByRole('menuitemradio', { name: administrator.fullName }).click();
  await expect(page).toHaveURL(/actor=1/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Who: Everyone' })).toBeVisible();
  await expect(list.getByRole('listitem').first()).toContainText('Noted');
  await expectToFitPhone(page);
});

const strong = 'Kea-on-the-roof-9';

async function openPasswordDialog(page: Page) {
  await openDeskAt(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  return {
    dialog,
    current: dialog.getByLabel('Current Password', { exact: true }),
    next: dialog.getByLabel('New Password', { exact: true }),
    confirmation: dialog.getByLabel('Confirm New Password', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Change Password' }),
  };
}

test('the button waits for a valid form, each failure has its sentence, and Enter held down changes the password once', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/400|500|ERR_/);
  await page.clock.install();
  const { dialog, current, next, confirmation, submit } = await openPasswordDialog(page);
  await expect(current).toBeFocused();
  await expect(submit).toBeDisabled();
  await current.fill('Old-password-1!');
  await next.fill('aA1');
  const met = dialog.getByRole('list', { name: 'Password strength' }).getByText('met', { exact: true });
  await expect(met).toHaveCount(3);
  await expect(dialog.getByText('Password does not meet strength requirements', { exact: true })).toBeVisible();
  await next.fill(strong);
  await confirmation.fill('another');
  await expect(dialog.getByText('New passwords do not match', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(submit).toBeDisabled();
  await confirmation.fill(strong);
  await submit.click();

  const alert = dialog.getByRole('alert');
  await expect(alert).toHaveText(/current password/i);
  await expect(submit).toBeFocused();
  await page.route(`**${apiPaths.changePassword}`, (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  await expect(alert).toHaveText('Failed to change password');
  await page.unroute(`**${apiPaths.changePassword}`);
  await page.route(`**${apiPaths.changePassword}`, (route) => route.abort('connectionfailed'));
  await submit.click();
  await expect(alert).toHaveText('Network error. Please try again.');
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', accessTokenKey);
  await page.evaluate((key) => localStorage.removeItem(key), accessTokenKey);
  await submit.click();
  await expect(alert).toHaveText('Authentication required');

  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
  await page.unroute(`**${apiPaths.changePassword}`);
  const requests: Request[] = [];
  await page.route(`**${apiPaths.changePassword}`, (route) => {
    requests.push(route.request());
    return route.fulfill({ json: { message: 'Password changed successfully!' } });
  });
  const clock = await holdClock(page);
  await submit.evaluate((button) => {
    // All key presses happen in one task, so that React cannot render between them.
    for (let count = 0; count < 5; count += 1) button.closest('form')?.requestSubmit();
  });
  await clock.until(() => dialog.getByText('Password changed successfully!', { exact: true }).isVisible());
  await clock.pass(1500);
  await expect(dialog).toBeVisible();
  await clock.pass(500);
  await expect(dialog).toBeHidden();
  await expect(toastOf(page, 'Password changed successfully!')).toBeVisible();
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    { current_password: 'Old-password-1!', new_password: strong },
  ]);
  expect(requests[0]?.headers().authorization).toMatch(/^Bearer \S+$/);
});
