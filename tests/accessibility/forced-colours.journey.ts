import type { Locator } from '@playwright/test';
import { openCreateDialog, openDeskAt } from '../journeys/support/desk-steps.ts';
import { expect, test } from '../journeys/support/fixtures.ts';
import { visualContent } from '../journeys/support/writing-steps.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const backgroundOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Throws if a chosen control has the background of one that is not chosen. */
async function expectDifferent(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  expect(await backgroundOf(chosen.first())).not.toBe(await backgroundOf(other.first()));
}

test('what is chosen on public pages is visible without the colours of the page', async ({ page }) => {
  await page.goto('/resources');
  await expectDifferent(
    page.locator('.category-filter a[aria-current]'),
    page.locator('.category-filter a:not([aria-current])'),
  );
  await expectDifferent(page.locator('.site-nav a[aria-current]'), page.locator('.site-nav a:not([aria-current])'));
  await page.goto('/demo');
  await expectDifferent(page.locator('.agent-list a[aria-current]'), page.locator('.agent-list a:not([aria-current])'));
  await page.goto('/partners?package=growth');
  const price = (pressed: boolean) => page.getByRole('button', { name: /^(?:Starter|Growth)/, pressed });
  await expectDifferent(price(true), price(false));
});

test('what is chosen in the desk is visible without the colours of the desk', async ({ deskPage: page }) => {
  await openDeskAt(page);
  const tab = (selected: boolean) => page.getByRole('tab', { selected });
  await expectDifferent(tab(true), tab(false));
  const dialog = await openCreateDialog(page, 'Article');
  const content = await visualContent(dialog);
  await content.click();
  const mode = (name: string) => dialog.locator('label', { has: page.getByRole('radio', { name }) });
  await expectDifferent(mode('Visual'), mode('HTML'));
  await page.keyboard.press('Control+b');
  await expectDifferent(
    dialog.getByRole('button', { name: 'Bold', pressed: true }),
    dialog.getByRole('button', { name: 'Italic' }),
  );
});
