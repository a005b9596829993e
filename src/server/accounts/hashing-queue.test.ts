import { expect, test } from 'vitest';
import { createHashingQueue } from './hashing-queue.ts';

function createHeldJobs() {
  const running: (() => void)[] = [];
  return {
    running,
    start: () => new Promise<void>((resolve) => running.push(resolve)),
  };
}

test('runs at most as many jobs at once as its concurrency, in order of arrival', async () => {
  const queue = createHashingQueue({ concurrency: 2, maximumWaiting: 100 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const jobs = Array.from({ length: 20 }, (_, index) =>
    queue(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    }),
  );
  await Promise.all(jobs);
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('refuses a job at once when the queue is full, and accepts jobs again when there is room', async () => {
  const queue = createHashingQueue({ concurrency: 1, maximumWaiting: 1 });
  const held = createHeldJobs();
  const first = queue(held.start);
  const second = queue(held.start);
  await expect(queue(held.start)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  held.running[0]?.();
  await first;
  const third = queue(async () => 'third');
  held.running[1]?.();
  await second;
  await expect(third).resolves.toBe('third');
});

test('a failed job frees its place', async () => {
  const queue = createHashingQueue({ concurrency: 1, maximumWaiting: 0 });
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue(async () => 'next')).resolves.toBe('next');
});
