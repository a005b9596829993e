import { expect, type Page } from '@playwright/test';

/** A page's clock that advances only on command, however slow the machine is. */
export interface HeldClock {
  /** Advances the clock in small steps until a condition is true. */
  until(isSo: () => Promise<boolean>): Promise<void>;
  /** Advances the clock by milliseconds. */
  pass(milliseconds: number): Promise<void>;
}

/** Stops the clock of a page. Call `page.clock.install` before opening the page. */
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
