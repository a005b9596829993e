import { expect, type Page } from '@playwright/test';

/** A page's clock that goes on only when it is told to, however slow the machine is. */
export interface HeldClock {
  /** Lets little after little of the page's time pass until something is so. */
  until(isSo: () => Promise<boolean>): Promise<void>;
  /** Lets milliseconds pass. */
  pass(milliseconds: number): Promise<void>;
}

/** Holds the clock of a page on which `page.clock.install` was called before it was opened. */
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
