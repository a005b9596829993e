import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { callSecondFactor } from '#tests/support/second-factor.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('passkeys.test.ts', (database) => {
  let app: App;
  const people = (address?: string) => callSecondFactor(app, address);
  beforeAll(async () => {
    app = await buildTestApp(database());
    await people().signUp('owner@example.com');
  });
  afterAll(() => app.close());

  test('detects a challenge, and a recovery code, that are not used up', async () => {
    const { db } = database();
    const email = 'aroha@example.com';
    const { recovery_codes } = await people().add(await people().signUp(email));
    const { token: challenge } = await people().challenge(email);
    const step = { challenge, recovery_code: recovery_codes?.[0] ?? '' };
    const challenges = await db.selectFrom('passkey_challenges').selectAll().execute();
    const codes = await db.selectFrom('recovery_codes').selectAll().execute();
    expect((await people().complete(step)).statusCode).toBe(200);
    expect((await people().complete(step)).statusCode).toBe(401);
    for (const row of challenges) await db.insertInto('passkey_challenges').values(row).execute();
    const again = await people().complete(step);
    expect([again.statusCode, again.json().detail]).toEqual([401, expect.stringContaining('used before')]);
    for (const row of challenges) await db.insertInto('passkey_challenges').values(row).execute();
    await db
      .insertInto('recovery_codes')
      .values(codes)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect((await people().complete(step)).statusCode).toBe(200);
  });

  test('detects a challenge that outlives a new password', async () => {
    const { db } = database();
    const email = 'mere@example.com';
    const token = await people().signUp(email);
    const { authenticator } = await people().add(token);
    const challenge = await people().challenge(email);
    const rows = await db.selectFrom('passkey_challenges').selectAll().execute();
    await people().changePassword(token, 'Kowhai-2026', 'Rimu-tree-9');
    for (const row of rows)
      await db
        .insertInto('passkey_challenges')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const passkey = authenticator.prove(challenge.passkey);
    expect((await people().complete({ challenge: challenge.token, passkey })).statusCode).toBe(200);
  });

  test('detects a copied passkey whose counter is not compared', async () => {
    const { db } = database();
    const email = 'hemi@example.com';
    const { authenticator, passkey } = await people().add(await people().signUp(email));
    authenticator.setCounter(7);
    await people().signInWith(email, authenticator);
    authenticator.setCounter(3);
    await db.updateTable('passkeys').set({ counter: 0 }).where('id', '=', passkey.id).execute();
    expect(await people().signInWith(email, authenticator)).toMatch(/^[\w-]{43}$/);
  });

  test('detects wrong second steps that are not counted', async () => {
    const email = 'tama@example.com';
    await people().add(await people().signUp(email));
    const lenient = await buildTestApp(database(), {
      parts: { accounts: { throttleLimits: { signInByAccountAndNetwork: { attempts: 1000, seconds: 60 } } } },
    });
    const thief = callSecondFactor(lenient, '203.0.113.9');
    let last = 0;
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { token: challenge } = await thief.challenge(email);
      last = (await thief.complete({ challenge, recovery_code: '0000-0000-0000-0000' })).statusCode;
    }
    expect(last).toBe(401);
    await lenient.close();
  });
});
