import { openDeskAt, rowOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('a published article is viewed in a new tab and duplicated from its row, and the copy opens', async ({
  deskPage: page,
  make,
}) => {
  await make.article({ title: 'To be copied' });
  await openDeskAt(page, '?q=To+be+copied');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'View To be copied' }).click();
  await expect((await opening).getByRole('heading', { level: 1, name: 'To be copied' })).toBeVisible();
  await page.getByRole('button', { name: 'Duplicate To be copied', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Article' });
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Copy of To be copied');
  await expect(dialog.getByLabel('Published', { exact: true })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Copy of To be copied')).toContainText('Draft');
  await expect(page.getByRole('link', { name: 'View Copy of To be copied' })).toHaveCount(0);
});
