import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurnBudget } from './turn-budget.ts';

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('takes work in until the turn has lasted too long, and again in the next turn', async () => {
  const isTooLate = createTurnBudget({ usual: 20, few: 2 });
  expect(isTooLate()).toBe(false);
  expect(isTooLate()).toBe(false);
  workFor(30);
  expect(isTooLate()).toBe(true);
  await nextTurn();
  expect(isTooLate()).toBe(false);
});

test('takes a few in though the first took long, but not for ever', () => {
  const isTooLate = createTurnBudget({ usual: 20, few: 3, longest: 60 });
  isTooLate();
  workFor(30);
  expect(isTooLate()).toBe(false);
  workFor(40);
  expect(isTooLate()).toBe(true);
});
