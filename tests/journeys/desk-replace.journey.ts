import { apiPaths } from '#shared/api/api-paths.ts';
import { openArticle, openDeskAt } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { htmlContent, visualContent } from './support/writing-steps.ts';

test('Ctrl+H finds and replaces in the text, keeps links and marks, and Undo takes all back', async ({
  deskPage: page,
  make,
}) => {
  const content = '<p>A <strong>kea</strong> and <a href="/demo">the kea</a></p>';
  await make.article({ title: 'Birds to replace', content });
  const dialog = await openArticle(page, 'Birds to replace', '?q=Birds+to+replace');
  const text = await visualContent(dialog);
  await text.press('ControlOrMeta+h');
  const panel = dialog.getByRole('group', { name: 'Find and replace' });
  await panel.getByLabel('Find', { exact: true }).fill('KEA');
  await expect(panel.getByText('2 found')).toBeVisible();
  await panel.getByLabel('Find', { exact: true }).press('Enter');
  await expect(panel.getByText('1 of 2')).toBeVisible();
  await panel.getByLabel('Replace with').fill('tui');
  await panel.getByRole('button', { name: 'Replace all' }).click();
  await expect(panel.getByText('2 replaced. Undo takes all of them back.')).toBeVisible();
  await expect(text.getByRole('strong')).toHaveText('tui');
  await expect(text.locator('a[href="/demo"]')).toHaveText('the tui');
  await panel.getByLabel('Find', { exact: true }).press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('A kea and the kea');
  await (await htmlContent(dialog)).press('ControlOrMeta+h');
  await expect(dialog.getByText('Visual is open, because it finds words.')).toBeVisible();
  await expect(panel.getByLabel('Find', { exact: true })).toBeFocused();
});

test('words are replaced in the chosen articles, and Undo restores all of them', async ({
  deskPage: page,
  make,
  send,
}) => {
  const [one, two, three] = [
    await make.article({ title: 'Pukeko one' }),
    await make.article({ title: 'Pukeko two' }),
    await make.article({ title: 'Pukeko three' }),
  ];
  const titles = () =>
    Promise.all(
      [one, two, three].map(
        async ({ id }) => Object((await send('GET', `${apiPaths.adminArticles}/${id}`)).body).title,
      ),
    );
  await openDeskAt(page);
  await page.getByRole('button', { name: 'Find and replace in all articles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find and replace in all articles' });
  await dialog.getByLabel('Find', { exact: true }).fill('Pukeko');
  await dialog.getByLabel('Replace with').fill('Weka');
  await dialog.getByRole('button', { name: 'Show the changes' }).click();
  await expect(dialog.getByText('3 articles, 3 places.')).toBeVisible();
  await expect(dialog.getByRole('listitem').first().locator('ins')).toHaveText('Weka');
  await dialog.getByText('Pukeko two', { exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Replace in 2 articles' }).click();
  await expect(dialog.getByText('Replaced in 2 articles. Each has a new version.')).toBeVisible();
  expect(await titles()).toEqual(['Weka one', 'Pukeko two', 'Weka three']);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Undone in 2 articles.')).toBeVisible();
  expect(await titles()).toEqual(['Pukeko one', 'Pukeko two', 'Pukeko three']);
});
