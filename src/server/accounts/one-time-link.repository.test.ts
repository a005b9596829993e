import { expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { deleteBefore } from '../database/daily-work.ts';
import type { Transaction } from '../database/schema.ts';
import {
  findOneTimeLink,
  issueOneTimeLink,
  type LinkPurpose,
  spendOneTimeLink,
  withdrawLinks,
} from './one-time-link.repository.ts';
import { insertUser } from './user.repository.ts';

const hour = 60 * 60 * 1000;
const start = new Date('2026-03-01T00:00:00.000Z');
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

describeOnEveryEngine('a one-time link', (database) => {
  const write = <Result>(act: (trx: Transaction) => Promise<Result>) => database().db.transaction().execute(act);
  const issue = (purpose: LinkPurpose = 'invite', accountId: number | null = null) =>
    write((trx) => issueOneTimeLink(trx, { purpose, accountId, lifetime: hour }, start));
  const spend = (token: string, now: Date, purpose: LinkPurpose = 'invite') =>
    write((trx) => spendOneTimeLink(trx, purpose, token, now));
  const stateOf = async (token: string, now: Date, purpose: LinkPurpose = 'invite') =>
    (await findOneTimeLink(database().db, purpose, token, now))?.state;
  const addAccount = async (email: string) => {
    const user = { full_name: 'Aroha', email, password_hash: '', role: 'member' } as const;
    return (await write((trx) => insertUser(trx, user, start.toISOString())))?.id ?? 0;
  };

  test('is used by one of twenty requests that come at the same moment', async () => {
    const { db, location, engine } = database();
    const { token } = await issue();
    // On SQLite, the requests share one connection, because a process has only one for writing.
    const other = engine === 'sqlite' ? db : await connectDatabase(location, 'may-create');
    const spent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? db : other).transaction().execute((trx) => spendOneTimeLink(trx, 'invite', token, start)),
      ),
    );
    if (other !== db) await other.destroy();
    expect(spent.filter((link) => link !== undefined)).toHaveLength(1);
  });

  test('stays open when the transaction that uses it fails', async () => {
    const { token } = await issue();
    const failing = write(async (trx) => {
      await spendOneTimeLink(trx, 'invite', token, after(1));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await stateOf(token, after(1))).toBe('open');
  });

  test('counts as expired when it was made by a clock that was ahead', async () => {
    const { token } = await issue();
    expect(await stateOf(token, after(-4 * 60_000))).toBe('open');
    expect(await stateOf(token, after(-6 * 60_000))).toBe('expired');
    expect(await spend(token, after(-6 * 60_000))).toBeUndefined();
  });

  test('is unknown to another purpose', async () => {
    const { token } = await issue('reset');
    expect(await stateOf(token, start, 'invite')).toBeUndefined();
    expect(await spend(token, start, 'invite')).toBeUndefined();
    expect(await stateOf(token, start, 'reset')).toBe('open');
  });

  test('is withdrawn with the others of its account and purpose, and deleted with the account', async () => {
    const [account, other] = [await addAccount('a@example.com'), await addAccount('b@example.com')];
    const links = [await issue('reset', account), await issue('reset', account), await issue('reset', other)];
    await write((trx) => withdrawLinks(trx, { purpose: 'reset', accountId: account }, after(1)));
    const states = () => Promise.all(links.map(({ token }) => stateOf(token, after(1), 'reset')));
    expect(await states()).toEqual(['withdrawn', 'withdrawn', 'open']);
    await database().db.deleteFrom('users').where('id', '=', account).execute();
    expect(await states()).toEqual([undefined, undefined, 'open']);
  });

  test('is stored without its token, and deleted some time after it expired', async () => {
    const { db } = database();
    const { token, id } = await issue();
    const row = await db.selectFrom('one_time_links').selectAll().where('id', '=', id).executeTakeFirst();
    expect(Object.values(row ?? {})).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
    await deleteBefore(db, 'one_time_links', 'expires_at', after(hour).toISOString());
    expect(await stateOf(token, after(hour))).toBe('expired');
    await deleteBefore(db, 'one_time_links', 'expires_at', after(hour + 1).toISOString());
    expect(await stateOf(token, after(hour))).toBeUndefined();
  });
});
