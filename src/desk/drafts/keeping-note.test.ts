import { expect, test } from 'vitest';
import { momentOf } from '#desk/ui/site-clock.ts';
import { type Keeping, keepingText } from './keeping-note.tsx';

const kept: Keeping = { here: 'kept', server: { kind: 'kept', at: 0 }, keptAt: 0 };

test.each([
  [{ here: 'unchanged', server: { kind: 'none' } }, 0, ''],
  [{ here: 'kept', server: { kind: 'sending' } }, 0, 'Keeping…'],
  [kept, 500, 'Kept just now, not saved yet'],
  [kept, 2000, 'Kept 2 seconds ago, not saved yet'],
  [{ ...kept, server: { kind: 'sending' } }, 3000, 'Kept 3 seconds ago, not saved yet'],
  [kept, 60_000, 'Kept 1 minute ago, not saved yet'],
  [kept, 300_000, 'Kept 5 minutes ago, not saved yet'],
  [kept, 7_200_000, 'Kept more than an hour ago, not saved yet'],
  [{ ...kept, server: { kind: 'unreachable' } }, 0, 'Kept on this computer; the server can’t be reached'],
  [{ ...kept, server: { kind: 'signed-out' } }, 0, 'Kept on this computer; your session has ended'],
  [{ ...kept, server: { kind: 'refused', text: 'Too long.' } }, 0, 'Kept on this computer only. Too long.'],
  [
    { here: 'failed', server: { kind: 'unreachable' } },
    0,
    'Not kept: this browser can’t store it and the server can’t be reached',
  ],
  [{ ...kept, here: 'failed' }, 2000, 'Kept 2 seconds ago, not saved yet'],
] satisfies [Keeping, number, string][])('%j after %i ms says “%s”', (keeping, now, text) => {
  expect(keepingText(keeping, now)).toBe(text);
});

test('a moment of another day is said with its date', () => {
  const noon = new Date('2026-11-22T12:00:00');
  expect(momentOf('2026-11-22T09:05:00', noon)).toMatch(/^9\.05\sam$/);
  expect(momentOf('2026-11-21T09:05:00', noon)).toMatch(/^21 Nov, 9\.05\sam$/);
});
