import type { Page } from '@playwright/test';
import { linksOfCard } from '../../journeys/support/article-card.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';

// Shows that the test of product 3.20 can fail.

/** Opens Resources and adds these styles. Returns the address that each part of its first card opens. */
async function linksWith(page: Page, css: string) {
  await page.goto('/nz/resources');
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return linksOfCard(page.locator('.article-card').first());
}

test('detects a card of which only the link opens the article', async ({ page }) => {
  const links = await linksWith(page, '.article-card-foot .arrow-link::after { content: none; }');
  expect([links.title, links.summary]).toEqual([null, null]);
});

test('detects a card that covers its tags', async ({ page }) => {
  const links = await linksWith(page, '.article-card-foot .tag-list { z-index: -1; }');
  expect(links.tag).toBe(links.title);
});
