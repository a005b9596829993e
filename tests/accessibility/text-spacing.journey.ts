import type { Page } from '@playwright/test';
import { openDeskAt } from '../journeys/support/desk-steps.ts';
import { expect, test } from '../journeys/support/fixtures.ts';

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

/** The spacing that a person may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Returns the texts that reach beyond the right edge of a page that scrolls sideways. */
async function beyondEdge(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: spacing });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        element.getBoundingClientRect().right > clientWidth &&
        element.checkVisibility(),
    );
    return wide.map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`);
  });
}

test('no public page scrolls sideways at 320 pixels with wider text spacing', async ({ page }) => {
  for (const path of ['/', '/resources', '/partners', '/demo', '/contact', '/privacy', '/login', '/register']) {
    await page.goto(path);
    expect.soft(await beyondEdge(page), path).toEqual([]);
  }
});

test('no page of the desk scrolls sideways at 320 pixels with wider text spacing', async ({ deskPage: page }) => {
  for (const query of [
    '',
    '?tab=tags',
    '/people',
    '/enquiries',
    '/insight',
    '/settings',
    '/trash',
    '/pictures',
    '/history',
    '/passkeys',
  ]) {
    await openDeskAt(page, query);
    await page.waitForLoadState('networkidle');
    expect.soft(await beyondEdge(page), query).toEqual([]);
  }
});
