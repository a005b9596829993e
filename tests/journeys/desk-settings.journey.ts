import { Webhook } from 'standardwebhooks';
import { apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings, expectToFitPhone } from '#tests/support/axe.ts';
import { startWebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { expect, test } from './support/fixtures.ts';

test('the owner changes the hours and the phone number, sees what visitors will read, and goes back to the defaults', async ({
  deskPage: page,
  product,
  faults,
  send,
}) => {
  const home = async () => (await fetch(`${product.origin}/nz`)).text();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);

  const hours = page.getByRole('region', { name: 'Opening hours' });
  await hours.getByText('Sunday', { exact: true }).click();
  await hours.getByLabel('Sunday: closes').fill('09:00');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(hours.getByText('The closing time must be after the opening time.')).toBeVisible();
  await hours.getByLabel('Sunday: closes').fill('13:00');
  await expect(hours.getByText(/Saturday 10\sam to 2\spm, Sunday 10\sam to 1\spm/)).toBeVisible();
  expect(await home()).not.toContain('Sunday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hours.getByRole('status')).toContainText('It’s on the site now.');
  await expect.poll(home).toMatch(/Sunday 10\sam to 1\spm/);

  // Typed text stays while another page of the desk is open, and somebody else's save is not overwritten without a
  // warning.
  const phone = page.getByRole('region', { name: 'Phone number' });
  // What is typed at the start of a field stays at the start.
  await phone.getByLabel('Phone number').fill('123 4567');
  await phone.getByLabel('Phone number').press('Home');
  for (const key of ['0', '3', 'Space']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Articles' }).click();
  await send('PUT', `${apiPaths.adminSettings}/phone`, { value: '0800 765 432' });
  await page.goBack();
  await expect(phone.getByLabel('Phone number')).toHaveValue('03 123 4567');
  faults.expect(/412/);
  await phone.getByLabel('Phone number').press('Enter');
  await expect(phone.getByRole('alert')).toContainText('Someone else has changed this setting');
  await phone.getByRole('button', { name: 'Save mine' }).click();
  await expect(phone.getByRole('status')).toContainText('Saved.');
  await expect.poll(home).toContain('03 123 4567');

  await expectToFitPhone(page);

  for (const setting of [hours, phone]) {
    await setting.getByRole('button', { name: 'Back to the default' }).click();
    await expect(setting.getByRole('status')).toContainText('Back to the default.');
  }
  await expect.poll(home).not.toContain('03 123 4567');
});

test('an administrator adds a webhook, sends a test, sends it again after a failure, and deletes the webhook', async ({
  deskPage: page,
}) => {
  const receiver = await startWebhookReceiver();
  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('rebuild.example');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter a web address that starts with https:// or http://')).toBeVisible();
  await dialog.getByLabel('Address').fill(receiver.url);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = await dialog.getByLabel('Secret').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();

  receiver.answer(410);
  await page.getByRole('button', { name: `Messages to ${receiver.url}` }).click();
  await expect(dialog.getByText('Nothing was sent yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send a test' }).click();
  await expect(dialog.getByText(/^Not sent, .*: The receiver answered 410: it takes no more$/)).toBeVisible();
  await page.reload();
  const notices = page.getByRole('status', { name: 'Notices about the server' });
  await expect(notices).toContainText(`Messages about articles do not arrive at ${new URL(receiver.url).host}.`);
  receiver.answer(204);
  await page.getByRole('button', { name: `Messages to ${receiver.url}` }).click();
  await dialog.getByRole('button', { name: 'Send again: Test' }).click();
  await expect(dialog.getByText(/^Arrived .*, status 204$/)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeFindings(page);
  const [first, second] = receiver.received;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  for (const { body, headers } of receiver.received) expect(new Webhook(secret).verify(body, headers)).toBeDefined();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Delete ${receiver.url}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a webhook' })).toBeFocused();
  await expect(notices.getByRole('listitem')).toHaveCount(0);
  await receiver.stop();
});
