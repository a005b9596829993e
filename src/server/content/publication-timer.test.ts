import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPublicationTimer, longestSleep } from './publication-timer.ts';

const start = Date.parse('2026-11-22T20:00:00Z');
let looks: number[] = [];
let dueIn: readonly number[] = [];
let publish: (() => Promise<void>) | undefined;

const timer = createPublicationTimer({
  now: () => new Date(),
  publishDue: async () => {
    looks.push(Date.now() - start);
    await publish?.();
    const next = dueIn.find((due) => due > Date.now() - start);
    return next === undefined ? undefined : new Date(start + next);
  },
  onFailure: () => {},
});

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  looks = [];
  dueIn = [];
  publish = undefined;
});
afterEach(async () => {
  await timer.stop();
  vi.useRealTimers();
});

test('looks at the start, when something is due, and at least once a minute', async () => {
  dueIn = [12_345, 100_000];
  timer.start();
  await vi.advanceTimersByTimeAsync(2 * longestSleep);
  expect(looks).toEqual([0, 12_345, 72_345, 100_000]);
});

test('looks again when a schedule is stored during a look', async () => {
  const held = Promise.withResolvers<void>();
  publish = () => held.promise;
  timer.start();
  timer.wake();
  publish = undefined;
  held.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toEqual([0, 0]);
});

test('looks again a minute after a failure', async () => {
  publish = () => Promise.reject(new Error('no database'));
  timer.start();
  await vi.advanceTimersByTimeAsync(longestSleep);
  expect(looks).toEqual([0, longestSleep]);
});

test('waits for the current look when it stops, and then looks no more', async () => {
  const held = Promise.withResolvers<void>();
  publish = () => held.promise;
  timer.start();
  let isStopped = false;
  const stopping = timer.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(longestSleep);
  expect(isStopped).toBe(false);
  held.resolve();
  await stopping;
  timer.wake();
  await vi.advanceTimersByTimeAsync(10 * longestSleep);
  expect(looks).toEqual([0]);
});
