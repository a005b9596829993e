import { engineOf } from './engine.ts';
import type { Queryable } from './schema.ts';
import type { ClockTable } from './tables/server-tables.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * If more time than this passes between two uses of the database, the clock counts as having jumped ahead. In
 * milliseconds.
 */
const jump = 7 * day;

/** How long a clock must run without another jump before it is trusted again. Milliseconds. */
const probation = 7 * day;

/**
 * Compares the machine's clock with the last use recorded in the database, and records this reading. Call it before
 * anything is deleted because of its age: after a jump of the clock, every row would look old enough to delete.
 */
export async function readClock(db: Queryable, now: Date) {
  return db.transaction().execute(async (transaction) => {
    const first = { id: 1, trusted_at: now.toISOString(), read_at: now.toISOString(), suspect_since: null };
    await transaction
      .insertInto('clock')
      .values(first)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const former = await engineOf(transaction)
      .lockForUpdate(transaction.selectFrom('clock').selectAll().where('id', '=', 1))
      .executeTakeFirstOrThrow();
    const current = nextReading(former, now);
    await transaction.updateTable('clock').set(current).where('id', '=', 1).execute();
    const { suspect_since } = current;
    return {
      /** Whether rows may be deleted because of their age. */
      isTrusted: suspect_since === null,
      /** First reading of the clock after it jumped ahead; `undefined` while the clock is trusted. */
      suspectSince: suspect_since === null ? undefined : new Date(suspect_since),
      /** A sentence for the log that says why the clock is not trusted; `undefined` when it is trusted. */
      warning: describeSuspicion(current),
    };
  });
}

type Reading = Omit<ClockTable, 'id'>;

export async function findClockRecord(db: Queryable): Promise<ClockTable | undefined> {
  if (!(await hasClockTable(db))) return undefined;
  return db.selectFrom('clock').selectAll().executeTakeFirst();
}

/**
 * After a restore, stores the clock record of the data that was replaced, if it is later than the restored record.
 * Without this, the time since an old backup was made would look like a jump of the clock.
 */
export async function takeOverClockRecord(db: Queryable, former: ClockTable | undefined): Promise<void> {
  if (former === undefined || !(await hasClockTable(db))) return;
  await db
    .insertInto('clock')
    .values(former)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(former).where('clock.trusted_at', '<', former.trusted_at),
    )
    .execute();
}

async function hasClockTable(db: Queryable): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'clock');
}

/**
 * Returns the record to store after a reading. A clock that was set back is trusted, because rows then look younger and
 * fewer are deleted.
 */
export function nextReading(former: Reading, now: Date): Reading {
  const moment = now.toISOString();
  const since = (earlier: string) => now.getTime() - Date.parse(earlier);
  const trusted = { trusted_at: moment, read_at: moment, suspect_since: null };
  if (since(former.trusted_at) <= jump) return trusted;
  const { suspect_since } = former;
  const isSteady = suspect_since !== null && since(former.read_at) >= 0 && since(former.read_at) <= jump;
  if (!isSteady) return { trusted_at: former.trusted_at, read_at: moment, suspect_since: moment };
  if (since(suspect_since) >= probation) return trusted;
  return { trusted_at: former.trusted_at, read_at: moment, suspect_since };
}

function describeSuspicion({ trusted_at, read_at, suspect_since }: Reading): string | undefined {
  if (suspect_since === null) return undefined;
  const days = Math.floor((Date.parse(read_at) - Date.parse(trusted_at)) / day);
  const end = new Date(Date.parse(suspect_since) + probation).toISOString();
  return `The clock says ${read_at}, ${days} days after this database was last in use. Nothing is deleted because of its age until ${end}. Set the clock right if it is wrong; otherwise there is nothing to do.`;
}
