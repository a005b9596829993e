import { dateInZone, formatDate } from '#shared/rules/dates.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test("Privacy shows today's date and is folded, a link opens its section, paper shows every section, and axe finds nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nz/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.locator('time')).toHaveText(formatDate(dateInZone('Pacific/Auckland', new Date())));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  await expect(page.locator('details[open]')).toHaveCount(0);

  await page.goto('/nz/privacy#how-long');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'How long we keep it' })).toBeInViewport();
  await expectNoAxeFindings(page);

  await page.emulateMedia({ media: 'print' });
  for (const section of await page.locator('.legal-section > .prose').all()) await expect(section).toBeVisible();
});

test('Trust has a line for each place, copies a line for callers, and axe finds nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/au/trust');
  await expect(page.getByRole('heading', { level: 2, name: 'A call to a demo agent' })).toBeVisible();
  await expect(page.getByText('General information, not legal advice')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('automated assistant');
  await expectNoAxeFindings(page);
});
