import { expect, test } from 'vitest';
import { readByteRange } from './shown-file.routes.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
])('reads the range %s of 100 bytes', (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected);
});
