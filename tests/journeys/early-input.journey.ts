import type { Locator } from '@playwright/test';
import { isLong, longOrShort, noteFigure } from '#tests/faults/support/figures.ts';
import { earlyActs } from './support/early-acts.ts';
import { actEarly } from './support/early-input.ts';
import { expect, test } from './support/fixtures.ts';

/** Number of tries. The long run has 500. `EARLY_TRIES` can set another number. */
const tries = Number(process.env.EARLY_TRIES ?? longOrShort(500, earlyActs.length));

/** Longest time between the load of a page and the visitor's act, in milliseconds. */
const latest = 400;

// These are the longest tests of all, so they run at the same time, each in its own worker.
test.describe.configure({ mode: 'parallel' });

test(`loses nothing that was typed or pressed before the page was alive, in ${tries} tries`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(60_000 + tries * 30_000);
  const lost: string[] = [];
  for (let index = 0; index < tries; index += 1) {
    const early = earlyActs[index % earlyActs.length];
    if (!early) break;
    // A separate context has no cached scripts, like the browser of a visitor who comes for the first time.
    const context = await browser.newContext({ baseURL });
    const moment = { after: Math.random() * latest, slower: index % 2 === 0 ? 1 : 6 };
    const loss = await actEarly(await context.newPage(), early, moment);
    await context.close();
    if (loss) {
      lost.push(loss);
      console.log(loss);
    }
  }
  noteFigure({
    item: 42,
    what: 'typed and pressed before the page is alive, half of it on a machine 6 times slower',
    seen: `${tries} tries over ${earlyActs.length} islands and forms: ${lost.length} lost`,
  });
  expect(lost).toEqual([]);
});

/** The short run tries a third of the acts on pages that an extension changes, and another third with a translator. */
for (const [change, third] of [
  ['extension', 1],
  ['translator', 2],
] as const)
  test(`loses nothing on a page that is changed by a browser ${change}`, async ({ browser, baseURL }) => {
    const acts = earlyActs.filter((_, index) => isLong || index % 3 === third);
    test.setTimeout(60_000 + acts.length * 30_000);
    const lost: string[] = [];
    for (const early of acts) {
      const context = await browser.newContext({ baseURL });
      const loss = await actEarly(await context.newPage(), early, { after: 0, slower: 1, change });
      await context.close();
      if (loss) lost.push(loss);
    }
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
