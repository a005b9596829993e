import { findControlsUnderButton } from '../../journeys/support/ask-button.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';

// This is the control of product 6.15.

test('detects a button that does not fold', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      delete document.querySelector<HTMLElement>('[data-assistant-pill]')?.dataset.aside;
    }).observe(document, { subtree: true, attributeFilter: ['data-aside'] });
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contact');
  expect((await findControlsUnderButton(page)).length).toBeGreaterThan(0);
});
