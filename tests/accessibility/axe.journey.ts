import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openCreateDialog, openDeskAt } from '../journeys/support/desk-steps.ts';
import { expect, test } from '../journeys/support/fixtures.ts';

test('axe finds nothing on forms that show errors', async ({ page }) => {
  for (const [path, button] of [
    ['/login', 'Sign In'],
    ['/register', 'Create Account'],
    ['/forgot-password', 'Send the link'],
    ['/reset-password', 'Set the password'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test('axe finds nothing on the desk, its tabs and its dialogs', async ({ deskPage: page, make }) => {
  const article = await make.article({ tag_ids: [(await make.tag()).id], is_featured: true });
  await openDeskAt(page);
  for (const [tab, noun] of [
    ['Articles', 'Article'],
    ['Categories', 'Category'],
    ['Tags', 'Tag'],
  ] as const) {
    await test.step(`the tab ${tab} and its dialog`, async () => {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectNoAxeFindings(page);
      const dialog = await openCreateDialog(page, noun);
      if (noun === 'Article') {
        // Save is pressed with a key, because the dialog ignores a click on Save shortly after it was opened: the click
        // could be the second half of a double click.
        await dialog.getByRole('button', { name: 'Save Article' }).press('Enter');
        await expect(dialog.getByText('Please enter a title for the article')).toBeVisible();
      }
      await expectNoAxeFindings(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });
  }
  await test.step('the bar for several articles, its dialog, and the filters by tag and date', async () => {
    await page.getByRole('tab', { name: /^Articles/ }).click();
    for (const box of await page.getByRole('checkbox', { name: /^Select / }).all()) await box.check();
    await expect(page.getByRole('region', { name: 'Selected articles' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Set category…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set category' });
    await dialog.getByRole('button', { name: 'Set category' }).click();
    await expect(dialog).toContainText('Choose a category first');
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Clear the selection' }).click();
    await page.getByRole('button', { name: 'Tag and date: any' }).click();
    await expect(page.getByRole('textbox', { name: 'Published to' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
  });
  await test.step('the dialog that merges tags', async () => {
    await page.getByRole('tab', { name: /^Tags/ }).click();
    await page
      .getByRole('button', { name: /^Merge / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Merge tag' });
    await expect(dialog.getByRole('combobox', { name: 'Merge into' })).toBeVisible();
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('the dialog before a deletion', async () => {
    await page.getByRole('tab', { name: /^Articles/ }).click();
    await page.getByLabel('Find an article').fill(article.title);
    await page.getByRole('button', { name: `Delete ${article.title}`, exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'Confirm Delete' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('the dialog Change Password', async () => {
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('New Password', { exact: true }).fill('weak');
    await expect(dialog.getByText('Password does not meet strength requirements')).toBeVisible();
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('a toast and the banner', async () => {
    const dialog = await openCreateDialog(page, 'Article');
    await dialog.getByLabel('Title', { exact: true }).fill('Saved for axe');
    await dialog.getByLabel('Summary', { exact: true }).fill('Short');
    await dialog.getByRole('button', { name: 'Save Article' }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
