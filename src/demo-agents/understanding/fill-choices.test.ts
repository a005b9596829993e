import { expect, test } from 'vitest';
import { readPolarity } from './fill-choices.ts';

test.each([
  ['he has, he came for his jabs', 'yes'],
  ['no, never i come before', 'no'],
  ['yeah nah, just moved here', 'no'],
  ['nah yeah, once or twice', 'yes'],
  ['not that i can remember', 'no'],
  ['it’s not my first time'.replace('’', "'"), 'yes'],
  ['we were there once', 'yes'],
  ['the nurse, please', undefined],
] as const)('"%s" is a %s', (said, answer) => {
  expect(readPolarity(said)).toBe(answer);
});
