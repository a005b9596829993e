import { beforeEach, expect, test } from 'vitest';
import { insertUser } from '#server/accounts/user.repository.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { createMailOutbox } from './mail-outbox.ts';
import { longestRetryDelay, retryDelay } from './outbox-limits.ts';

const unreachable = new Error('connect ECONNREFUSED');
const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode });

describeOnEveryEngine('the outbox of emails', (database) => {
  let moment = Date.parse('2026-11-23T00:00:00Z');
  let accountId = 0;
  beforeEach(async () => {
    const { db } = database();
    await db.deleteFrom('waiting_mails').execute();
    await db.deleteFrom('users').execute();
    const at = new Date(moment).toISOString();
    const mere = { full_name: 'Mere', email: 'mere@example.com', password_hash: '', role: 'member' } as const;
    const write = db.transaction().execute((trx) => insertUser(trx, mere, at));
    accountId = (await write)?.id ?? 0;
  });

  /**
   * Returns the outbox of one process. Each of its first attempts fails with one of `failures`; later attempts succeed.
   */
  const startProcess = (...failures: Error[]) => {
    const attempts: string[] = [];
    const outbox = createMailOutbox({ db: database().db, now: () => new Date(moment), log: { warn() {} } });
    outbox.sendWith('letter', async ({ subject, message_key }) => {
      attempts.push(`${subject} ${message_key}`);
      const failure = failures.shift();
      if (failure) throw failure;
    });
    return { outbox, attempts };
  };
  const letter = (subject = 'Kia ora') =>
    ({ kind: 'letter', account_id: accountId, subject, text: 'A notice.' }) as const;
  const waiting = () => database().db.selectFrom('waiting_mails').selectAll().execute();

  test('tries a message again, with the same key, until the mail server accepts it', async () => {
    const { outbox, attempts } = startProcess(unreachable, refusal(451));
    await outbox.add(letter());
    for (const attempt of [1, 2]) {
      await outbox.run();
      expect(attempts).toHaveLength(attempt);
      moment += retryDelay(attempt) - 1;
      await outbox.run();
      expect(attempts).toHaveLength(attempt);
      moment += 1;
    }
    await outbox.run();
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts).size).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('gives up at once after a final refusal, and otherwise after ten attempts', async () => {
    const refused = startProcess(refusal(550));
    await refused.outbox.add(letter());
    await refused.outbox.run();
    expect(await waiting()).toEqual([]);
    const { outbox, attempts } = startProcess(...Array.from({ length: 99 }, () => unreachable));
    await outbox.add(letter());
    for (let turn = 0; turn < 12; turn += 1) {
      await outbox.run();
      moment += longestRetryDelay;
    }
    expect([attempts.length, await waiting()]).toEqual([10, []]);
  });

  test('has one link to a new password for an account, and nothing for an account that is deleted', async () => {
    const { db } = database();
    const { outbox } = startProcess();
    for (let time = 0; time < 2; time += 1) await outbox.add({ kind: 'reset-link', account_id: accountId });
    expect(await waiting()).toHaveLength(1);
    await db.deleteFrom('users').where('id', '=', accountId).execute();
    expect(await waiting()).toEqual([]);
  });
});
