import { readFile } from 'node:fs/promises';
import { apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings, expectToFitPhone } from '#tests/support/axe.ts';
import { rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('the owner goes through new enquiries with the keyboard, takes a mark as spam back, erases what is stored about a person, and deletes an enquiry', async ({
  deskPage: page,
  send,
}) => {
  const leave = async (name: string, email: string) => {
    const details = {
      name,
      email,
      message: `Hello from ${name}. ${'word '.repeat(60)}`,
      consent: true,
      locale: 'en-NZ',
    };
    await send('POST', apiPaths.enquiries, details);
    await page.goto('/dashboard/enquiries?status=suspected&q=inbox-');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialog(name)).toContainText('Suspected spam');
    await dialog(name).getByRole('button', { name: 'Not spam', exact: true }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
  };
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await leave('Inbox One', 'inbox-one@example.co.nz');
  await leave('Inbox Two', 'inbox-two@example.co.nz');

  await page.goto('/dashboard/enquiries?q=inbox-');
  await expect(page.getByRole('alert')).toContainText('Nobody is told about new enquiries.');
  await page.getByRole('button', { name: 'Inbox Two', exact: true }).press('Enter');
  await expect(dialog('Inbox Two').getByRole('link', { name: 'Reply in your mail program' })).toHaveAttribute(
    'href',
    /^mailto:inbox-two%40example\.co\.nz\?subject=/,
  );
  await page.keyboard.press('j');
  await expect(dialog('Inbox One').getByText('2 of 2')).toBeVisible();
  await dialog('Inbox One').getByLabel('Add a note').pressSequentially('jk');
  await expect(dialog('Inbox One').getByLabel('Add a note')).toHaveValue('jk');
  await dialog('Inbox One').getByRole('button', { name: 'Previous' }).click();
  await page.keyboard.press('j');
  await expect(dialog('Inbox One').getByLabel('Add a note')).toHaveValue('jk');
  await expectNoAxeFindings(page);
  await dialog('Inbox One').getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('“Inbox One” is marked as spam.')).toBeVisible();
  await expect(rowOf(page, 'Inbox One')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rowOf(page, 'Inbox One')).toContainText('New');

  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('link', { name: 'A person’s data' }).click();
  const field = page.getByLabel('Email address or phone number');
  await field.fill('Inbox');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/whole email address/);
  await field.fill('INBOX-ONE@example.co.nz');
  await field.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Stored about' })).toHaveText(
    'Stored about INBOX-ONE@example.co.nz: 1 enquiry.',
  );
  await expectToFitPhone(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all of it' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Hello from Inbox One.');
  await page.getByRole('button', { name: 'Erase what is ticked' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Erased: 1 enquiry.')).toBeVisible();
  expect((await send('GET', `${apiPaths.adminEnquiries}?q=inbox-`)).headers['x-total-count']).toBe('1');

  await page.goto('/dashboard/enquiries?q=inbox-');
  await page.getByRole('button', { name: 'Trash: Inbox Two' }).click();
  await expect(page.getByText('“Inbox Two” is in Trash.')).toBeVisible();
  await page.goto('/dashboard/enquiries?status=trashed');
  await page.getByRole('button', { name: 'Delete Inbox Two' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toastOf(page, 'Enquiry deleted successfully')).toBeVisible();
});
