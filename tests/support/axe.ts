import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until the page has its heading, what was loading is there, and nothing is moving any more. */
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

/** Fails with what axe finds on the page as it stands once it is at rest, dialogs open included (WCAG 2.2 AA and best practices). */
export async function expectNoAxeFindings(page: Page, options: { except?: string } = {}): Promise<void> {
  await untilAtRest(page);
  const builder = new AxeBuilder({ page });
  const { violations } = await (options.except ? builder.exclude(options.except) : builder).analyze();
  const findings = violations.map(
    (violation) =>
      `${violation.id}: ${violation.help}\n${violation.nodes.map((node) => `    ${node.target.join(' ')}`).join('\n')}`,
  );
  expect(findings).toEqual([]);
}
