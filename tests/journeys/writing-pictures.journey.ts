import { apiPaths } from '#shared/api/api-paths.ts';
import { pictureMessages } from '#shared/api/picture-contract.ts';
import { expectToFitPhone } from '#tests/support/axe.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { openNewArticle, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { giveFiles, htmlContent, pasteInto, type TestFile, visualContent } from './support/writing-steps.ts';

const pictureFile = async (name: string, seed: number): Promise<TestFile> => ({
  name,
  type: 'image/jpeg',
  content: await makePicture({ width: 640, height: 400, seed }),
});
const letter: TestFile = { name: 'letter.jpg', type: 'image/jpeg', content: Buffer.from('Dear reader') };

test('pictures are dropped and pasted into Visual and into HTML at the cursor, and what is refused is said by name', async ({
  deskPage: page,
  faults,
}) => {
  faults.expect(/422/);
  const dialog = await openNewArticle(page);
  const content = await visualContent(dialog);
  await content.click();
  await page.keyboard.type('Before');
  await giveFiles(content.getByText('Before'), 'drop', [await pictureFile('dropped.jpg', 101)]);
  await expect(content.getByRole('button', { name: 'Alt text: missing' })).toHaveCount(1);
  const shown = content.getByRole('figure').locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.keyboard.press('Control+End');
  await giveFiles(content, 'paste', [
    await pictureFile('first.jpg', 102),
    letter,
    await pictureFile('second.jpg', 103),
  ]);
  await expect(dialog.getByText(`letter.jpg: ${pictureMessages.notAPicture}`)).toBeVisible();
  await expect(content.getByRole('button', { name: 'Alt text: missing' })).toHaveCount(3);

  await giveFiles(content, 'drop', [{ name: 'poster.jpg', type: 'image/jpeg', content: 50 * 1024 * 1024 }]);
  await expect(dialog.getByText(`poster.jpg: ${pictureMessages.tooLarge}`)).toBeVisible();
  await giveFiles(content, 'drop', [{ name: 'notes.txt', type: 'text/plain', content: Buffer.from('Notes') }]);
  await expect(dialog.getByText(`notes.txt: ${pictureMessages.notAPicture}`)).toBeVisible();
  await pasteInto(content, { 'text/html': '<p>Copied <img src="https://example.com/a.png"></p>' });
  await expect(dialog.getByText(/^One picture was left out: pictures of other sites/)).toBeVisible();
  await content.getByRole('button', { name: 'Alt text: missing' }).first().click();
  await expect(dialog.getByRole('group', { name: 'Picture' })).toBeVisible();
  await expectToFitPhone(page);
  const html = await htmlContent(dialog);
  await expect(html).toHaveValue(/^<p>Before<\/p>\n(?:<figure><img src="\/pictures\/.+<\/figure>\n?){3}/);

  await html.fill('<p>One</p>\n<p>Two</p>');
  await html.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(10, 10));
  await giveFiles(html, 'drop', [await pictureFile('dropped.jpg', 104)]);
  await expect(html).toHaveValue(/^<p>One<\/p>\n<figure><img src="\/pictures\/[^>]+><\/figure>\n?<p>Two<\/p>$/);
  await page.keyboard.press('Control+End');
  await giveFiles(html, 'paste', [await pictureFile('pasted.jpg', 105), letter]);
  await expect(html).toHaveValue(/<p>Two<\/p>\n?<figure>[^\n]+<\/figure>$/);
  await expect(dialog.getByRole('alert')).toContainText(`letter.jpg: ${pictureMessages.notAPicture}`);

  await html.fill('<p><img src="https://example.com/a.png" alt="A"></p>');
  await expect(dialog.getByText(pictureMessages.otherSite)).toBeVisible();
  await dialog.getByText('Visual', { exact: true }).click();
  await visualContent(dialog);
});

test('typing goes on during an upload, the picture is put where it was dropped, and after a close it is in the library', async ({
  deskPage: page,
}) => {
  let held = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.adminPictures}?*`, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  const dialog = await openNewArticle(page);
  const content = await visualContent(dialog);
  await content.click();
  await page.keyboard.type('One');
  await giveFiles(content, 'paste', [await pictureFile('slow.jpg', 106)]);
  await expect(content.getByText('Uploading…')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  held.resolve();
  await expect(content.getByRole('figure')).toBeVisible();
  await expect(content.getByText('Uploading…')).toHaveCount(0);
  await page.keyboard.type(' and more');
  const html = await htmlContent(dialog);
  await expect(html).toHaveValue(/^<p>One<\/p>\n<figure><img src="\/pictures\/[^>]+><\/figure>\n<p>Two and more<\/p>$/);

  held = Promise.withResolvers<void>();
  await giveFiles(html, 'paste', [await pictureFile('late.jpg', 107)]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  held.resolve();
  await expect(toastOf(page, 'The picture is in Pictures now.')).toBeVisible();
});
