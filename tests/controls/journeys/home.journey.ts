import { expect, test } from '../../journeys/support/fixtures.ts';
import { findCountryLineFaults, limits, workOutMissedCalls } from '../../journeys/support/home-steps.ts';

// Shows that the tests of product 1.8 and 2.22 can fail.

test.use({ locale: 'en-NZ' });

// The worker may run other journeys afterwards, which have more patience.
const { patience } = limits;
test.beforeAll(() => {
  limits.patience = 3000;
});
test.afterAll(() => {
  limits.patience = patience;
});

test('detects a site that redirects by the language of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/') location.replace('/nz');
  });
  expect(await findCountryLineFaults(page)).toEqual(['The visitor was redirected to /nz.']);
});

test('detects a line that moves the page', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const line = document.querySelector<HTMLElement>('.variant-offer');
      if (!line) return;
      observer.disconnect();
      line.style.position = 'static';
      document.body.prepend(line);
    }).observe(document, { subtree: true, childList: true });
  });
  expect(await findCountryLineFaults(page)).toEqual([expect.stringContaining('The page moved by')]);
});

test('detects a line that comes back, and a cookie', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {};
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(document, 'cookie', 'country=nz');
    });
  });
  expect(await findCountryLineFaults(page)).toEqual(['The closed line came back.', 'A cookie was set: country.']);
});

test('detects a calculator that does not answer', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('input', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/nz');
  expect(await workOutMissedCalls(page, '10')).toContain('$1,200 a month');
});
