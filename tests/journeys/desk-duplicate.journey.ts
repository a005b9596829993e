import { openDeskAt, rowOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('an article is duplicated from its row, and the copy opens', async ({ deskPage: page, make }) => {
  await make.article({ title: 'To be copied' });
  await openDeskAt(page, '?q=To+be+copied');
  await page.getByRole('button', { name: 'Duplicate To be copied', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Article' });
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Copy of To be copied');
  await expect(dialog.getByLabel('Published', { exact: true })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Copy of To be copied')).toContainText('Draft');
});
