import { afterEach, expect, test, vi } from 'vitest';
import { expectPressesKept, openHeldPage } from '#tests/support/held-presses.ts';
import { announceScript, holdForPageScripts } from './page-scripts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a press before the script of its part is kept, shown as heard, and repeated once (product 4.18)', () => {
  expectPressesKept(holdForPageScripts, announceScript);
});

test('a press stays held while another part becomes ready', () => {
  const page = openHeldPage(holdForPageScripts);
  page.press('part');
  announceScript(page.part('dialog'));
  expect([page.answered, page.heard()]).toEqual([[], ['part']]);
});

test('a press is the browser’s where nothing needs a script, and where it knows `command`', () => {
  const page = openHeldPage(holdForPageScripts);
  Object.assign(page.part('dialog'), { command: 'show-modal' });
  page.listen();
  page.press('plain');
  page.press('dialog');
  expect(page.answered).toEqual(['plain', 'dialog']);
});
