import type { Page } from '@playwright/test';

/** The screen of a small phone. */
export const phone = { width: 360, height: 780 };

/** Returns how many screens of a phone the application form takes. */
export function screensOfForm(page: Page): Promise<number> {
  return page.locator('.application-form').evaluate((form, height) => form.clientHeight / height, phone.height);
}

/**
 * Waits until the page that follows a sent application has loaded. Returns what is wrong with the thanks on this page:
 * they are not in view at that moment, or they do not have the focus (product 4.16 and 4.19).
 */
export async function findThanksFaults(page: Page): Promise<string[]> {
  await page.waitForURL('**/partners?sent=yes#apply', { waitUntil: 'load' });
  return page.locator('.join-thanks').evaluate((thanks) => {
    const { top, bottom } = thanks.getBoundingClientRect();
    const faults = [];
    if (top < 0 || bottom > innerHeight) faults.push(`The thanks are at ${Math.round(top)} px.`);
    if (document.activeElement !== thanks) faults.push('The thanks do not have the focus.');
    return faults;
  });
}
