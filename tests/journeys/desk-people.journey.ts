import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from '#server/database/connect.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import type { ProductProcess } from '#tests/support/product-process.ts';
import { toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

/** Makes the server ask for the password before the next act that needs a confirmation. */
function forgetProof({ dataDirectory }: ProductProcess): void {
  const database = new DatabaseSync(join(dataDirectory, sqliteFileName));
  database.exec("update sessions set proven_at = ''");
  database.close();
}

test('an administrator invites an editor, who sets a password, sees only the content, and is revoked at once', async ({
  deskPage: page,
  browser,
  baseURL,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/people$/);
  await expect(page.getByRole('list', { name: 'People' }).getByText('(you)')).toBeVisible();

  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Please enter the person’s full name.')).toBeVisible();
  await page.getByLabel('Full name').fill('Mere Tūhoe');
  await page.getByLabel('Email').fill('mere.invited@example.com');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await page.getByLabel('Link for Mere Tūhoe').inputValue();
  expect(link).toMatch(/\/invite#[\w-]{43}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  const invites = page.getByRole('region', { name: 'Invites nobody has used yet' });
  await expect(invites.getByText('mere.invited@example.com')).toBeVisible();
  await expectNoAxeFindings(page);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  const addresses: string[] = [];
  other.on('request', (request) => addresses.push(request.url()));
  await other.goto(link);
  await expect(other.getByText('mere.invited@example.com', { exact: true })).toBeVisible();
  await expect(other.getByLabel('Full name')).toHaveValue('Mere Tūhoe');
  await expectNoAxeFindings(other);
  await other.getByLabel('Password', { exact: true }).fill('Kowhai-2026');
  await other.getByLabel('Confirm password', { exact: true }).fill('Kowhai-2026');
  await other.getByRole('button', { name: 'Create account and open the desk' }).click();
  await expect(other.getByRole('heading', { name: 'Manage Articles' })).toBeVisible();
  expect(addresses.filter((address) => address.split('#')[0]?.includes(link.split('#')[1] ?? 'x'))).toEqual([]);
  await expect(other.getByRole('link', { name: 'Enquiries' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Pictures' })).toBeVisible();
  for (const name of ['Insight', 'Settings']) await expect(other.getByRole('link', { name })).toHaveCount(0);
  await other.goto('/dashboard/people');
  await expect(other.getByRole('heading', { name: 'Only administrators can open this page' })).toBeVisible();

  await page.reload();
  await expect(invites).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the role of Mere Tūhoe' }).click();
  await page.getByRole('button', { name: /^Editor/ }).click();
  await page.getByRole('option', { name: 'Member' }).click();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByRole('list', { name: 'People' }).getByText('Mere Tūhoe')).toHaveCount(0);
  await page.getByText(/^Members [1-9]\d*$/).click();
  await expect(page.getByRole('list', { name: 'People' }).getByText('Mere Tūhoe')).toBeVisible();
  await other.goto('/dashboard');
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.getByRole('alert').getByText('This invite has been used.')).toBeVisible();
  await context.close();
});

test('an administrator confirms a registered person with the password, and what was typed stays', async ({
  deskPage: page,
  product,
  administrator,
  faults,
}) => {
  // The browser logs each refused request, and the wrong password.
  faults.expect(/status of 40[039]/);
  await page.goto(`${product.origin}/register`);
  await page.getByLabel('Full name').fill('Tama Rangi');
  await page.getByLabel('Email').fill('tama@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Kowhai-2026');
  await page.getByLabel('Confirm password').fill('Kowhai-2026');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/dashboard/people?status=members');
  const tama = page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: 'Tama Rangi' });
  await expect(tama.getByText('Address not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Change the role of Tama Rangi' }).click();
  await page.getByRole('button', { name: /^Member/ }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  forgetProof(product);
  await page.getByRole('button', { name: 'Save role' }).click();
  await page.getByLabel('Current Password').fill('not it');
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel('Current Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect(page.getByText('Nobody has proven that tama@example.com is theirs')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Editor/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Confirm the address of Tama Rangi' }).click();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('The address of Tama Rangi is confirmed')).toBeVisible();
  await expect(tama.getByText('Address not confirmed')).toHaveCount(0);
});

test('Back takes the question for the password away with its dialog, and the desk goes on', async ({
  deskPage: page,
  product,
  faults,
}) => {
  faults.expect(/status of 403/);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Full name').fill('Hone Kerei');
  await page.getByLabel('Email').fill('hone@example.com');
  forgetProof(product);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(question.getByLabel('Current Password')).toBeFocused();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('button', { name: 'Create New Article' }).click();
  await page.getByLabel('Title', { exact: true }).fill('After going back');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('After going back');
  await page.goto('/dashboard/people');
  await expect(page.getByRole('list', { name: 'People' })).toBeVisible();
  await expect(page.getByText('hone@example.com')).toHaveCount(0);
});

test('an export that was cancelled is not called a failure, and a failure is not shown after a success', async ({
  deskPage: page,
  product,
  administrator,
  faults,
}) => {
  faults.expect(/status of 403|ERR_FAILED/);
  const confirm = async () => {
    await page.getByLabel('Current Password').fill(administrator.password);
    await page.getByRole('button', { name: 'Carry on' }).click();
  };
  // Another journey may make the server forget it at any time.
  forgetProof(product);
  await page.goto('/dashboard/personal-data');
  await page.getByLabel('Email address or phone number').fill(administrator.email);
  await page.getByRole('button', { name: 'Find' }).click();
  await confirm();
  const exported = page.getByRole('button', { name: 'Export all of it' });
  await expect(exported).toBeVisible();
  forgetProof(product);
  const failure = toastOf(page, 'The data could not be exported. Please try again.');
  await exported.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(exported).toBeEnabled();
  await expect(failure).toHaveCount(0);

  await page.route(`**${apiPaths.adminPersonExports}`, (route) => route.abort());
  await exported.click();
  await expect(failure).toBeVisible();
  await page.unroute(`**${apiPaths.adminPersonExports}`);
  await exported.click();
  const download = page.waitForEvent('download');
  await confirm();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-.*\.json$/);
  await expect(failure).toHaveCount(0);
});

test('an administrator makes an API token, sees it once, and revokes it', async ({ deskPage: page, request }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'API tokens', exact: true }).click();
  await page.getByRole('button', { name: 'Make API token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the program').fill('Newsletter');
  await dialog.getByRole('button', { name: 'Make API token' }).click();
  await expect(dialog.getByText('Please choose at least one thing that the token may do.')).toBeVisible();
  await dialog.getByText('Read drafts').click();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Make API token' }).click();
  const token = await dialog.getByLabel('Token of Newsletter').inputValue();
  expect(token).toMatch(/^bellbird_\w{49}$/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const status = async () =>
    (await request.get(apiPaths.adminArticles, { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await status()).toBe(200);
  await expect(page.getByText(`ends with ${token.slice(-4)}`)).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Revoke Newsletter' }).click();
  await expect(page.getByText('stops working at once')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No API tokens' })).toBeVisible();
  expect(await status()).toBe(401);
});
