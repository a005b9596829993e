import { expect, type Page } from '@playwright/test';

/**
 * Controls the clock of a page. It only moves when a test advances it, so the result does not depend on the speed of
 * the machine.
 */
export interface HeldClock {
  /** Advances the clock in small steps until the condition is true. */
  until(isSo: () => Promise<boolean>): Promise<void>;
  /** Advances the clock by a number of milliseconds. */
  pass(milliseconds: number): Promise<void>;
}

/** Stops the clock of a page. `page.clock.install` must have been called before the page was opened. */
export async function holdClock(page: Page): Promise<HeldClock> {
  const now: number = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5000);
  return {
    async until(isSo) {
      const look = async () => {
        await page.clock.runFor(10);
        return isSo();
      };
      await expect.poll(look, { intervals: [20, 50, 100] }).toBe(true);
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
  };
}

/** Stops the clock of all pages that are opened after this call. `page.clock.runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const start = new Date('2026-11-21T00:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
}
