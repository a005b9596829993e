import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';

test('detects a missing alternative text, and a low contrast in one theme only', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').evaluate((main) => main.append(document.createElement('img')));
  await expect(expectNoAxeFindings(page)).rejects.toThrow(/image-alt/);
  await page.goto('/');
  // This colour can be read on the dark theme, but not on the light theme.
  await page.locator('h1').evaluate((heading) => heading.style.setProperty('color', '#eee'));
  await expect(expectNoAxeFindings(page)).rejects.toThrow(/light(.|\n)*color-contrast/);
});
