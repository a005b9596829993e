import { apiPaths } from '#domain/api-paths.ts';
import { changeRole } from '#server/accounts/administration.service.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { callAccounts } from './account-caller.ts';
import { buildTestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * The result after two administrators revoked each other: the number of administrators that remained, and both
 * statuses.
 */
export interface RevokeRace {
  readonly admins: number;
  readonly statuses: readonly number[];
}

/**
 * Lets the only two administrators of a fresh database revoke each other at the same moment, several times. Each of
 * them uses a separate application. On PostgreSQL, each application has its own pool. On SQLite, the applications share
 * one connection, because a process has only one connection for writing.
 */
export async function raceToRevoke(database: TestDatabase, rounds: number): Promise<RevokeRace[]> {
  const { db, location, engine } = database;
  const other = engine === 'sqlite' ? db : await connectDatabase(location, 'may-create');
  const apps = [await buildTestApp({ db }), await buildTestApp({ db: other })] as const;
  const emails = ['one@example.com', 'two@example.com'] as const;
  for (const email of emails) await callAccounts(apps[0]).register(email);
  const races: RevokeRace[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const email of emails) await changeRole(db, { email, role: 'admin', confirms: true }, new Date());
    const tokens = [await callAccounts(apps[0]).signIn(emails[0]), await callAccounts(apps[0]).signIn(emails[1])];
    const people = await db.selectFrom('users').select('id').orderBy('id').execute();
    const answers = await Promise.all(
      apps.map((app, index) =>
        app.inject({
          method: 'PUT',
          url: `${apiPaths.adminPeople}/${people[1 - index]?.id}/role`,
          headers: { authorization: `Bearer ${tokens[index]}` },
          payload: { role: 'member' },
        }),
      ),
    );
    const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    races.push({ admins: admins.length, statuses: answers.map(({ statusCode }) => statusCode).toSorted() });
  }
  for (const app of apps) await app.close();
  if (other !== db) await other.destroy();
  return races;
}
