import { expect, test } from 'vitest';
import { hiddenEdges } from './edge-scroller.tsx';

test.each([
  ['nothing, when everything fits', 0, 300, { start: false, end: false }],
  ['the end, before any scrolling', 0, 700, { start: false, end: true }],
  ['both, in the middle', 200, 700, { start: true, end: true }],
  ['the start, at the end', 399.5, 700, { start: true, end: false }],
])('hidden is %s', (_words, scrollLeft, scrollWidth, hidden) => {
  expect(hiddenEdges({ scrollLeft, scrollWidth, clientWidth: 300 })).toEqual(hidden);
});
