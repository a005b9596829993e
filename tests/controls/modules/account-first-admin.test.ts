import { afterEach, expect, test, vi } from 'vitest';
import type * as firstAdmin from '#server/accounts/first-admin.ts';
import type * as userRepository from '#server/accounts/user.repository.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { type AdminRace, raceForAdmin } from '#tests/support/race-for-admin.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** The guards that keep two accounts from both becoming the first administrator. Each test switches some of them off. */
const guards = vi.hoisted(() => ({ looks: true, claims: true, readsRequest: true }));
afterEach(() => Object.assign(guards, { looks: true, claims: true, readsRequest: true }));

vi.mock('#server/accounts/first-admin.ts', async (load) => {
  const whole = await load<typeof firstAdmin>();
  const mayClaim: typeof whole.mayClaimFirstAdmin = async (...words) =>
    guards.looks ? whole.mayClaimFirstAdmin(...words) : true;
  const readRequest: typeof whole.readFirstAdminRequest = (request) => ({
    ...whole.readFirstAdminRequest(request),
    ...(guards.readsRequest ? {} : { isLocal: true }),
  });
  return { ...whole, mayClaimFirstAdmin: mayClaim, readFirstAdminRequest: readRequest };
});

vi.mock('#server/accounts/user.repository.ts', async (load) => {
  const whole = await load<typeof userRepository>();
  const claim: typeof whole.claimFirstAdmin = async (...words) =>
    guards.claims ? whole.claimFirstAdmin(...words) : true;
  return { ...whole, claimFirstAdmin: claim };
});

describeOnEveryEngine('account-first-admin.test.ts', (database) => {
  const race = (): Promise<AdminRace> =>
    raceForAdmin(database(), {}, (index) => `${index}-${performance.now()}@a.example`);

  test('detects many administrators when all check before the first is stored and nobody claims the role', async () => {
    Object.assign(guards, { looks: false, claims: false });
    const { admins, told } = await race();
    expect(admins.length).toBeGreaterThan(1);
    expect(told).toHaveLength(admins.length);
  });

  test('finds one administrator when all check too early, because only one can claim the role', async () => {
    await database().db.deleteFrom('users').execute();
    guards.looks = false;
    const { admins, told } = await race();
    expect([admins.length, told]).toEqual([1, admins]);
  });

  test('detects a stranger behind a proxy who becomes administrator when the headers of the request are ignored', async () => {
    const registerAsStranger = async () => {
      for (const table of ['first_admin_claim', 'users', 'throttle'] as const) {
        await database().db.deleteFrom(table).execute();
      }
      const app = await buildTestApp(database());
      const answer = await callAccounts(app).register('stranger@example.com', {}, { 'x-forwarded-for': '203.0.113.9' });
      await app.close();
      return answer.json().role;
    };
    guards.readsRequest = false;
    expect(await registerAsStranger()).toBe('admin');
    guards.readsRequest = true;
    expect(await registerAsStranger()).toBe('member');
  });
});
