import type { Page } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import type { Notice } from '#shared/api/notice-contract.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openDeskAt } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

const lateBackup: Notice = {
  code: 'backup_late',
  severity: 'error',
  text: 'The last backup is too old. Ask whoever hosts this site to make one and to look in the server’s log.',
};
const littleRoom: Notice = {
  code: 'disk_nearly_full',
  severity: 'warning',
  text: '850 MB are free on the server’s disk. Ask whoever hosts this site to make room.',
};
const noRoom: Notice = {
  code: 'disk_nearly_full',
  severity: 'error',
  text: '85 MB are free on the server’s disk. Saves fail when it is full. Ask whoever hosts this site to make room now.',
};
const waiting: Notice = {
  code: 'enquiries_waiting',
  severity: 'warning',
  text: `12 messages about enquiries could not be sent for more than an hour. ${'Read the enquiries here. '.repeat(20)}${'x'.repeat(300)}`,
};

const region = (page: Page) => page.getByRole('status', { name: 'Notices about the server' });
const dismissOf = (page: Page, { text }: Notice) =>
  region(page).getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Dismiss' });

/** Answers the desk's request for notices with these notices. Returns a function that sets other notices. */
async function answerNotices(page: Page, first: readonly Notice[]) {
  let notices = first;
  await page.route(`**${apiPaths.adminNotices}`, (route) => route.fulfill({ json: notices }));
  return (next: readonly Notice[]) => {
    notices = next;
  };
}

test('notices can be dismissed by keyboard in all tabs, and fit every screen width', async ({
  deskPage: page,
  context,
}) => {
  await answerNotices(page, [lateBackup, littleRoom, waiting]);
  await openDeskAt(page);
  await expect(region(page).getByRole('listitem')).toHaveText([lateBackup.text, littleRoom.text, waiting.text]);
  await expect(dismissOf(page, lateBackup)).toHaveAccessibleDescription(lateBackup.text);
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0);
    await expectNoAxeFindings(page, { isSeenBefore: width !== 360 });
  }

  await dismissOf(page, lateBackup).focus();
  await page.keyboard.press('Enter');
  await expect(region(page).getByRole('listitem')).toHaveText([littleRoom.text, waiting.text]);
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dismissOf(page, littleRoom)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(region(page).getByRole('listitem')).toHaveText([waiting.text]);
  await page.reload();
  await expect(region(page).getByRole('listitem')).toHaveText([waiting.text]);

  const otherTab = await context.newPage();
  await answerNotices(otherTab, [lateBackup, littleRoom, waiting]);
  await openDeskAt(otherTab);
  await expect(region(otherTab).getByRole('listitem')).toHaveText([waiting.text]);
  await dismissOf(otherTab, waiting).click();
  await expect(region(page).getByRole('listitem')).toHaveCount(0);
});

test('on a phone notices are one line that unfolds', async ({ deskPage: page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await answerNotices(page, [lateBackup, waiting]);
  await openDeskAt(page);
  const line = region(page).getByRole('button', { name: `2 notices: ${lateBackup.text}` });
  await expect(line).toBeVisible();
  expect((await region(page).boundingBox())?.height).toBeLessThanOrEqual(48);
  await line.click();
  await expect(region(page).getByRole('listitem')).toHaveText([lateBackup.text, waiting.text]);
  await expectNoAxeFindings(page);
});

test('notices are fetched again every five minutes, and a dismissed warning is shown again once it is an error', async ({
  deskPage: page,
}) => {
  await page.clock.install();
  const changeTo = await answerNotices(page, [littleRoom]);
  await openDeskAt(page);
  await dismissOf(page, littleRoom).click();
  await expect(region(page).getByRole('listitem')).toHaveCount(0);
  changeTo([noRoom]);
  await page.clock.fastForward('05:00');
  await expect(region(page).getByRole('listitem')).toHaveText([noRoom.text]);
  changeTo([]);
  await page.clock.fastForward('05:00');
  await expect(region(page).getByRole('listitem')).toHaveCount(0);
});

test('without notices from the server, the desk shows none and stays open', async ({ deskPage: page, faults }) => {
  // The browser logs the failed response. The desk itself must not log anything.
  faults.expect(/^Failed to load resource: .*\/api\/admin\/notices\)$/);
  for (const [reason, answer] of [
    ['an older server has no notices', { status: 404, json: { detail: 'Not Found' } }],
    ['the request is refused', { status: 401, json: { detail: 'Not authenticated' } }],
    ['the request fails', { status: 500, json: { detail: 'Broken' } }],
    ['the response has another format', { status: 200, json: { notices: 'none' } }],
  ] as const) {
    await test.step(reason, async () => {
      await page.route(`**${apiPaths.adminNotices}`, (route) => route.fulfill(answer));
      const answered = page.waitForResponse(`**${apiPaths.adminNotices}`);
      await openDeskAt(page);
      await answered;
      await expect(page.getByRole('button', { name: 'Create New Article' })).toBeVisible();
      await expect(region(page).getByRole('listitem')).toHaveCount(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).not.toBeNull();
      expect(new URL(page.url()).pathname).toBe('/dashboard');
      await page.unroute(`**${apiPaths.adminNotices}`);
    });
  }
});
