import { expect, test } from 'vitest';
import { WorkQueue, WorkQueueFullError } from './work-queue.ts';

function heldWork() {
  const running: (() => void)[] = [];
  return {
    running,
    start: () => new Promise<void>((resolve) => running.push(resolve)),
  };
}

test('never runs more at once than its width, and runs everything in order', async () => {
  const queue = new WorkQueue({ width: 2, maximumWaiting: 100 });
  const order: number[] = [];
  let atOnce = 0;
  let most = 0;
  const pieces = Array.from({ length: 20 }, (_, index) =>
    queue.run(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      order.push(index);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    }),
  );
  await Promise.all(pieces);
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('refuses at once what would wait beyond its maximum, and takes work again when there is room', async () => {
  const queue = new WorkQueue({ width: 1, maximumWaiting: 1 });
  const held = heldWork();
  const first = queue.run(held.start);
  const second = queue.run(held.start);
  await expect(queue.run(held.start)).rejects.toThrow(WorkQueueFullError);
  held.running[0]?.();
  await first;
  const third = queue.run(async () => 'third');
  held.running[1]?.();
  await second;
  await expect(third).resolves.toBe('third');
});

test('a failure frees its place', async () => {
  const queue = new WorkQueue({ width: 1, maximumWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run(async () => 'next')).resolves.toBe('next');
});
