import { expect, test } from 'vitest';
import { matchShortcut } from './shortcuts.ts';

test('matches a shortcut of one key, one of two keys, and the first key of two', () => {
  expect(matchShortcut(['n']).shortcut?.action).toEqual({ kind: 'create' });
  expect(matchShortcut(['g', 't']).shortcut?.action).toEqual({ kind: 'tab', tab: 'tags' });
  expect(matchShortcut(['g'])).toEqual({ shortcut: undefined, isBegun: true });
  expect(matchShortcut(['x'])).toEqual({ shortcut: undefined, isBegun: false });
});
