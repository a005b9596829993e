import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTaskGate } from './task-gate.ts';

/** A task that runs until it is told to end. */
function openTask() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { task: () => ended, end };
}

test('runs no more tasks at once than allowed, and the others in order of arrival', async () => {
  const run = createTaskGate({ atOnce: 2, wait: 60_000 });
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
  const run = createTaskGate({ atOnce: 1, wait: 5 });
  const first = openTask();
  const running = run(first.task);
  await expect(run(async () => 'late')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  first.end();
  await running;
  expect(await run(async () => 'next')).toBe('next');
});

test('a failed task frees its place', async () => {
  const run = createTaskGate({ atOnce: 1, wait: 60_000 });
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run(async () => 'next')).toBe('next');
});
