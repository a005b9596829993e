import { expect, test } from 'vitest';
import { measureKeptShare } from '#tests/support/page-memory.ts';

test('almost nothing of a rendered page outlives the next young garbage collection', () => {
  expect(measureKeptShare('dist/server/entry.mjs')).toBeLessThan(0.03);
});
