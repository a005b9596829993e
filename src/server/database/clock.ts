import type { Kysely } from 'kysely';
import { engineOf } from './engine.ts';
import type { ClockTable, DatabaseSchema } from './schema.ts';

const day = 24 * 60 * 60 * 1000;

/** Longest time that a server may be unused before its clock counts as having jumped ahead. Milliseconds. */
const jump = 7 * day;

/** How long a clock must run without another jump before it is trusted again. Milliseconds. */
const probation = 7 * day;

/** What the database recorded about a clock. */
export interface ClockReading {
  /** Whether rows may be deleted because of their age. */
  readonly isTrusted: boolean;
  /** Why not, as a sentence for the log. */
  readonly warning: string | undefined;
}

/**
 * Compares the machine's clock with the last use recorded in the database, and records this reading. Call it before
 * anything is deleted because of its age: a clock that jumped far ahead would delete everything at once (product
 * 16.15).
 */
export async function readClock(db: Kysely<DatabaseSchema>, now: Date): Promise<ClockReading> {
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
    return { isTrusted: current.suspect_since === null, warning: describeSuspicion(current) };
  });
}

type Reading = Omit<ClockTable, 'id'>;

/** Returns the record of a clock after a reading. A clock that is set back deletes less, so it is trusted. */
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
