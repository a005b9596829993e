import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';

test('detects a missing alternative text, and a low contrast in one theme only', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').evaluate((main) => main.append(document.createElement('img')));
  await expect(expectNoAxeFindings(page)).rejects.toThrow(/image-alt/);
  // The first colour can be read on the dark theme only, the second on the light theme only.
  for (const [color, theme] of [
    ['#eee', 'light'],
    ['#222', 'dark'],
  ] as const) {
    await page.goto('/');
    await page.locator('h1').evaluate((heading, value) => heading.style.setProperty('color', value), color);
    await expect(expectNoAxeFindings(page)).rejects.toThrow(new RegExp(`${theme}(.|\\n)*color-contrast`));
  }
});
