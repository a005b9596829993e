import { expect, test } from 'vitest';
import { placeOfName, storeFeatureNames } from './feature-names.ts';

test('finds the place of every stored name, and no other name', () => {
  const names = Array.from({ length: 5000 }, (_, place) => `c${place}`).concat('r怎么', 'r얼마', '', '🙂');
  const stored = storeFeatureNames(names);
  expect(names.map((name) => placeOfName(stored, name))).toEqual(names.map((_, place) => place));
  // Each of these strings occurs in the stored text, but is not a name.
  for (const other of ['c', '0c1', 'c1c2', 'c5000', '么r', 'r怎', 'r怎么r', '\ud83d'])
    expect(placeOfName(stored, other), other).toBeUndefined();
});

test('finds nothing among no names', () => {
  expect(placeOfName(storeFeatureNames([]), 'tprice')).toBeUndefined();
});
