import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { refuseUnsafeSqlite } from '../../database/connect.ts';
import { engineOf } from '../../database/engine.ts';
import { firstVersion, migrateToLatest, readSchemaState } from '../../database/migrate.ts';
import type { DatabaseSchema, Queryable } from '../../database/schema.ts';
import { NodeSqliteDatabase, NodeSqliteDialect } from '../../database/sqlite-connection.ts';
import { countOf, fault, fine, type Observation, warning } from './finding.ts';

const oldestPostgres = 15;

export async function checkVersion(db: Queryable): Promise<Observation> {
  if (engineOf(db).name === 'sqlite') {
    const version = process.versions.sqlite ?? '0.0.0';
    try {
      refuseUnsafeSqlite(version);
    } catch (error) {
      return fault(`SQLite ${version} is too old.`, error instanceof Error ? error.message : '');
    }
    return fine(`SQLite ${version}, Node ${process.versions.node}.`);
  }
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  const version = rows[0]?.server_version ?? '';
  return Number.parseInt(version, 10) >= oldestPostgres
    ? fine(`PostgreSQL ${version}, Node ${process.versions.node}.`)
    : warning(`PostgreSQL ${version} is older than what this program is tested on.`, 'Move to PostgreSQL 15 to 18.');
}

export async function checkWholeness(db: Queryable): Promise<Observation> {
  if (engineOf(db).name === 'postgres') return fine('The server answers, and enforces its references itself.');
  const check = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const restore = 'Stop the server and restore your latest backup: npm run bellbird -- restore FILE';
  if (check.rows[0]?.quick_check !== 'ok') {
    return fault(`The file is damaged; SQLite reports: ${check.rows[0]?.quick_check}`, restore);
  }
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (orphans.rows.length > 0) {
    const tables = [...new Set(orphans.rows.map(({ table }) => table))].join(', ');
    const rows = countOf(orphans.rows.length, 'row');
    return fault(`The row that they refer to is missing for ${rows} (in ${tables}).`, restore);
  }
  return fine('The file is intact, and every reference points to a row.');
}

export async function checkSchema(db: Queryable): Promise<Observation> {
  const { applied, missing, unknown, isTooOld } = await readSchemaState(db);
  if (applied.length === 0) {
    return fault(
      'The database is empty.',
      'Start the server once: npm start. If there should be data, check DATA_DIR and DATABASE_URL.',
    );
  }
  if (unknown.length > 0) {
    return fault(
      `A newer version of this program has changed the schema (${unknown.join(', ')}).`,
      'Start the newer version.',
    );
  }
  if (isTooOld) return fault('The database is too old for this version of the program.', firstVersion);
  if (missing.length > 0) {
    return warning(`Migrations that have not run yet: ${missing.length}.`, 'Restart the server, which runs them.');
  }
  return fine(`Up to date (${countOf(applied.length, 'migration')}).`);
}

export async function checkIndexes(db: Queryable): Promise<Observation> {
  const query =
    engineOf(db).name === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  const present = new Set((await query.execute(db)).rows.map((row) => row.name));
  const missing = (await expectedIndexes()).filter((index) => !present.has(index));
  return missing.length === 0
    ? fine('All there.')
    : fault(
        `Missing: ${missing.join(', ')}. Lists will be slow.`,
        'Restore a backup, or create them as the migrations do.',
      );
}

/** Returns the names of the indexes that a new database of this program has. */
async function expectedIndexes(): Promise<string[]> {
  const memory = new DatabaseSync(':memory:');
  await using db = new Kysely<DatabaseSchema>({
    dialect: new NodeSqliteDialect({
      database: new NodeSqliteDatabase(memory),
    }),
  });
  await migrateToLatest(db);
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'index' and sql is not null`.execute(db);
  return rows.map((row) => row.name);
}

export async function checkAdmins(db: Queryable): Promise<Observation> {
  const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  return admins.length > 0
    ? fine(`${countOf(admins.length, 'account')} may use the desk.`)
    : warning('Nobody may use the desk yet.', 'Make an administrator: npm run bellbird -- admin create');
}
