import type { Locator } from '@playwright/test';
import { isLong, longOrShort, noteFigure } from '#tests/faults/support/figures.ts';
import { earlyActs } from './support/early-acts.ts';
import { actEarly, type EarlyAct } from './support/early-input.ts';
import { expect, test } from './support/fixtures.ts';

/** What else changes the page before its scripts run: nothing, an extension of the browser, or its translator. */
const changes = ['none', 'extension', 'translator'] as const;

/** Longest time between the load of a page and the visitor's act, in milliseconds. */
const latest = 400;

/**
 * Which acts are tried with a change. The short run tries each act once, with a change that is another one the next day.
 * The long run tries all acts with each change, and 500 times without one. `EARLY_TRIES` can set another number.
 */
function actsWith(change: (typeof changes)[number]): readonly EarlyAct[] {
  const today = Math.floor(Date.now() / 86_400_000);
  const given = Number(process.env.EARLY_TRIES ?? longOrShort(500, 0));
  if (change === 'none' && given > 0)
    return Array.from({ length: Math.ceil(given / earlyActs.length) }, () => earlyActs)
      .flat()
      .slice(0, given);
  return earlyActs.filter((_, index) => isLong || (index + today) % changes.length === changes.indexOf(change));
}

// These are the longest tests of all, so they run at the same time, each in its own worker.
test.describe.configure({ mode: 'parallel' });

for (const change of changes)
  test(`loses nothing that was typed or pressed before the page was alive, changed by ${change}`, async ({
    browser,
    baseURL,
  }) => {
    const acts = actsWith(change);
    test.setTimeout(60_000 + acts.length * 30_000);
    const lost: string[] = [];
    for (const [index, early] of acts.entries()) {
      // A separate context has no cached scripts, like the browser of a visitor who comes for the first time.
      const context = await browser.newContext({ baseURL });
      const moment =
        change === 'none'
          ? { after: Math.random() * latest, slower: index % 2 === 0 ? 1 : 6 }
          : { after: 0, slower: 1, change };
      const loss = await actEarly(await context.newPage(), early, moment);
      await context.close();
      if (loss) lost.push(loss);
    }
    if (change === 'none')
      noteFigure({
        item: 42,
        what: 'typed and pressed before the page is alive, half of it on a machine 6 times slower',
        seen: `${acts.length} tries over ${earlyActs.length} islands and forms: ${lost.length} lost`,
      });
    expect(lost).toEqual([]);
  });

test('shows at once that a press was heard, while the network is slow', async ({ page }) => {
  // The scripts of the islands and the response to the form never arrive.
  await page.route(/\/_astro\/(?:client|resources-browser|sign-in-form)[^/]*\.js$/, () => {});
  await page.route('**/nz/contact', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  const isHeard = (control: Locator) =>
    control.evaluate((element: HTMLElement) => {
      element.click();
      return element.dataset.heard !== undefined;
    });

  await page.route('**/nz/terms', () => {});
  await page.goto('/nz/resources');
  expect(await isHeard(page.locator('.category-filter a').nth(1))).toBe(true);
  await page.goto('/nz/login');
  await page.getByLabel('Username').fill('aroha@example.com');
  expect(await isHeard(page.locator('.account-form button[type=submit]'))).toBe(true);
  await page.goto('/nz/contact');
  await page.getByLabel('Name', { exact: true }).fill('Aroha Ngata');
  await page.getByLabel('Email', { exact: true }).fill('aroha@example.com');
  await page.getByLabel('Message').fill('Do you work with motels?');
  await page.locator('#contact-consent').check();
  expect(await isHeard(page.locator('form[method=post] button[type=submit]'))).toBe(true);
});
