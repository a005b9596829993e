import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import { takePostgres } from '../../database/data-lock.ts';
import { runMigrations } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { tableOrder } from '../../database/schema.ts';
import { declareOnPostgres, generationOf } from '../../database/schema-generation.ts';
import { Problem } from '../../problems/problem.ts';
import { readBackupContent, type VerifiedBackup } from './backup-file.ts';
import { requireKnownMigrations } from './known-migrations.ts';

const lineSchema = z.union([
  z.array(z.union([z.string(), z.number(), z.null()])),
  z.object({ table: z.enum(tableOrder), columns: z.array(z.string().regex(/^[a-z_]+$/)).min(1) }),
  z.object({ rows: z.number() }),
  z.object({ counter: z.number().int() }),
]);

type Cell = string | number | null;

interface OpenTable {
  readonly name: string;
  readonly columns: readonly string[];
  waiting: Cell[][];
  rows: number;
}

/** Rows written by one statement. */
const rowsPerInsert = 100;

/**
 * Puts a backup in the place of what a PostgreSQL database holds, and ends all sessions in it: everything in one
 * transaction, so that a failure changes nothing. `keepFormer` is called first, when nobody else uses the data.
 */
export async function restorePostgres(
  backup: VerifiedBackup,
  databaseUrl: string,
  keepFormer: () => Promise<void>,
): Promise<void> {
  requireKnownMigrations(backup.file, backup.header.migrations);
  const mark = await takePostgres(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 3000,
    onConnect: (client) => declareOnPostgres(client, generationOf(migrations)),
  });
  // A connection that ends between two questions raises on the pool or itself; the next question fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await keepFormer();
    await db.transaction().execute(async (trx) => {
      for (const table of [...tableOrder, 'kysely_migration', 'kysely_migration_lock']) {
        await sql`drop table if exists ${sql.table(table)} cascade`.execute(trx);
      }
      await runMigrations(trx, migrations, backup.header.migrations.at(-1));
      await fill(trx, backup);
      await trx.deleteFrom('sessions').execute();
      await runMigrations(trx);
    });
  } finally {
    await db.destroy();
    await mark.release();
  }
}

async function fill(trx: Transaction<DatabaseSchema>, backup: VerifiedBackup): Promise<void> {
  // Migrations put rows of their own into some tables; the backup has them too.
  for (const table of tableOrder.toReversed()) {
    const exists = await sql<{ name: string | null }>`select to_regclass(${table})::text as name`.execute(trx);
    if (exists.rows[0]?.name) await sql`delete from ${sql.table(table)}`.execute(trx);
  }
  let open: OpenTable | undefined;
  for await (const text of createInterface({ input: Readable.from(readBackupContent(backup)) })) {
    const line = lineSchema.parse(JSON.parse(text));
    if ('table' in line) open = { name: line.table, columns: line.columns, waiting: [], rows: 0 };
    if (!open) throw new Problem('bad_request', `${backup.file} begins with no table.`);
    if (Array.isArray(line)) {
      open.waiting.push(line);
      open.rows += 1;
      if (open.waiting.length >= rowsPerInsert) await write(trx, open);
    } else if ('rows' in line) {
      await write(trx, open);
      if (line.rows !== open.rows) throw new Problem('bad_request', `${backup.file} lacks rows of ${open.name}.`);
    } else if ('counter' in line) {
      await sql`select setval(pg_get_serial_sequence(${open.name}, 'id'), ${line.counter})`.execute(trx);
    }
  }
}

async function write(trx: Transaction<DatabaseSchema>, table: OpenTable): Promise<void> {
  if (table.waiting.length === 0) return;
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const rows = sql.join(table.waiting.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${rows}`.execute(trx);
  table.waiting = [];
}
