import { isLong } from '#tests/faults/support/figures.ts';
import {
  askButtonDeskPages,
  askButtonPages,
  askButtonWindows,
  findControlsUnderButton,
  findTextUnderButtonAtEnd,
} from './support/ask-button.ts';
import { expect, test } from './support/fixtures.ts';

/** The long run of this test checks every size of the window. The short run checks only a phone and a laptop. */
const windows = askButtonWindows.filter(({ width }) => isLong || width === 360 || width === 1280);

test('the assistant’s button is over no control and over no last line, on every page', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const path of askButtonPages) {
      await page.goto(path);
      for (const control of await findControlsUnderButton(page)) found.push(`${path} at ${window.width}: ${control}`);
      for (const text of await findTextUnderButtonAtEnd(page)) found.push(`${path} at ${window.width}: "${text}"`);
    }
  }
  expect(found).toEqual([]);
});

test('the assistant’s button is over no control of the desk', async ({ deskPage: page }) => {
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const path of askButtonDeskPages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const control of await findControlsUnderButton(page)) found.push(`${path} at ${window.width}: ${control}`);
    }
  }
  expect(found).toEqual([]);
});
