import { isLong } from '#tests/faults/support/figures.ts';
import {
  askButtonPages,
  askButtonWindows,
  findControlsUnderButton,
  findTextUnderButtonAtEnd,
} from './support/ask-button.ts';
import { expect, test } from './support/fixtures.ts';

test('the assistant’s button is over no control and over no last line, on every page', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  const found: string[] = [];
  // The long form looks at all sizes. A tablet and a large screen are between or beyond the other two.
  for (const window of askButtonWindows.filter(({ width }) => isLong || width === 360 || width === 1280)) {
    await page.setViewportSize(window);
    for (const path of askButtonPages) {
      await page.goto(path);
      for (const control of await findControlsUnderButton(page)) found.push(`${path} at ${window.width}: ${control}`);
      for (const text of await findTextUnderButtonAtEnd(page)) found.push(`${path} at ${window.width}: "${text}"`);
    }
  }
  expect(found).toEqual([]);
});
