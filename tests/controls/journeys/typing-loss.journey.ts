import { expect, test } from '@playwright/test';
import { apiPaths } from '#domain/api-paths.ts';
import { loseWhileTyping, openStruckDesk } from '../../journeys/support/typing-loss.ts';
import { forgetDrafts } from './careless-desk.ts';

// Shows that the test of product 15.41 can fail. Runs its check on a desk that does not store typed text.

test('a desk that keeps nothing loses everything that was typed', async ({ browser }) => {
  const desk = await openStruckDesk();
  try {
    const loss = await loseWhileTyping(browser, desk, {
      strike: 'tab',
      title: 'Kept nowhere',
      after: 2000,
      prepare: async (page) => {
        await forgetDrafts(page);
        await page.route(`**${apiPaths.adminWorkingCopies}/*`, (route) => route.abort());
        await page.reload();
      },
    });
    expect(loss).toMatchObject({ kept: 0 });
    expect(loss.lostFor).toBeGreaterThan(1000);
  } finally {
    await desk.stop();
  }
});
