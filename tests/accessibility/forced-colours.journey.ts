import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from '#tests/support/contrast.ts';
import { openCreateDialog, openDeskAt } from '../journeys/support/desk-steps.ts';
import { expect, test } from '../journeys/support/fixtures.ts';
import { visualContent } from '../journeys/support/writing-steps.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Returns the colours of the pixels in and around the last visible text of a control, or its icon, the most frequent first. */
async function coloursOf(control: Locator): Promise<string[]> {
  const clip = await control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('svg') ?? element);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (text.textContent?.trim() && text.parentElement?.checkVisibility()) range.selectNode(text);
    }
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
  });
  const picture = sharp(await control.page().screenshot({ clip })).removeAlpha();
  const pixels = await picture.raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = `#${pixels.toString('hex', at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

/** Throws if the text of a chosen control is not readable, or its background is that of one that is not chosen. */
async function expectReadable(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await chosen.page().emulateMedia({ colorScheme });
    const [background = '', ...colours] = await coloursOf(chosen.first());
    expect(Math.max(...colours.map((colour) => contrastOf(colour, background)))).toBeGreaterThanOrEqual(4.5);
    expect(background).not.toBe((await coloursOf(other.first()))[0]);
  }
}

test('what is chosen on public pages is visible without the colours of the page', async ({ page }) => {
  await page.goto('/resources');
  await expectReadable(
    page.locator('.category-filter a[aria-current]'),
    page.locator('.category-filter a:not([aria-current])'),
  );
  await expectReadable(page.locator('.site-nav a[aria-current]'), page.locator('.site-nav a:not([aria-current])'));
  await page.goto('/demo');
  await expectReadable(page.locator('.agent-list a[aria-current]'), page.locator('.agent-list a:not([aria-current])'));
  await page.goto('/partners?package=growth');
  const price = (pressed: boolean) => page.getByRole('button', { name: /^(?:Starter|Growth)/, pressed });
  await expectReadable(price(true), price(false));
});

test('what is chosen in the desk is visible without the colours of the desk', async ({ deskPage: page }) => {
  await openDeskAt(page);
  const tab = (selected: boolean) => page.getByRole('tab', { selected });
  await expectReadable(tab(true), tab(false));
  const dialog = await openCreateDialog(page, 'Article');
  const content = await visualContent(dialog);
  await content.click();
  const mode = (name: string) => dialog.locator('label', { has: page.getByRole('radio', { name }) });
  await expectReadable(mode('Visual'), mode('HTML'));
  await page.keyboard.press('Control+b');
  await expectReadable(
    dialog.getByRole('button', { name: 'Bold', pressed: true }),
    dialog.getByRole('button', { name: 'Italic' }),
  );
  const box = (checked: boolean) => dialog.locator('label', { has: page.getByRole('checkbox', { checked }) });
  await dialog.getByRole('checkbox', { name: 'Published' }).check({ force: true });
  await expectReadable(box(true), box(false));
  // What is kept of this article would be in the lists of other journeys.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes to a new article' }).click();
  await expect(page.getByText('What you typed is discarded')).toBeVisible();
});
