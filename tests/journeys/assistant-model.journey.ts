import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { ask, log, panel, pill } from './support/assistant-panel.ts';
import { expect, testWithModel as test } from './support/fixtures.ts';

test.describe.configure({ mode: 'serial' });

const said = (page: Page) => panel(page).getByRole('status');
const open = async (page: Page, path = '/nz') => {
  await page.goto(path);
  await pill(page).click();
};

test('shows the sources, then the text as it arrives, and announces the whole answer once', async ({ page, model }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  model.behave({
    kind: 'say',
    pieces: ['Growth is $499 NZD a month, ', 'or $5,000 once [1].'],
    afterEach: (piece) => (piece === 0 ? held : Promise.resolve()),
  });
  await open(page);
  await ask(page, 'How much is Growth?');
  await expect(log(page)).toContainText('Growth is $499 NZD a month');
  await expect(log(page)).not.toContainText('$5,000 once');
  await expect(log(page).getByRole('link', { name: 'Packages', exact: true })).toHaveAttribute('href', '/nz#packages');
  await expect(said(page)).toHaveText('Looking it up');
  // The model waits for this check, so the dark theme is only checked once the answer is complete.
  await expectNoAxeFindings(page, { isSeenBefore: true });
  release();
  await expect(log(page)).toContainText('Growth is $499 NZD a month, or $5,000 once.');
  await expect(log(page)).toContainText('An AI model worded this');
  await expect(said(page)).toHaveText('Growth is $499 NZD a month, or $5,000 once.');
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'Partners', exact: true }).first().click();
  await page.waitForURL('**/nz/partners');
  await pill(page).click();
  await expect(log(page)).toContainText('or $5,000 once.');

  // A model's text is plain text, without addresses of other sites.
  model.behave({ kind: 'say', pieces: ['<img src=x onerror=alert(1)> Pay at https://evil.example/pay now. '] });
  await ask(page, 'How much is Growth?');
  await expect(log(page)).toContainText('<img src=x');
  await expect(log(page).locator('img')).toHaveCount(0);
  await expect(log(page)).not.toContainText('evil.example');
});

test('Stop also ends the request to the model; a stopped or interrupted answer is kept, with a retry below it', async ({
  page,
  model,
}) => {
  model.behave({ kind: 'stall', pieces: ['Growth is $499 ', 'NZD '] });
  await open(page);
  await ask(page, 'How much is Growth?');
  await expect(log(page)).toContainText('Growth is $499');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await expect(log(page)).toContainText('You stopped the answer here.');
  await expect(log(page)).toContainText('Growth is $499');
  expect(await model.questions.at(-1)?.closed).toBe('aborted');
  model.behave({ kind: 'say', pieces: ['It is $499 a month [1].'] });
  await log(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(log(page)).toContainText('It is $499 a month.');
  await expect(log(page)).not.toContainText('You stopped');

  model.behave({ kind: 'break', pieces: ['Growth comes ', 'with '] });
  await ask(page, 'How much is Growth?');
  await expect(log(page)).toContainText('Growth comes with');
  await expect(log(page)).toContainText('The answer was cut off here.');
  await expect(log(page)).toContainText('This site says: Growth costs $499 NZD a month');
  await page.reload();
  await pill(page).click();
  await expect(log(page)).toContainText('The answer was cut off here');
  model.behave({ kind: 'say', pieces: ['It is $499 each month [1].'] });
  await log(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(log(page)).toContainText('It is $499 each month.');
});
