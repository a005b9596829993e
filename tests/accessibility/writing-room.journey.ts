import { apiPaths } from '#shared/api/api-paths.ts';
import { expectToFitPhone } from '#tests/support/axe.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { openArticle, openDeskAt, rowOf, toastOf } from '../journeys/support/desk-steps.ts';
import { expect, test } from '../journeys/support/fixtures.ts';
import { giveFiles, htmlContent, visualContent } from '../journeys/support/writing-steps.ts';

// A phone, on which the desk has the least room.
test.use({ viewport: { width: 360, height: 800 } });

test('axe finds nothing in Visual, its menu and panels, and the notices of HTML', async ({ deskPage: page, make }) => {
  const article = await make.article({
    title: 'Panels for axe',
    content:
      '<h2>A heading</h2><p>Some words <a href="/demo">link</a></p><table><tbody><tr><td>1</td></tr></tbody></table><figure><blockquote>Kept</blockquote></figure>',
  });
  const dialog = await openArticle(page, article.title, '?q=Panels+for+axe');
  const content = await visualContent(dialog);
  await content.getByRole('cell').click();
  await expect(dialog.getByRole('group', { name: 'Table' })).toBeVisible();
  await expectToFitPhone(page);
  await content.getByText('Some words').click();
  await page.keyboard.type(' /');
  await expect(page.getByRole('listbox', { name: 'What to add' })).toBeVisible();
  await expectToFitPhone(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await dialog.getByLabel('Link address').fill('tel:111');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Articles cannot have phone links.')).toBeVisible();
  await expectToFitPhone(page);
  await page.keyboard.press('Escape');
  const file = await makePicture({ width: 640, seed: 120 });
  await giveFiles(content, 'paste', [
    { name: 'a.jpg', type: 'image/jpeg', content: file },
    { name: 'huge.jpg', type: 'image/jpeg', content: 21 * 1024 * 1024 },
  ]);
  await expect(dialog.getByText(/^huge\.jpg: /)).toBeVisible();
  await content.getByRole('button', { name: 'Alt text: missing' }).click();
  await expect(dialog.getByRole('group', { name: 'Picture' })).toBeVisible();
  await expectToFitPhone(page);
  const html = await htmlContent(dialog);
  await html.fill('<h1>Not allowed</h1><p><img src="https://example.com/a.png" alt=""></p>');
  await expect(dialog.getByText(/^Articles cannot have <h1>/)).toBeVisible();
  await expectToFitPhone(page);
  // What is kept of this article would be in the lists of other journeys.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Discard changes to/ }).click();
});

test('axe finds nothing in Pictures, Trash, Versions and the address', async ({ deskPage: page, make, send }) => {
  const article = await make.article({ title: 'Rooms for axe', content: '<p>First</p>' });
  const { tags, category: _category, ...rest } = article;
  await send('PUT', `${apiPaths.adminArticles}/${article.id}`, {
    ...rest,
    content: '<p>Second</p>',
    is_featured: true,
    tag_ids: tags.map(({ id }) => id),
  });
  const gone = await make.tag({ name: 'Gone for axe' });
  await send('DELETE', `${apiPaths.adminTags}/${gone.id}`);
  await page.goto('/dashboard/pictures');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files', exact: true }).click(),
  ]);
  const buffer = await makePicture({ width: 900, seed: 130 });
  await chooser.setFiles([{ name: 'axe.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.getByRole('dialog', { name: 'axe.jpg' }).getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/dashboard/pictures');
  await expect(rowOf(page, 'axe.jpg')).toBeVisible();
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Open axe.jpg' }).click();
  const picture = page.getByRole('dialog', { name: 'axe.jpg' });
  await expectToFitPhone(page);
  await picture.getByRole('button', { name: 'Delete', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectToFitPhone(page);
  await undo.click();
  await expect(rowOf(page, 'axe.jpg')).toBeVisible();
  await page.goto('/dashboard?tab=tags&status=trash');
  await expect(rowOf(page, 'Gone for axe')).toBeVisible();
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Delete now: Gone for axe' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete for good' })).toBeVisible();
  await expectToFitPhone(page);
  const dialog = await openArticle(page, 'Rooms for axe', '?q=Rooms+for+axe');
  await dialog.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('Added', { exact: true })).toBeVisible();
  await expectToFitPhone(page);
  await versions.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Edit the address' }).click();
  const address = page.getByRole('dialog', { name: 'Address', exact: true });
  await address.getByLabel('End of the address').fill('');
  await address.getByRole('button', { name: 'Change Address' }).click();
  await expectToFitPhone(page);
});

test('axe finds nothing in Publish Later, in the advice before publishing and in the check after it', async ({
  deskPage: page,
  make,
  faults,
}) => {
  // The advice is about a link that leads nowhere. When the desk checks the link, the browser logs the 404.
  faults.expect(/404/);
  const title = 'Published for axe';
  const content = '<h3>Deep</h3><p><a href="/nowhere-for-axe">Gone</a></p>';
  await make.article({ title, content, is_published: false });
  const dialog = await openArticle(page, title, `?q=${encodeURIComponent(title)}`);
  const advice = dialog.getByRole('region', { name: 'Before you publish' });
  await expect(advice.getByText('/nowhere-for-axe leads nowhere', { exact: false })).toBeVisible();
  await advice.scrollIntoViewIfNeeded();
  await expectToFitPhone(page);
  await dialog.getByRole('button', { name: 'Publish later…' }).click();
  const later = page.getByRole('dialog', { name: 'Publish Later' });
  await later.getByLabel('Date', { exact: true }).fill('2020-01-01');
  await later.getByRole('button', { name: 'Publish Later' }).click();
  await expect(later.getByText('This time has passed.', { exact: false })).toBeVisible();
  await expectToFitPhone(page);
  await later.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByText('Published', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  const check = page.getByRole('region', { name: 'On the site' });
  await expect(check.getByRole('status')).toHaveText('On the site now');
  await expectToFitPhone(page);
});

test('Pictures, Trash, Versions and the address work with the keyboard alone', async ({ deskPage: page, make }) => {
  const { keyboard } = page;
  const reach = async (name: string) => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      const at = await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (at === name) return;
      await keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };
  await make.article({ title: 'By keyboard', content: '<p>First</p>' });
  await make.tag({ name: 'Kept by keyboard' });
  await openDeskAt(page, '?q=By+keyboard');
  const row = page.getByRole('button', { name: 'Edit By keyboard', exact: true });
  await row.focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Article' });
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await test.step('the address', async () => {
    await visualContent(dialog);
    await reach('Edit the address');
    await keyboard.press('Enter');
    const address = page.getByRole('dialog', { name: 'Address', exact: true });
    await expect(address).toBeVisible();
    await address.getByLabel('End of the address').focus();
    await keyboard.press('Control+a');
    await keyboard.type('moved by keys');
    await keyboard.press('Enter');
    await expect(address).toBeHidden();
    await expect(dialog.getByText('/resources/moved-by-keys')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Edit the address' })).toBeFocused();
  });
  await test.step('Versions', async () => {
    await dialog.getByLabel('Title', { exact: true }).focus();
    await keyboard.press('Shift+Tab');
    await reach('Versions');
    await keyboard.press('Enter');
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await expect(versions).toBeVisible();
    await keyboard.press('Escape');
    await expect(versions).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Versions', exact: true })).toBeFocused();
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(row).toBeFocused();
  });
  await test.step('Trash', async () => {
    await openDeskAt(page, '?tab=tags&q=Kept+by+keyboard');
    await page.getByRole('button', { name: 'Delete Kept by keyboard', exact: true }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Confirm Delete' })).toBeVisible();
    await reach('Delete');
    await keyboard.press('Enter');
    await expect(toastOf(page, 'Tag deleted successfully')).toBeVisible();
    await openDeskAt(page, '?tab=tags&status=trash');
    await expect(rowOf(page, 'Kept by keyboard')).toBeVisible();
    await reach('Restore Kept by keyboard');
    await keyboard.press('Enter');
    await expect(rowOf(page, 'Kept by keyboard')).toHaveCount(0);
    await expect(toastOf(page, 'Tag restored.')).toBeVisible();
  });
  await test.step('Pictures', async () => {
    // The test must start to wait before it presses the key, because the browser may send the event at once.
    const choosing = page.waitForEvent('filechooser');
    await page.goto('/dashboard/pictures');
    await expect(page.getByRole('heading', { level: 2, name: 'Pictures' })).toBeVisible();
    await reach('Choose files');
    await keyboard.press('Enter');
    const chooser = await choosing;
    const buffer = await makePicture({ width: 500, seed: 140 });
    await chooser.setFiles([{ name: 'keys.jpg', mimeType: 'image/jpeg', buffer }]);
    const picture = page.getByRole('dialog', { name: 'keys.jpg' });
    await expect(picture).toBeVisible();
    await reach('Delete');
    await keyboard.press('Enter');
    await expect(rowOf(page, 'keys.jpg')).toHaveCount(0);
  });
});
