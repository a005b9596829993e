import { pictureMessages } from '#shared/api/picture-contract.ts';
import { expectToFitPhone } from '#tests/support/axe.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { chooseFile, openCreateDialog, openDeskAt, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('a picture is uploaded, described, added to an article, seen by visitors, kept while used, deleted and restored', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/409/);
  faults.expect(/422/);
  await openDeskAt(page);
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Pictures' })).toBeVisible();

  await chooseFile(page, 'tally.jpg', 'image/jpeg', await makePicture({ width: 1600, height: 1000, orientation: 6 }));
  const editing = page.getByRole('dialog', { name: 'tally.jpg' });
  await editing.getByLabel('Alt text').fill('Two weeks of tally marks');
  await editing.getByRole('button', { name: 'Save picture' }).click();
  await expect(rowOf(page, 'tally.jpg')).toContainText('Two weeks of tally marks');
  await expect(rowOf(page, 'tally.jpg')).toContainText('1,000 × 1,600');

  await chooseFile(page, 'letter.jpg', 'image/jpeg', Buffer.from('Dear reader'));
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText(`letter.jpg: ${pictureMessages.notAPicture}`);
  await page.getByRole('button', { name: 'Dismiss letter.jpg' }).click();

  await openDeskAt(page);
  const writing = await openCreateDialog(page, 'Article');
  await writing.getByLabel('Title', { exact: true }).fill('With a picture');
  await writing.getByLabel('Summary', { exact: true }).fill('It shows tally marks.');
  await writing.getByText('HTML', { exact: true }).click();
  await writing.getByRole('button', { name: 'Add a picture' }).click();
  const picking = page.getByRole('dialog', { name: 'Add a picture' });
  await picking.getByRole('button', { name: 'tally.jpg' }).click();
  await expect(picking.getByLabel('Alt text')).toHaveValue('Two weeks of tally marks');
  await picking.getByRole('button', { name: 'Add picture' }).click();
  await expect(writing.getByLabel('Content', { exact: true })).toHaveValue(
    /^<figure><img src="\/pictures\/[a-z0-9]{16}\.webp" alt="Two weeks of tally marks" width="1000" height="1600" loading="lazy"><\/figure>$/,
  );
  await writing.getByText('Published', { exact: true }).click();
  await writing.getByRole('button', { name: 'Save Article' }).click();
  await expect(toastOf(page, 'Article saved successfully!')).toBeVisible();

  await page.goto('/resources/with-a-picture');
  const shown = page.getByRole('img', { name: 'Two weeks of tally marks' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/pictures\/[0-9a-f]{24}-\d+\.webp$/,
  );

  await page.goto('/dashboard/pictures');
  await page.getByRole('button', { name: 'Open tally.jpg' }).click();
  const open = page.getByRole('dialog', { name: 'tally.jpg' });
  await expect(open.getByRole('link', { name: 'With a picture' })).toBeVisible();
  await open.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(open.getByRole('alert')).toContainText('This picture is shown in “With a picture”.');
  await expectToFitPhone(page);
  await open.getByRole('button', { name: 'Cancel' }).click();

  await chooseFile(page, 'spare.jpg', 'image/jpeg', await makePicture({ width: 300, seed: 5 }));
  const spare = page.getByRole('dialog', { name: 'spare.jpg' });
  await spare.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(rowOf(page, 'spare.jpg')).toHaveCount(0);
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'spare.jpg')).toBeVisible();
});
