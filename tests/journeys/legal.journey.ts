import { dateInZone, formatDate } from '#shared/rules/dates.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';

for (const [path, title] of [
  ['/nz/privacy', 'Privacy'],
  ['/au/terms', 'Terms'],
] as const) {
  test(`${title} shows today's date, its contents list leads to the sections and collapses on a narrow screen, and axe finds nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const zone = path.startsWith('/nz') ? 'Pacific/Auckland' : 'Australia/Sydney';
    await expect(page.locator('time')).toHaveText(formatDate(dateInZone(zone, new Date())));

    const contents = page.getByRole('navigation', { name: 'On this page' });
    const entry = contents.getByRole('link').last();
    const heading = await entry.textContent();
    await entry.click();
    await expect(page.getByRole('heading', { level: 2, name: heading ?? '' })).toBeInViewport();
    await expectNoAxeFindings(page);

    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
