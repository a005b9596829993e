import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTaskGate } from './task-gate.ts';

const refusal = { sentence: 'Too many at once.', retryAfter: 2 };

test('runs no more tasks at once than allowed, and the others in order of arrival', async () => {
  const run = createTaskGate({ atOnce: 2, refusal });
  const started: number[] = [];
  let open = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, (_, place) =>
      run(async () => {
        started.push(place);
        open += 1;
        most = Math.max(most, open);
        await nextTick();
        open -= 1;
      }),
    ),
  );
  expect([most, started]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7, 8]]);
});

test('refuses a task that waits too long with a 503 and Retry-After, and runs later ones', async () => {
  const run = createTaskGate({ atOnce: 1, longestWait: 5, refusal });
  const first = Promise.withResolvers<void>();
  const running = run(() => first.promise);
  await expect(run(async () => 'late')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  first.resolve();
  await running;
  expect(await run(async () => 'next')).toBe('next');
});

test('refuses a task at once when too many wait, and runs tasks again when there is room', async () => {
  const run = createTaskGate({ atOnce: 1, mostWaiting: 1, refusal });
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const running = [run(() => first.promise), run(() => second.promise)];
  await expect(run(async () => 'third')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  first.resolve();
  await running[0];
  const fourth = run(async () => 'fourth');
  second.resolve();
  expect(await fourth).toBe('fourth');
});

test('a failed task frees its place', async () => {
  const run = createTaskGate({ atOnce: 1, refusal });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(async () => 'next')).toBe('next');
});
