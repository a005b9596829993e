import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('an administrator invites an editor, who sets a password, sees only the content, and is revoked at once', async ({
  deskPage: page,
  browser,
  baseURL,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'People' }).click();
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
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await expect(other.getByRole('menuitem', { name: 'Pictures' })).toBeVisible();
  for (const name of ['Insight', 'People', 'Settings', 'Change history'])
    await expect(other.getByRole('menuitem', { name })).toHaveCount(0);
  await other.goto('/dashboard/people');
  await expect(other.getByRole('heading', { name: 'Only administrators can open this page' })).toBeVisible();

  await page.reload();
  await expect(invites).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the role of Mere Tūhoe' }).click();
  await page.getByRole('button', { name: /^Editor/ }).click();
  await page.getByRole('option', { name: 'Member' }).click();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByRole('list', { name: 'People' }).getByText('Mere Tūhoe')).toHaveCount(0);
  await page.getByText(/^Members \([1-9]\d*\)$/).click();
  await expect(page.getByRole('list', { name: 'People' }).getByText('Mere Tūhoe')).toBeVisible();
  await other.goto('/dashboard');
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.getByRole('alert').getByText('This invite has been used.')).toBeVisible();
  await context.close();
});
