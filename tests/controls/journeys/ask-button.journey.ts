import { findControlsUnderButton } from '../../journeys/support/ask-button.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';

// Shows that the test of product 6.15 can fail.

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

test('detects a button that lies over the desk', async ({ deskPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const covered = await page.getByRole('button', { name: 'Create New Article' }).boundingBox();
  await page.locator('[data-assistant-pill]').evaluate((button, place) => {
    Object.assign(button.style, {
      position: 'fixed',
      inset: `${place?.y}px auto auto ${place?.x}px`,
      translate: 'none',
    });
  }, covered);
  expect((await findControlsUnderButton(page)).length).toBeGreaterThan(0);
});
