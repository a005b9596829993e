import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const total = (page: Page) => page.locator('.estimator-result dd').nth(0);
const monthly = (page: Page) => page.locator('.estimator-result dd').nth(1);
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });

test.describe('the estimator', () => {
  test('starts with 5 clients, 3000, 20 percent and the 12-month plan, writes out the sum, and follows fields and sliders', async ({
    page,
  }) => {
    await page.goto('/partners');
    await expect(field(page, 'Clients per year')).toHaveValue('5');
    await expect(field(page, 'Average deal (NZD)')).toHaveValue('3,000');
    await expect(field(page, 'Commission (%)')).toHaveValue('20');
    await expect(page.getByRole('radio', { name: '12-month plan' })).toBeChecked();
    await expect(total(page)).toHaveText('$3,000 NZD');
    await expect(monthly(page)).toHaveText('$250 NZD');
    await expect(page.getByText('$3,000 NZD ÷ 12 months = $250 NZD')).toBeVisible();

    await field(page, 'Clients per year').fill('12');
    await expect(slider(page, 'Clients per year')).toHaveValue('12');
    await slider(page, 'Average deal').fill('5000');
    await expect(field(page, 'Average deal (NZD)')).toHaveValue('5,000');
    await expect(total(page)).toHaveText('$12,000 NZD');
    await field(page, 'Clients per year').fill('400');
    await expect(slider(page, 'Clients per year')).toHaveValue('30');
    await expect(total(page)).toHaveText('$400,000 NZD');

    await field(page, 'Clients per year').fill('abc');
    await expect(total(page)).toHaveText('$0 NZD');
    await field(page, 'Clients per year').blur();
    await expect(field(page, 'Clients per year')).toHaveValue('0');

    await field(page, 'Clients per year').fill('99999');
    await expect(page.getByText('We count at most 10,000 here.')).toBeVisible();
    await field(page, 'Clients per year').fill('10');
    await expect(page.getByText('We count at most')).toHaveCount(0);

    // The price of a package follows the payment model.
    await page.getByRole('button', { name: 'Growth' }).click();
    await expect(field(page, 'Average deal (NZD)')).toHaveValue('5,988');
    await page.getByRole('radio', { name: 'One-off' }).check();
    await expect(field(page, 'Average deal (NZD)')).toHaveValue('5,000');
    await expect(page.getByRole('button', { name: 'Growth' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('writes the values into the URL without history entries, and copies the URL', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/au/partners');
    const entries = await page.evaluate(() => history.length);
    await field(page, 'Clients per year').fill('8');
    await page.getByRole('radio', { name: 'One-off' }).check();
    await expect(page).toHaveURL('/au/partners?clients=8&deal=3000&percent=20&model=one-off');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}/au/partners?clients=8&deal=3000&percent=20&model=one-off`);
    await page.goto(copied);
    await expect(total(page)).toHaveText('$4,800 NZD');
    await expect(page.getByRole('radio', { name: 'One-off' })).toBeChecked();
  });

  test('works by keyboard, does not miss the first key, does not move, says that copying was refused, and has room for very large amounts on a phone', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('/partners');
    const place = () =>
      page.locator('.estimator').evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top: top + scrollY, height };
      });
    const before = await place();
    await slider(page, 'Commission (%)').focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(field(page, 'Commission (%)')).toHaveValue('25');
    expect(await place()).toEqual(before);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'One-off' })).toBeChecked();
    await expect(monthly(page)).toHaveText('$3,750 NZD');
    await expect(page.locator('.estimator-words')).toContainText('the monthly figure equals the total');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The same link is in the address bar.')).toBeVisible();

    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/partners?clients=99999999&deal=99999999&percent=99');
    await expect(total(page)).toHaveText('$99,000,000,000 NZD');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('the estimator without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the values in the URL and the result after the form was sent, and the dialog says how to reach us', async ({
    page,
  }) => {
    await page.goto('/nz/partners');
    await expect(total(page)).toHaveText('$3,000 NZD');
    await page.goto('/nz/partners?clients=7&deal=5000&percent=25&model=one-off');
    await expect(monthly(page)).toHaveText('$8,750 NZD');
    await field(page, 'Clients per year').fill('4');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL('/nz/partners?clients=4&deal=5%2C000&percent=25&model=one-off#estimator');
    await expect(total(page)).toHaveText('$5,000 NZD');
    await page.getByRole('button', { name: 'Starter' }).click();
    await expect(total(page)).toHaveText('$2,000 NZD');
    await page.getByRole('button', { name: 'Talk to Our AI Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI partner specialist' });
    await expect(dialog).toContainText('Calls need scripts, which are off in this browser.');
    await expect(dialog.getByRole('link', { name: '@' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});
