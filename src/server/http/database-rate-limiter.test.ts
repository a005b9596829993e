import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { connectDatabase } from '../database/connect.ts';
import { createMemoryLimiter, DatabaseRateLimiter } from './database-rate-limiter.ts';

describeOnEveryEngine('the shared limiter', (database) => {
  let moment = Date.parse('2026-03-01T00:00:00Z');
  const now = () => new Date(moment);
  const limiter = (name: string, db = database().db) =>
    new DatabaseRateLimiter(db, { name, limit: { attempts: 3, seconds: 60 }, now });

  test('allows as many as the limit, then refuses and says how long to wait', async () => {
    const limited = limiter('plain');
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await limited.consume('someone')).toBeUndefined();
    moment += 20_000;
    expect(await limited.consume('someone')).toBe(40_000);
    expect(await limited.consume('someone else')).toBeUndefined();
  });

  test('starts again when its window is over, however often it was tried before that', async () => {
    const limited = limiter('expired');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await limited.consume('someone');
      moment += 1000;
    }
    moment += 50_000;
    expect(await limited.consume('someone', 3)).toBeUndefined();
  });

  test('counts every one of many simultaneous attempts, over two connections', async () => {
    const other = await connectDatabase(database().location, 'may-create');
    const limiters = [limiter('crowd'), limiter('crowd', other)];
    const attempts = Array.from({ length: 40 }, (_, index) => limiters[index % 2]?.consume('someone'));
    const waits = await Promise.all(attempts);
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
    await limiter('crowd').reward('someone', 37);
    expect(await limiter('crowd').check('someone')).toBeUndefined();
    expect(await limiter('crowd').consume('someone')).toBe(60_000);
    await other.destroy();
  });

  test('a point is returned only once, and never becomes a credit', async () => {
    const limited = limiter('credit');
    await limited.consume('someone', 2);
    await limited.reward('someone');
    expect(await limited.consume('someone', 2)).toBeUndefined();
    expect(await limited.consume('someone')).toBe(60_000);
    moment += 61_000;
    await limited.reward('someone');
    expect(await limited.consume('someone', 3)).toBeUndefined();
    expect(await limited.consume('someone')).toBe(60_000);
  });

  test('forgets a counter', async () => {
    const limited = limiter('forget');
    await limited.consume('someone', 4);
    expect(await limited.check('someone')).toBe(60_000);
    await limited.delete('someone');
    expect(await limited.check('someone')).toBeUndefined();
    expect(await limited.consume('someone', 3)).toBeUndefined();
  });

  test('refuses for one window at most when the clock was set back by days', async () => {
    const twoDays = 2 * 24 * 60 * 60 * 1000;
    const limited = limiter('set-back');
    await limited.consume('someone', 4);
    await limited.consume('someone else', 3);
    moment -= twoDays;
    expect(await limited.check('someone')).toBe(60_000);
    expect(await limited.consume('someone')).toBe(60_000);
    expect(await limited.consume('someone else')).toBe(60_000);
    moment += 61_000;
    expect(await limited.check('someone')).toBeUndefined();
    expect(await limited.consume('someone', 3)).toBeUndefined();
    moment += twoDays;
  });
});

test('a limiter in memory refuses after its limit, for each key on its own', async () => {
  const limited = createMemoryLimiter({ attempts: 2, seconds: 60 });
  expect([await limited.consume('someone'), await limited.consume('someone')]).toEqual([undefined, undefined]);
  expect(await limited.consume('someone')).toBeGreaterThan(59_000);
  expect(await limited.consume('someone else')).toBeUndefined();
});
