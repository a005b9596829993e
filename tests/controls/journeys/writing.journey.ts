import { openCreateDialog, openDeskAt } from '../../journeys/support/desk-steps.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';
import { quickLines, typeWithoutPause, visualContent } from '../../journeys/support/writing-steps.ts';

// Shows that the test of product 19.4 can fail. Runs its check on an editor that leaves the first character of a block
// to the browser.

test('an editor that leaves the first character to the browser mixes up what is typed directly after Enter', async ({
  deskPage: page,
}) => {
  await page.addInitScript(() => {
    addEventListener('keypress', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await openDeskAt(page);
  const content = await visualContent(await openCreateDialog(page, 'Article'));
  expect(await typeWithoutPause(content, quickLines)).not.toEqual(quickLines);
});
