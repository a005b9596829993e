import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Waits until the page has loaded and shows its heading, and until all animations have ended. */
async function untilAtRest(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.getByText('Verifying authentication...')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"], [role="status"][aria-label^="Loading"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    const moving = document.getAnimations().filter((animation) => animation.playState === 'running');
    await Promise.allSettled(moving.filter((animation) => !endless(animation)).map(({ finished }) => finished));
  });
}

/** The rules of WCAG 2.2 AA that depend on colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

interface Checked {
  /** Selector of a part of the page that is not checked. */
  readonly except: string | undefined;
  /** The rules that are checked. By default, all rules that are not switched off are checked. */
  readonly rules?: readonly string[];
}

/**
 * Returns what axe finds in the page, with one text for each rule that is broken. Loads axe only once into each page.
 */
async function findFaults(page: Page, checked: Checked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ except, rules }) => {
    const runner: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await runner.run(except ? { exclude: [except] } : document, {
      resultTypes: ['violations'],
      // No rule that runs needs the stylesheets, which axe would otherwise fetch again.
      preload: false,
      ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}),
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target }) => `    ${target.join(' ')}`).join('\n')}`,
    );
  }, checked);
}

/**
 * Fails if axe finds anything wrong on the page, including its open dialogs (WCAG 2.2 AA and best practices). Checks
 * colours in the light and in the dark theme, each after its animations have ended. Checks everything else only once,
 * because the themes differ only in colours. `isSeenBefore` leaves out the dark theme of something whose colours were
 * checked at another width. Afterwards the page still prefers reduced motion.
 */
export async function expectNoAxeFindings(
  page: Page,
  { except, isSeenBefore = false }: { except?: string; isSeenBefore?: boolean } = {},
): Promise<void> {
  const dark = ['dark', { except, rules: rulesOfColours }] as const;
  for (const [colorScheme, checked] of [...(isSeenBefore ? [] : [dark]), ['light', { except }] as const]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await untilAtRest(page);
    expect(await findFaults(page, checked), colorScheme).toEqual([]);
  }
}

/** Fails if axe finds anything wrong on the screen of a phone, or if anything is wider than the screen. */
export async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}
