import { expect, type Page } from '@playwright/test';

/** Maximum time in which Home must show something, in milliseconds. A control test makes it shorter. */
export const limits = { patience: 10_000 };

/** Returns the line that offers another country. */
export const countryLine = (page: Page) => page.getByRole('complementary', { name: 'Country' });

/**
 * Opens Home in a browser of New Zealand and closes the line that offers the pages of that country. Returns what is
 * wrong: the visitor was redirected, the page moved, a cookie was set, or the closed line came back (product 1.8).
 */
export async function findCountryLineFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { pathname } = new URL(page.url());
  if (pathname !== '/') return [`The visitor was redirected to ${pathname}.`];
  const line = countryLine(page);
  await line.waitFor({ timeout: limits.patience });
  const shift: number = await page.evaluate(() => Reflect.get(window, 'shift'));
  if (shift >= 0.005) faults.push(`The page moved by ${shift}.`);
  await line.getByRole('button', { name: 'No thanks' }).click();
  await line.waitFor({ state: 'hidden', timeout: limits.patience });
  await page.reload({ waitUntil: 'networkidle' });
  if ((await line.count()) > 0) faults.push('The closed line came back.');
  const cookies = await page.context().cookies();
  if (cookies.length > 0) faults.push(`A cookie was set: ${cookies[0]?.name}.`);
  return faults;
}

/**
 * Types a number of lost calls into the calculator of Home. Returns the displayed result as soon as it has changed, or
 * the unchanged result if nothing happens (product 2.22).
 */
export async function workOutMissedCalls(page: Page, lostCalls: string): Promise<string> {
  const words = page.locator('#missed-calls output');
  const before = await words.innerText();
  await page.getByLabel('Lost calls a week', { exact: true }).fill(lostCalls);
  await expect(words)
    .not.toHaveText(before, { timeout: limits.patience })
    .catch(() => undefined);
  return words.innerText();
}
