import { connectDatabase } from '#server/database/connect.ts';
import { callAccounts } from './account-caller.ts';
import { buildTestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * The result of many simultaneous registrations. `admins` are the ids of all administrators. `told` are the ids of the
 * people whose response said that they are administrators.
 */
export interface AdminRace {
  readonly admins: readonly number[];
  readonly told: readonly number[];
  readonly statuses: readonly number[];
}

/** Registers 50 people at the same time, through two applications that share one fresh database. */
export async function raceForAdmin(
  database: TestDatabase,
  environment: Record<string, string>,
  email: (index: number) => string,
  headers: Record<string, string> = {},
): Promise<AdminRace> {
  const db = await connectDatabase(database.location, 'may-create');
  const [first, second] = [await buildTestApp(database, { environment }), await buildTestApp({ db }, { environment })];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      callAccounts(index % 3 === 0 ? second : first).register(email(index), {}, headers),
    ),
  );
  const admins = await database.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  await first.close();
  await second.close();
  await db.destroy();
  return {
    admins: admins.map(({ id }) => id),
    told: answers.filter((answer) => answer.json().role === 'admin').map((answer) => answer.json().id),
    statuses: [...new Set(answers.map(({ statusCode }) => statusCode))],
  };
}
