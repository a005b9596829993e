import { expect, test } from 'vitest';
import { withoutTakenBack } from './self-repair.ts';

test.each([
  ['one large pepperoni and two, no hang on, three Hawaiians', 'one large pepperoni and three Hawaiians'],
  ['a large, sorry, regular margherita', 'a regular margherita'],
  ['from Friday, no wait, Saturday to Monday', 'from Saturday to Monday'],
  ['two adults, sorry, three', 'three adults'],
  ['for four, sorry, five people', 'for five people'],
  ['the 5th, I mean the 6th of December', '6th of December'],
  ['at six, no, at half past six', 'at half past six'],
])('"%s" means "%s"', (said, meant) => {
  expect(withoutTakenBack(said)).toBe(meant);
});

test.each([
  'two, no basil on one',
  'two margheritas, no, one of them without basil',
  'I can’t do Friday, sorry, Saturday works',
  'my appointment on Friday, sorry, could we do Monday',
  '021 555 0122, no sorry, 0123',
  '两个，不对，三个',
])('"%s" stays as it is', (said) => {
  expect(withoutTakenBack(said)).toBe(said);
});
