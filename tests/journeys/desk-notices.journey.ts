import type { Page } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import type { Notice } from '#shared/api/notice-contract.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openDeskAt } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

const notice = (code: Notice['code'], severity: Notice['severity'], text: string): Notice => ({ code, severity, text });
const lateBackup = notice('backup_late', 'error', 'The last backup is too old. Look in the server’s log.');
const littleRoom = notice('disk_nearly_full', 'warning', '850 MB are free on the server’s disk.');
const noRoom = notice('disk_nearly_full', 'error', '85 MB are free on the server’s disk. Saves fail when it is full.');
const waiting = notice(
  'enquiries_waiting',
  'warning',
  `12 messages wait. ${'Read them. '.repeat(20)}${'x'.repeat(300)}`,
);

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

test('notices are one line that unfolds on a phone, and can be dismissed by keyboard in all tabs', async ({
  deskPage: page,
  context,
}) => {
  await answerNotices(page, [lateBackup, littleRoom, waiting]);
  await openDeskAt(page);
  await expect(region(page).getByRole('listitem')).toHaveText([lateBackup.text, littleRoom.text, waiting.text]);
  await expect(dismissOf(page, lateBackup)).toHaveAccessibleDescription(lateBackup.text);
  await page.setViewportSize({ width: 360, height: 800 });
  const line = region(page).getByRole('button', { name: `3 notices: ${lateBackup.text}` });
  await expect(line).toBeVisible();
  expect((await region(page).boundingBox())?.height).toBeLessThanOrEqual(48);
  await line.click();
  await expect(region(page).getByRole('listitem')).toHaveText([lateBackup.text, littleRoom.text, waiting.text]);
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });

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

test('an answer that has no notices closes nothing', async ({ deskPage: page, faults }) => {
  // The browser logs the failed response. The desk itself must not log anything.
  faults.expect(/^Failed to load resource: .*\/api\/admin\/notices\)$/);
  for (const answer of [
    { status: 401, json: { detail: 'Not authenticated' } },
    { status: 200, json: { notices: 'none' } },
  ]) {
    await page.route(`**${apiPaths.adminNotices}`, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(`**${apiPaths.adminNotices}`);
    await openDeskAt(page);
    await answered;
    await expect(page.getByRole('button', { name: 'Create New Article' })).toBeVisible();
    await expect(region(page).getByRole('listitem')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).not.toBeNull();
    await page.unroute(`**${apiPaths.adminNotices}`);
  }
});
