import { afterEach, expect, test, vi } from 'vitest';
import type * as userRepository from '#server/accounts/user.repository.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { raceToRevoke } from '#tests/support/race-to-revoke.ts';

/**
 * `readsNow`: whether a change of a role reads the current administrators. If not, it treats every user as an
 * administrator. This imitates a list of administrators that was read before another change took a role away.
 */
const guard = vi.hoisted(() => ({ readsNow: true, earlier: [] as unknown[] }));
afterEach(() => {
  guard.readsNow = true;
});

vi.mock('#server/accounts/user.repository.ts', async (load) => {
  const whole = await load<typeof userRepository>();
  const lock: typeof whole.lockAdmins = async (trx) => {
    if (guard.readsNow) return whole.lockAdmins(trx);
    return (await whole.listUsers(trx)).map((user) => ({ ...user, role: 'admin' }));
  };
  return { ...whole, lockAdmins: lock };
});

describeOnEveryEngine('people.test.ts', (database) => {
  test('detects a site without an administrator when a change believes an old list', async () => {
    guard.readsNow = false;
    const races = await raceToRevoke(database(), 5);
    expect(races.map(({ admins }) => admins)).toContain(0);
  });
});
