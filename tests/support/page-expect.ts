import { expect as baseExpect, type ExpectMatcherState, type Locator } from '@playwright/test';

/**
 * The `expect` of Playwright, except that `toBeVisible` waits before it looks. Playwright's own describes the whole page
 * at each attempt that fails, so waiting with it takes the page more than twice the processor time.
 */
export const expect = baseExpect.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, options: { timeout?: number } = {}) {
    const { timeout = this.timeout } = options;
    if (this.isNot) {
      await baseExpect(locator).not.toBeVisible({ timeout });
      return { pass: false, message: () => '' };
    }
    const isVisible = await locator.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
    // Fails with Playwright's own message.
    if (!isVisible) await baseExpect(locator).toBeVisible({ timeout: 1 });
    return { pass: true, message: () => '' };
  },
});
