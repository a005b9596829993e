import { expect, test } from 'vitest';
import { functionsIn, isMissing } from '#tests/support/named-functions.ts';

test('finds a function that a document names but that its file does not have', () => {
  const named = functionsIn('First `isMissing` and `isMislaid` in `tests/support/named-functions.ts`, then `other`.');
  expect(named).toHaveLength(2);
  expect(named.filter(isMissing).map(({ name }) => name)).toEqual(['isMislaid']);
});
