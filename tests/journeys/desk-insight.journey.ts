import { addDays } from '#language/calendar.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Insight, insightSchema } from '#shared/api/insight-contract.ts';
import { comparedPeriod } from '#shared/insight/periods.ts';
import { expectToFitPhone } from '#tests/support/axe.ts';
import { visitorAgent } from '#tests/support/enquiry-sender.ts';
import { expect, test } from './support/fixtures.ts';

// The browser of the tests calls itself headless, so its visits would not be counted.
test.use({ userAgent: visitorAgent });

/** Returns invented figures for 30 days. They contain many pages, one of which has a very long title. */
function monthOfFigures(today: Insight): Insight {
  const counts = Array.from({ length: 30 }, (_, index) => 100 + ((index * 37) % 60));
  const series = { now: counts, before: counts.map((count) => count - 40) };
  const rows = Array.from({ length: 50 }, (_, index) => ({
    name: `/resources/article-${index}`,
    label: `${index === 0 ? 'averyveryverylongwordwithoutspaces'.repeat(4) : 'What a missed call costs a tradie'} ${index}`,
    values: [{ now: 900 - index, before: 850 }],
  }));
  const sources = [
    { ...rows[1], name: '/resources/a', label: 'A', values: [12, 0, 0].map((now) => ({ now, before: 1 })) },
  ];
  return {
    ...today,
    ...comparedPeriod(30, today.today),
    counted_since: addDays(today.today, -200),
    totals: {
      views: series,
      completed: series,
      confirmed: series,
      enquiries: { now: counts.map((_, index) => (index === 0 ? 12 : 0)), before: counts.map(() => 0) },
    },
    tables: { ...today.tables, pages: { rows, more: 7 }, enquiries: { rows: sources, more: 0 } },
  };
}

test('the owner sees what visitors opened and read, compares periods with the keyboard, and takes the figures along', async ({
  deskPage: page,
  faults,
  make,
  send,
}) => {
  const article = await make.article({ title: 'Read to the end', content: '<p>Short.</p>', is_published: true });
  await page.clock.install();
  await page.goto(`/nz/resources/${article.slug}?utm_campaign=spring`);
  await page.locator('.article-end').scrollIntoViewIfNeeded();
  await page.clock.runFor(11_000);
  await page.clock.resume();
  const read = async () => insightSchema.parse((await send('GET', `${apiPaths.adminInsight}?days=1`)).body);
  await expect.poll(async () => (await read()).totals.completed.now, { timeout: 20_000 }).toEqual([1]);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Insight' }).click();
  // Other journeys on this server may have sent enquiries, so the number in the heading is not checked. They may also
  // have opened more pages than the list shows at once.
  await expect(page.getByRole('heading', { level: 3, name: 'Counting began today' })).toBeVisible();
  await page.getByRole('radio', { name: 'Today' }).click({ force: true });
  await expect(page).toHaveURL(/\/dashboard\/insight\?days=1$/);
  const opened = page.getByRole('region', { name: 'What they opened' });
  await expect(opened.getByRole('row').nth(1)).toBeVisible();
  const all = opened.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  await expect(opened.getByRole('row', { name: /Read to the end, New Zealand/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^spring/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^insight-\d.*\.csv$/);

  const figures = monthOfFigures(await read());
  let isBroken = true;
  faults.expect(/Fetching insight 30 failed|Failed to load resource/);
  await page.route(`**${apiPaths.adminInsight}?days=30`, (route) =>
    isBroken ? route.fulfill({ status: 503, json: { detail: 'Busy' } }) : route.fulfill({ json: figures }),
  );
  await page.goto('/dashboard/insight');
  await expect(page.getByRole('alert')).toContainText('The figures could not be loaded.');
  isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    page.getByRole('heading', { level: 3, name: 'You got twelve enquiries in the 30 days up to yesterday.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Enquiries, by day' })).toBeVisible();
  await page.getByRole('radio', { name: /^Page views/ }).press('Space');
  await page.locator('.insight-chart svg[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.insight-chart').getByText('137', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: /^Demo tickets confirmed/ }).press('Space');
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(page.getByRole('table', { name: /^Demo tickets confirmed, by day/ }).getByRole('row')).toHaveCount(31);
  await page.getByRole('button', { name: 'Show all 50' }).click();
  await expect(page.getByText('7 more are in the export.')).toBeVisible();
  await page.getByRole('button', { name: 'As a chart' }).click();
  await expectToFitPhone(page);

  const table = opened.getByRole('table');
  await expect(table).toBeHidden();
  await opened.getByRole('button', { name: 'Show: What they opened' }).click();
  await expect(table).toBeVisible();
});
