import { expect, test } from 'vitest';
import { placeOfName, storeFeatureNames } from '#server/assistant/feature-names.ts';

const stored = storeFeatureNames(['c1', 'c10', 'c11']);

test('src/server/assistant/feature-names.test.ts detects a wrong place', () => {
  const shifted = { ...stored, slots: stored.slots.map((slot) => (slot === 0 ? 0 : (slot % 3) + 1)) };
  expect(['c1', 'c10', 'c11'].map((name) => placeOfName(shifted, name))).not.toEqual([0, 1, 2]);
});
