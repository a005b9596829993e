import type { Page } from '@playwright/test';
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

test('the checklist marks the rules that are met, and the button is disabled until the form is valid', async ({
  deskPage: page,
}) => {
  const { dialog, current, next, confirmation, submit } = await openPasswordDialog(page);
  await expect(current).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(submit).toBeDisabled();
  const met = dialog.getByRole('list', { name: 'Password strength' }).getByText('met', { exact: true });
  await current.fill('Old-password-1!');
  for (const [typed, count] of [
    ['', 0],
    ['a', 1],
    ['aA', 2],
    ['aA1', 3],
    ['aA1!', 4],
    ['aA1!aaaa', 5],
  ] as const) {
    await next.fill(typed);
    await expect(met).toHaveCount(count);
  }
  await next.fill('weakling');
  await expect(dialog.getByText('Password does not meet strength requirements', { exact: true })).toBeVisible();
  await confirmation.fill('weakling');
  await expect(submit).toBeDisabled();

  await next.fill('Old-password-1!');
  await expect(dialog.getByText('New password must be different from current password', { exact: true })).toBeVisible();
  await confirmation.fill('Old-password-1!');
  await expect(submit).toBeDisabled();

  await next.fill(strong);
  await expect(dialog.getByText('New passwords do not match', { exact: true })).toBeVisible();
  await expect(submit).toBeDisabled();
  await confirmation.fill(strong);
  await expect(dialog.getByText('New passwords do not match', { exact: true })).toHaveCount(0);
  await expect(submit).toBeEnabled();
});

test('after a success the dialog says so and closes after 2 seconds, and the desk shows a toast', async ({
  deskPage: page,
}) => {
  await page.clock.install();
  const { dialog, current, next, confirmation, submit } = await openPasswordDialog(page);
  await page.route(`**${apiPaths.changePassword}`, (route) =>
    route.fulfill({ json: { message: 'Password changed successfully!' } }),
  );
  await current.fill('Old-password-1!');
  await next.fill(strong);
  await confirmation.fill(strong);
  const request = page.waitForRequest(`**${apiPaths.changePassword}`);
  const clock = await holdClock(page);
  await submit.click();
  expect((await request).postDataJSON()).toEqual({ current_password: 'Old-password-1!', new_password: strong });
  expect((await request).headers().authorization).toMatch(/^Bearer \S+$/);
  await clock.until(() => dialog.getByText('Password changed successfully!', { exact: true }).isVisible());
  await clock.pass(1500);
  await expect(dialog).toBeVisible();
  await clock.pass(500);
  await expect(dialog).toBeHidden();
  await expect(toastOf(page, 'Password changed successfully!')).toBeVisible();
});

test('a refusal shows its detail or Failed to change password, and a network error or a missing token its own sentence', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/400|500|ERR_/);
  const { dialog, current, next, confirmation, submit } = await openPasswordDialog(page);
  const alert = dialog.getByRole('alert');
  await current.fill('Not-my-password-1');
  await next.fill(strong);
  await confirmation.fill(strong);
  await submit.click();
  await expect(alert).toHaveText(/current password/i);
  await expect(submit).toBeFocused();

  await page.route(`**${apiPaths.changePassword}`, (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  await expect(alert).toHaveText('Failed to change password');
  await page.unroute(`**${apiPaths.changePassword}`);

  await page.route(`**${apiPaths.changePassword}`, (route) => route.abort('connectionfailed'));
  await submit.click();
  await expect(alert).toHaveText('Network error. Please try again.');

  await page.evaluate((key) => localStorage.removeItem(key), accessTokenKey);
  await submit.click();
  await expect(alert).toHaveText('Authentication required');
});

for (const press of ['two clicks', 'Enter held down'] as const) {
  test(`sends one request for ${press}, and shows the success`, async ({ deskPage: page }) => {
    const { dialog, current, next, confirmation, submit } = await openPasswordDialog(page);
    let requests = 0;
    await page.route(`**${apiPaths.changePassword}`, (route) => {
      requests += 1;
      return requests === 1
        ? route.fulfill({ json: { message: 'Password changed successfully!' } })
        : route.fulfill({ status: 400, json: { detail: 'Current password is incorrect' } });
    });
    await current.fill('Old-password-1!');
    await next.fill(strong);
    await confirmation.fill(strong);
    await submit.evaluate((button, how) => {
      // All clicks or key presses happen in one task, so that React cannot render between them.
      if (how === 'two clicks') for (let count = 0; count < 2; count += 1) (button as HTMLButtonElement).click();
      else for (let count = 0; count < 5; count += 1) button.closest('form')?.requestSubmit();
    }, press);
    await expect(dialog.getByText('Password changed successfully!', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    expect(requests).toBe(1);
  });
}
