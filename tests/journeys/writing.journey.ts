import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { expectToFitPhone } from '#tests/support/axe.ts';
import { openArticle, openDeskAt, openEditDialog, openNewArticle, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { htmlContent, quickLines, typeWithoutPause, visualContent } from './support/writing-steps.ts';

/** Saves the open article and returns the content that was sent. */
async function savedContent(page: Page, dialog: Locator): Promise<unknown> {
  // The open article also sends that a person is here, to an address below its own.
  const saved = new RegExp(`${apiPaths.adminArticles}(?:/\\d+)?$`);
  const request = page.waitForRequest((sent) => /^(?:POST|PUT)$/.test(sent.method()) && saved.test(sent.url()));
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  const body = (await request).postDataJSON();
  await expect(toastOf(page, 'Article saved successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  return body.content;
}

test('an article is written by keyboard alone, with Markdown signs, the / menu and a link', async ({
  deskPage: page,
}) => {
  const dialog = await openNewArticle(page);
  const { keyboard } = page;
  const content = await visualContent(dialog);
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await keyboard.type('Written by keys');
  await keyboard.press('Tab');
  await keyboard.type('Short');
  await keyboard.press('Tab');
  // With the Tab key, the switch between Visual and HTML comes before the toolbar, which is one stop.
  await expect(dialog.getByRole('radio', { name: 'Visual' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(content).toBeFocused();

  await keyboard.type('## Six o’clock');
  await keyboard.press('Enter');
  await keyboard.type('The **phone** still *rings*.');
  await keyboard.press('Enter');
  await keyboard.type('/num');
  const menu = page.getByRole('listbox', { name: 'What to add' });
  await expect(menu.getByRole('option')).toHaveText([/Numbered list/]);
  await expectToFitPhone(page);
  await keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await keyboard.type('One');
  await keyboard.press('Enter');
  await keyboard.type('Two');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('See rates');
  for (let letter = 0; letter < 5; letter += 1) await keyboard.press('Shift+ArrowLeft');
  await keyboard.press('Control+k');
  await expect(dialog.getByLabel('Link address')).toBeFocused();
  await keyboard.type('tel:111');
  await keyboard.press('Enter');
  await expect(dialog.getByText('Articles cannot have phone links.')).toBeVisible();
  await expectToFitPhone(page);
  await dialog.getByLabel('Link address').fill('example.com/rates');
  await keyboard.press('Enter');
  await expect(content).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('/');
  await expect(menu).toBeVisible();
  await keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(dialog).toBeVisible();
  await keyboard.press('Backspace');
  await keyboard.type('/table');
  await keyboard.press('Enter');
  await keyboard.type('Day');
  await keyboard.press('Tab');
  await keyboard.type('Price');
  await expect(dialog.getByText(/^\d+ words/)).toBeVisible();
  // The save comes directly after the last key press, and must contain everything that was typed.
  expect(await savedContent(page, dialog)).toBe(
    [
      '<h2>Six o’clock</h2>',
      '<p>The <strong>phone</strong> still <em>rings</em>.</p>',
      '<ol>\n<li>One</li>\n<li>Two</li>\n</ol>',
      '<p>See <a href="https://example.com/rates" rel="noopener">rates</a></p>',
      '<table>\n<thead>\n<tr><th scope="col">Day</th><th scope="col">Price</th><th scope="col"></th></tr>\n</thead>\n<tbody>\n<tr><td></td><td></td><td></td></tr>\n<tr><td></td><td></td><td></td></tr>\n</tbody>\n</table>',
    ].join('\n'),
  );
});

test('looking at an article changes nothing, an edit changes only its paragraph, and an emptied one is null', async ({
  deskPage: page,
  make,
}) => {
  const odd =
    '<h2>Title</h2>\n\n\n<p>One\n  line</p> <ul>\n  <li>a</li>\n  <li><p>b</p></li></ul><figure><blockquote>Kept</blockquote></figure>\n<p>Last &amp; <em>done</em></p>';
  const article = await make.article({ title: 'Odd but allowed', content: odd });
  await openDeskAt(page);
  let dialog = await openEditDialog(page, 'Article', article.title);
  await visualContent(dialog);
  await expect(dialog.getByText('Kept as it is. Change it in HTML.')).toBeVisible();
  expect(await savedContent(page, dialog)).toBe(odd);

  dialog = await openEditDialog(page, 'Article', article.title);
  await (await visualContent(dialog)).getByText('Last &').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  expect(await savedContent(page, dialog)).toBe(odd.replace('<em>done</em>', '<em>done!</em>'));

  dialog = await openEditDialog(page, 'Article', article.title);
  const content = await visualContent(dialog);
  await dialog.getByRole('button', { name: 'Use the counted time: 1 minute' }).click();
  await expect(dialog.getByLabel('Read Time (minutes)')).toHaveValue('1');
  await dialog.getByText('Outline 1').click();
  await dialog.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(content).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  expect(await savedContent(page, dialog)).toBeNull();
});

test('Visual and HTML are the same text, both ways and by keyboard alone, and the choice is remembered', async ({
  deskPage: page,
  make,
}) => {
  const article = await make.article({ title: 'Two ways', content: '<p>First</p>\n<p>Second</p>' });
  const dialog = await openArticle(page, article.title);
  const visual = await visualContent(dialog);
  await visual.getByText('First').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('The ');
  // The toolbar is one stop on the way to the switch.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('radio', { name: 'Visual' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const html = dialog.getByRole('textbox', { name: 'Content' });
  await expect(html).toHaveValue('<p>The First</p>\n<p>Second</p>');
  await expect(dialog.getByRole('radio', { name: 'HTML' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(html).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('<h2>Heading</h2>\n<p>The First</p>');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Visual' })).toBeFocused();
  await expect((await visualContent(dialog)).getByRole('heading', { name: 'Heading' })).toBeVisible();
  await (await htmlContent(dialog)).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  // The save comes directly after the last key press, and must contain the last character.
  expect(await savedContent(page, dialog)).toBe('<h2>Heading</h2>\n<p>The First</p>!');
  const again = await openEditDialog(page, 'Article', article.title);
  await expect(again.getByRole('radio', { name: 'HTML' })).toBeChecked();
  await expect(again.getByRole('textbox', { name: 'Content' })).toHaveValue('<h2>Heading</h2>\n<p>The First</p>!');
});

test('quick typing stays in order, what a save would remove is said before it, and blank lines are offered as paragraphs', async ({
  deskPage: page,
  faults,
}) => {
  // If the typing is slow, the checks before publishing find that the linked page does not exist.
  faults.expect(/404 .*\/rates/);
  const dialog = await openNewArticle(page);
  // What is typed directly after Enter stays in order, / opens the menu, and Ctrl+K at once links the selected words.
  const content = await visualContent(dialog);
  expect(await typeWithoutPause(content, quickLines)).toEqual(quickLines);
  await typeWithoutPause(content, ['/']);
  await expect(page.getByRole('listbox', { name: 'What to add' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');

  await page.keyboard.type('See our rates');
  await expect(content).toHaveText('See our rates');
  // The selection changes and Ctrl+K is pressed in one task. So the browser has not yet reported the new selection when
  // the key is handled.
  await content.evaluate((editor) => {
    const text = editor.querySelector('p')?.firstChild;
    if (!text) throw new Error('There is no text');
    getSelection()?.setBaseAndExtent(text, 'See our '.length, text, 'See our rates'.length);
    editor.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', keyCode: 75, ctrlKey: true, bubbles: true }));
  });
  await page.keyboard.type('/rates');
  await page.keyboard.press('Enter');
  await expect(content.getByRole('link')).toHaveText('rates');
  await expect(content).toHaveText('See our rates');

  await dialog.getByLabel('Title', { exact: true }).fill('Said before');
  await dialog.getByLabel('Summary', { exact: true }).fill('Short');
  const html = await htmlContent(dialog);
  await html.fill('<h1>Rates</h1><p style="x">Call <a href="tel:111">us</a></p>');
  await expect(
    dialog.getByText(
      'Articles cannot have <h1>, the attribute style and the phone link tel:111. Saving takes this out and keeps the words in it.',
    ),
  ).toBeVisible();
  await expectToFitPhone(page);
  await dialog.getByText('Visual', { exact: true }).click();
  await expect(dialog.getByText(/^Visual cannot show this yet\. Articles cannot have <h1>/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take it out and show Visual' }).click();
  await expect((await visualContent(dialog)).getByRole('heading', { level: 2, name: 'Rates' })).toBeVisible();

  await (await htmlContent(dialog)).fill('One\n\nTwo');
  await dialog.getByRole('button', { name: 'Turn blank lines into paragraphs' }).click();
  await visualContent(dialog);
  expect(await savedContent(page, dialog)).toBe('<p>One</p>\n<p>Two</p>');
});

test('typing works before the editor’s code has arrived, and nothing of it is lost', async ({ deskPage: page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/content-field\.[\w-]+\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const dialog = await openNewArticle(page);
  const content = dialog.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.keyboard.type('Typed before');
  const code = page.waitForResponse(/content-field\.[\w-]+\.js/);
  held.resolve();
  await (await code).finished();
  await page.keyboard.type(' and after');
  await expect(content).toHaveValue('Typed before and after');
  await dialog.getByLabel('Summary', { exact: true }).click();
  await expect(await visualContent(dialog)).toHaveText('Typed before and after');
});

test('Ctrl+End shows the last words of a long text at once, an arrow shows that the toolbar goes on, and a low window has room', async ({
  deskPage: page,
  make,
}) => {
  const words = 'Somebody answers the phone before the third ring. '.repeat(9);
  const paragraphs = Array.from({ length: 250 }, (_, index) => `<p>${index}: ${words}</p>`);
  const article = await make.article({ title: 'Long to the end', content: paragraphs.join('') });
  await page.setViewportSize({ width: 360, height: 780 });
  const dialog = await openArticle(page, article.title, '?q=Long+to+the+end');
  const content = await visualContent(dialog);
  const arrows = dialog.locator('[data-edge-arrow]');
  await expect(arrows).toHaveCount(1);
  await arrows.click();
  await expect(arrows).toHaveCount(2);
  await expect(dialog.getByRole('button', { name: 'Quote' })).toBeInViewport();

  await content.getByText(/^0: /).click();
  await page.keyboard.press('Control+End');
  const last = content.getByText(/^249: /);
  const isAtEnd = () =>
    last.evaluate((block) => {
      const { bottom } = block.getBoundingClientRect();
      return bottom > 0 && bottom <= window.innerHeight + 1;
    });
  await expect.poll(isAtEnd).toBe(true);
  // In a low window, the heading and the buttons scroll away with the text.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.keyboard.type(' Words');
  await expect(dialog.getByRole('heading', { name: 'Edit Article' })).not.toBeInViewport();
  await expect(dialog.getByRole('toolbar', { name: 'Formatting' })).not.toBeInViewport();
});
