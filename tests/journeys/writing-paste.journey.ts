import { expectToFitPhone } from '#tests/support/axe.ts';
import { openNewArticle } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { htmlContent, pasteInto, visualContent } from './support/writing-steps.ts';

test('a paste runs nothing and keeps structure; HTML source, rows, an address and Markdown become content, and one undo gives its text', async ({
  deskPage: page,
}) => {
  const dialog = await openNewArticle(page);
  const content = await visualContent(dialog);
  await content.click();
  const deed = 'top.ran=1';
  await pasteInto(content, {
    'text/html': `<p onclick="${deed}">Kept <a href="javascript:${deed}">words</a></p><img src=x onerror="${deed}"><svg onload="${deed}"></svg>`,
  });
  await content.getByText('Kept words').click();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');

  await pasteInto(content, {
    'text/html':
      '<div style="color:red"><h2>Copied</h2><p>With <b>bold</b>, <a href="https://a.nz">a link</a><script>x()</script><img src="https://a.nz/x.png"></p></div>',
    'text/plain': 'Copied',
  });
  await expect(content.getByRole('heading', { name: 'Copied' })).toBeVisible();
  await expect(dialog.getByText(/^One picture was left out/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await pasteInto(content, { 'text/plain': '<h3>Source</h3>\n<ul><li>One</li></ul>' });
  await expect(content.getByRole('heading', { name: 'Source' })).toBeVisible();
  await expect(dialog.getByText('The pasted HTML became content. Undo gives back its text.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(content.getByText('<h3>Source</h3>')).toBeVisible();
  await page.keyboard.press('Control+y');

  await pasteInto(content, { 'text/plain': 'x'.repeat(600_000) });
  await expect(dialog.getByText(/^That is too long: an article can have at most 500,000 characters/)).toBeVisible();
  await expect(await htmlContent(dialog)).toHaveValue(
    '<h2>Copied</h2>\n<p>With <strong>bold</strong>, <a href="https://a.nz" rel="noopener">a link</a></p>\n<h3>Source</h3>\n<ul>\n<li>One</li>\n</ul>',
  );

  await (await htmlContent(dialog)).fill('');
  await dialog.getByRole('radiogroup', { name: 'Write as' }).getByText('Visual').click();
  await (await visualContent(dialog)).click();
  await page.keyboard.type('See the rates');
  for (let letter = 0; letter < 5; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await pasteInto(content, { 'text/plain': 'https://example.org/page' });
  await expect(content.getByRole('link', { name: 'rates' })).toHaveAttribute('href', 'https://example.org/page');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await pasteInto(content, { 'text/plain': 'https://example.org/' });
  await expect(content.getByRole('link', { name: 'https://example.org/' })).toBeVisible();

  await page.keyboard.press('Enter');
  await pasteInto(content, {
    'text/plain': '\ufeff## Plans\n\n- **Starter** ~~old~~\n- ![logo](https://a.nz/x.png) Growth[^1]\n\n[^1]: Note',
  });
  await expect(content.getByRole('heading', { name: 'Plans' })).toBeVisible();
  await expect(dialog.getByText(/^The pasted Markdown became content\..*One picture was left out/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(content.getByText('## Plans')).toBeVisible();
  await page.keyboard.press('Control+y');

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await pasteInto(content, {
    'text/html':
      '<table><!--StartFragment--><col width=64><tr><td>Plan</td><td>Price</td></tr><!--EndFragment--></table>',
    'text/plain': 'Plan\tPrice',
  });
  await content.getByRole('cell', { name: 'Price' }).click();
  await expect(dialog.getByRole('group', { name: 'Table' })).toBeVisible();
  await expectToFitPhone(page);
  await expect(await htmlContent(dialog)).toHaveValue(
    /<p>See the <a href="https:\/\/example.org\/page" rel="noopener">rates<\/a><\/p>\n<p><a href="https:\/\/example.org\/" rel="noopener">https:\/\/example.org\/<\/a><\/p>\n<h2>Plans<\/h2>\n<ul>\n<li><strong>Starter<\/strong> old<\/li>\n<li>\s*Growth\[\^1\]<\/li>\n<\/ul>\n<p>\[\^1\]: Note<\/p>\n<table>/,
  );
});
