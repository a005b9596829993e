import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readClock } from './clock.ts';
import type { DatabaseSchema, Queryable } from './schema.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Calls a function when the server listens, and then once a day until it stops. The function must handle its own
 * failures.
 */
export function workDaily(app: FastifyInstance, work: () => Promise<unknown>): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(work, day);
    timer.unref();
    void work();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Deletes outdated rows when the server listens, and then once a day, unless the clock is not trusted. `remove` gets the
 * time and returns how many rows it deleted. `rows` names them in the log.
 */
export function deleteDaily(
  app: FastifyInstance,
  { db, now }: { readonly db: Queryable; readonly now: () => Date },
  rows: string,
  remove: (now: Date) => Promise<number>,
): void {
  workDaily(app, async () => {
    try {
      const { isTrusted, warning } = await readClock(db, now());
      if (!isTrusted) return app.log.warn({ rows }, warning ?? 'The clock is not trusted, so nothing is deleted.');
      const deleted = await remove(now());
      if (deleted > 0) app.log.info({ rows, deleted }, 'outdated rows were deleted');
    } catch (error) {
      app.log.warn({ err: error, rows }, 'outdated rows could not be deleted');
    }
  });
}

/** Deletes the rows of a table whose time in a column is before a moment. Returns how many it deleted. */
export async function deleteBefore<Table extends keyof DatabaseSchema>(
  db: Queryable,
  table: Table,
  column: keyof DatabaseSchema[Table] & string,
  moment: string | number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)}
    where ${sql.ref(column)} < ${moment}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * day).toISOString();
}
