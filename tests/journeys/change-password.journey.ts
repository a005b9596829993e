import type { Page, Request } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { openDeskAt, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { holdClock } from './support/held-clock.ts';

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
