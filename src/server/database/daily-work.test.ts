import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workDaily } from './daily-work.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

test('works when the server listens and once a day, until the server stops', async () => {
  const app = fastify();
  const work = vi.fn(async () => {});
  workDaily(app, work);
  await app.ready();
  expect(work).not.toHaveBeenCalled();
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(day - 1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(day);
  expect(work).toHaveBeenCalledTimes(2);
  await app.close();
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(work).toHaveBeenCalledTimes(2);
});
