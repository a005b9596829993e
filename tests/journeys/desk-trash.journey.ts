import { expectToFitPhone } from '#tests/support/axe.ts';
import { openDeskAt, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('a deleted tag and category are found in Trash, restored, and removed for good', async ({
  deskPage: page,
  make,
}) => {
  const tag = await make.tag({ name: 'Thrown away' });
  await make.article({ tag_ids: [tag.id] });
  await make.category({ name: 'Thrown away too' });
  for (const [tab, name, noun] of [
    ['tags', 'Thrown away', 'Tag'],
    ['categories', 'Thrown away too', 'Category'],
  ] as const) {
    await openDeskAt(page, `?tab=${tab}&q=Thrown`);
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).press('Enter');
    const confirm = page.getByRole('alertdialog', { name: 'Confirm Delete' }).getByRole('button', { name: 'Delete' });
    // It waits until the number of articles is known.
    await expect(confirm).toBeEnabled();
    await confirm.press('Enter');
    await expect(toastOf(page, `${noun} deleted successfully`).getByRole('button', { name: 'Undo' })).toBeVisible();
  }

  const openTrash = async (tab: 'Categories' | 'Tags') => {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await page.getByRole('button', { name: 'State: Any state' }).click();
    await page.getByRole('menuitemradio', { name: 'In Trash' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Trash' })).toBeVisible();
  };
  await openTrash('Tags');
  await page.getByRole('searchbox', { name: 'Find in Trash' }).fill('thrown');
  await expect(rowOf(page, 'Thrown away')).toContainText('Deleted by');
  await expect(rowOf(page, 'Thrown away')).toContainText('30 days left');
  await page.getByRole('button', { name: 'Restore Thrown away', exact: true }).press('Enter');
  await expect(toastOf(page, 'Tag restored. It is on 1 article again.')).toBeVisible();
  await expect(rowOf(page, 'Thrown away')).toHaveCount(0);

  await openTrash('Categories');
  await page.getByRole('searchbox', { name: 'Find in Trash' }).fill('thrown');
  await expect(page).toHaveURL(/q=thrown/);
  await expect(rowOf(page, 'Thrown away too')).toBeVisible();
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Delete now: Thrown away too' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete for good' });
  await expect(question).toContainText('This category cannot be restored afterwards.');
  await expectToFitPhone(page);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toastOf(page, 'Category deleted for good')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});
