import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { connectDatabase } from '../database/connect.ts';
import { DatabaseRateLimiter } from './database-rate-limiter.ts';

describeOnEveryEngine('the shared limiter', (database) => {
  let moment = Date.parse('2026-03-01T00:00:00Z');
  const now = () => new Date(moment);
  const limiter = (name: string, db = database().db) =>
    new DatabaseRateLimiter(db, { name, limit: { attempts: 3, seconds: 60 }, now });

  test('allows as many as the limit, then refuses and says how long to wait', async () => {
    const limited = limiter('plain');
    for (const remaining of [2, 1, 0]) {
      expect(await limited.consume('someone')).toMatchObject({ remainingPoints: remaining });
    }
    moment += 20_000;
    await expect(limited.consume('someone')).rejects.toMatchObject({ msBeforeNext: 40_000, consumedPoints: 4 });
    await expect(limited.consume('someone else')).resolves.toMatchObject({ consumedPoints: 1 });
  });

  test('starts again when its window is over, however often it was tried before that', async () => {
    const limited = limiter('expired');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await limited.consume('someone').catch(() => undefined);
      moment += 1000;
    }
    moment += 50_000;
    await expect(limited.consume('someone')).resolves.toMatchObject({ consumedPoints: 1 });
  });

  test('counts every one of many simultaneous attempts, over two connections', async () => {
    const other = await connectDatabase(database().location, 'may-create');
    const limiters = [limiter('crowd'), limiter('crowd', other)];
    const attempts = Array.from({ length: 40 }, (_, index) => limiters[index % 2]?.consume('someone'));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(3);
    expect(await limiter('crowd').get('someone')).toMatchObject({ consumedPoints: 40 });
    await other.destroy();
  });

  test('a point is returned only once, and never becomes a credit', async () => {
    const limited = limiter('credit');
    await limited.consume('someone');
    await limited.consume('someone');
    await limited.reward('someone');
    expect(await limited.get('someone')).toMatchObject({ consumedPoints: 1 });
    moment += 61_000;
    await limited.reward('someone');
    expect(await limited.get('someone')).toMatchObject({ consumedPoints: 0 });
  });

  test('forgets a counter', async () => {
    const limited = limiter('forget');
    await limited.consume('someone');
    expect(await limited.delete('someone')).toBe(true);
    expect(await limited.delete('someone')).toBe(false);
    expect(await limited.get('someone')).toBeNull();
  });

  test('refuses for one window at most when the clock was set back by days', async () => {
    const twoDays = 2 * 24 * 60 * 60 * 1000;
    const limited = limiter('set-back');
    for (let attempt = 0; attempt < 4; attempt += 1) await limited.consume('someone').catch(() => undefined);
    await limiter('set-back').consume('someone else');
    moment -= twoDays;
    expect(await limited.get('someone')).toMatchObject({ consumedPoints: 4, msBeforeNext: 60_000 });
    await expect(limited.consume('someone')).rejects.toMatchObject({ msBeforeNext: 60_000 });
    expect(await limited.consume('someone else')).toMatchObject({ consumedPoints: 2, msBeforeNext: 60_000 });
    moment += 61_000;
    expect(await limited.get('someone')).toBeNull();
    expect(await limited.consume('someone')).toMatchObject({ consumedPoints: 1 });
    moment += twoDays;
  });
});
