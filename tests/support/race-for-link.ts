import { issueOneTimeLink, spendOneTimeLink } from '#server/accounts/one-time-links.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * Tries to use one new link twenty times at the same moment. Returns how many attempts succeeded. On PostgreSQL, the
 * attempts use two pools. On SQLite, they share one connection, because a process has only one for writing.
 */
export async function raceForLink({ db, location, engine }: TestDatabase, now: Date): Promise<number> {
  const { token } = await db
    .transaction()
    .execute((trx) => issueOneTimeLink(trx, { purpose: 'invite', lifetime: 60_000 }, now));
  const other = engine === 'sqlite' ? db : await connectDatabase(location, 'may-create');
  const spent = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? db : other).transaction().execute((trx) => spendOneTimeLink(trx, 'invite', token, now)),
    ),
  );
  if (other !== db) await other.destroy();
  return spent.filter((link) => link !== undefined).length;
}
