import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

test('starts work that does not fit into one tick in the next ones, in order', async () => {
  let time = 0;
  const started: number[] = [];
  const queue = createWorkQueue({ tick: 10, longest: 100 }, () => time);
  for (let number = 1; number <= 6; number += 1) {
    queue.add(() => {
      started.push(number);
      time += 6;
    });
  }
  expect(started).toEqual([1, 2]);
  await nextTick();
  expect(started).toEqual([1, 2, 3, 4]);
  await nextTick();
  await nextTick();
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
});

test('is too late while the oldest work has waited too long, and no longer once that work is started', async () => {
  let time = 0;
  const queue = createWorkQueue({ tick: 10, longest: 100 }, () => time);
  queue.add(() => {
    time += 20;
  });
  queue.add(() => {});
  expect(queue.isTooLate()).toBe(false);
  time += 200;
  expect(queue.isTooLate()).toBe(true);
  await nextTick();
  await nextTick();
  expect(queue.isTooLate()).toBe(false);
});

test('lets new connections in before waiting work, but not for ever', async () => {
  let time = 0;
  const started: number[] = [];
  const queue = createWorkQueue({ tick: 10, arrivals: 2, longest: 100 }, () => time);
  for (const number of [1, 2]) {
    queue.add(() => {
      started.push(number);
      time += 20;
    });
  }
  for (const seen of [[1], [1], [1, 2]]) {
    queue.noteArrival();
    await nextTick();
    expect(started).toEqual(seen);
  }
});
