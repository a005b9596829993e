import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openDeskAt, openEditDialog, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { visualContent } from './support/writing-steps.ts';

/** Selects words of the article on a preview page. */
async function selectWords(page: Page, words: string): Promise<void> {
  await page.locator('.prose').evaluate((prose, wanted) => {
    for (const { firstChild: node } of prose.querySelectorAll('p')) {
      const at = node?.textContent?.indexOf(wanted) ?? -1;
      if (node && at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
}

test('a reader without an account comments, suggests and approves, and the author answers and accepts', async ({
  deskPage: page,
  make,
  browser,
  product,
}) => {
  const content = '<p>We answer every call, day and night.</p><p>It costs $199 a month.</p>';
  const article = await make.article({ title: 'For review', content, is_published: false });
  await openDeskAt(page, '?q=For+review');
  const editing = await openEditDialog(page, 'Article', article.title);
  await editing.getByRole('button', { name: 'Preview', exact: true }).click();
  await editing.getByRole('button', { name: 'Share preview' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share preview' });
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const address = await sharing.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.keyboard.press('Escape');

  const reader = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await reader.goto(address);
  const bar = reader.getByRole('region', { name: 'Review' });
  await expect(bar.getByRole('button', { name: 'Comment' })).toBeVisible();
  await expect(reader.getByText('Select words to comment on them.')).toBeVisible();
  await bar.getByRole('button', { name: 'Comment' }).click();
  await selectWords(reader, 'ay and nig');
  await expect(bar.getByText('day and night', { exact: true })).toBeVisible();
  await bar.getByLabel('Your comment').fill('Also at the weekend?');
  await bar.getByLabel('Your name').fill('Mere');
  await reader.reload();
  await expect(bar.getByLabel('Your comment')).toHaveValue('Also at the weekend?');
  await expectNoAxeFindings(reader);
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Bring it back' }).click();
  await bar.getByRole('button', { name: 'Send' }).click();
  await expect(bar.getByText('Sent.')).toBeVisible();
  await bar.getByRole('button', { name: 'Suggest words' }).click();
  await expect(bar.getByText('Sent.')).toBeHidden();
  await selectWords(reader, 'day and night');
  await expect(bar.getByLabel('Your words instead')).toHaveValue('day and night');
  await bar.getByRole('button', { name: 'Change words' }).click();
  await bar.getByLabel('About these words').fill('every call');
  await bar.getByLabel('Your words instead').fill('each caller');
  await expect(bar.getByText('As Mere')).toBeVisible();
  await bar.getByRole('button', { name: 'Send' }).click();
  await bar.getByRole('button', { name: 'Good to publish' }).click();
  await expect(bar.getByText('You said it is good to publish.')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Good to publish' })).toBeHidden();

  await editing.getByRole('button', { name: 'Preview', exact: true, expanded: true }).click();
  await editing.getByRole('button', { name: 'Comments' }).click();
  const panel = editing.getByRole('region', { name: 'Comments' });
  const rowWith = (text: string) => panel.getByRole('listitem').filter({ hasText: text });
  await rowWith('Also at the weekend?')
    .getByRole('button', { name: /^Answer/ })
    .click();
  await rowWith('Also at the weekend?').getByLabel('Answer', { exact: true }).fill('Yes, then too.');
  await rowWith('Also at the weekend?')
    .getByRole('button', { name: /^Send answer/ })
    .click();
  await expect(rowWith('Yes, then too.')).toBeVisible();
  await expectNoAxeFindings(page);
  const text = await visualContent(editing);
  await text.getByText('day and night').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Always.');
  await rowWith('suggests other words')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(text).toContainText('We answer each caller, day and night. Always.');
  await expect(rowWith('good to publish')).toBeFocused();
  await expect(page.getByText('’s words are in the text and saved. Your own changes are not saved yet.')).toBeVisible();
  await panel.getByText('Done (1)').click();
  await rowWith('suggests other words').getByRole('button', { name: /^Undo/ }).click();
  await expect(text).toContainText('We answer every call, day and night. Always.');
  await page.keyboard.press('Control+S');
  await expect(toastOf(page, 'Article saved successfully!')).toBeVisible();
  await editing.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, article.title)).toContainText('2 comments');
  await expect(rowOf(page, article.title)).toContainText('An older text approved by Mere');

  await reader.reload();
  await bar.getByText('What was said (3)').click();
  await expect(bar.getByText('Yes, then too.')).toBeVisible();
});
