import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createShortTurns } from './short-turns.ts';

test('work that does not fit into a turn is begun in the next ones, in order', async () => {
  let time = 0;
  const begun: number[] = [];
  const turns = createShortTurns({ turn: 10, longest: 100 }, () => time);
  for (let number = 1; number <= 6; number += 1) {
    turns.begin(() => {
      begun.push(number);
      time += 6;
    });
  }
  expect(begun).toEqual([1, 2]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4]);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

test('says when somebody has waited too long, and no more once they are begun', async () => {
  let time = 0;
  const turns = createShortTurns({ turn: 10, longest: 100 }, () => time);
  turns.begin(() => {
    time += 20;
  });
  turns.begin(() => {});
  expect(turns.isTooLate()).toBe(false);
  time += 200;
  expect(turns.isTooLate()).toBe(true);
  await nextTurn();
  await nextTurn();
  expect(turns.isTooLate()).toBe(false);
});

test('while connections come in, work that waits lets them in first, but not for ever', async () => {
  let time = 0;
  const begun: number[] = [];
  const turns = createShortTurns({ turn: 10, arrivals: 2, longest: 100 }, () => time);
  for (const number of [1, 2]) {
    turns.begin(() => {
      begun.push(number);
      time += 20;
    });
  }
  for (const seen of [[1], [1], [1, 2]]) {
    turns.noteArrival();
    await nextTurn();
    expect(begun).toEqual(seen);
  }
});
