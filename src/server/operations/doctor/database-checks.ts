import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { refuseUnsafeSqlite } from '../../database/connect.ts';
import { type EngineName, engineOf } from '../../database/engine.ts';
import { firstVersion, migrateToLatest, readSchemaState } from '../../database/migrate.ts';
import type { DatabaseSchema, Queryable } from '../../database/schema.ts';
import { NodeSqliteDatabase, NodeSqliteDialect } from '../../database/sqlite-connection.ts';
import { countOf, type Finding, fault, fine, warning } from './finding.ts';

type Database = Queryable;

const oldestPostgres = 15;

/** Checks the engine's version, the data's integrity, the schema, the indexes, and for an administrator. */
export async function checkDatabase(db: Database): Promise<Finding[]> {
  const engine = engineOf(db).name;
  const schema = await checkSchema(db);
  const findings = [await checkVersion(db, engine), await checkWholeness(db, engine), schema];
  if (schema.state !== 'ok') return findings;
  return [...findings, await checkIndexes(db, engine), await checkAdmins(db)];
}

async function checkVersion(db: Database, engine: EngineName): Promise<Finding> {
  const name = 'engine';
  if (engine === 'sqlite') {
    const version = process.versions.sqlite ?? '0.0.0';
    try {
      refuseUnsafeSqlite(version);
    } catch (error) {
      return fault(name, `SQLite ${version} is too old.`, error instanceof Error ? error.message : '');
    }
    return fine(name, `SQLite ${version}, Node ${process.versions.node}.`);
  }
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  const version = rows[0]?.server_version ?? '';
  return Number.parseInt(version, 10) >= oldestPostgres
    ? fine(name, `PostgreSQL ${version}, Node ${process.versions.node}.`)
    : warning(
        name,
        `PostgreSQL ${version} is older than what this program is tested on.`,
        'Move to PostgreSQL 15 to 18.',
      );
}

async function checkWholeness(db: Database, engine: EngineName): Promise<Finding> {
  const name = 'database';
  if (engine === 'postgres') return fine(name, 'The server answers, and enforces its references itself.');
  const check = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const restore = 'Stop the server and restore your latest backup: npm run bellbird -- restore FILE';
  if (check.rows[0]?.quick_check !== 'ok') {
    return fault(name, `The file is damaged; SQLite reports: ${check.rows[0]?.quick_check}`, restore);
  }
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (orphans.rows.length > 0) {
    const tables = [...new Set(orphans.rows.map(({ table }) => table))].join(', ');
    const rows = countOf(orphans.rows.length, 'row');
    return fault(name, `The row that they refer to is missing for ${rows} (in ${tables}).`, restore);
  }
  return fine(name, 'The file is intact, and every reference points to a row.');
}

async function checkSchema(db: Database): Promise<Finding> {
  const name = 'schema';
  const { applied, missing, unknown, isTooOld } = await readSchemaState(db);
  if (applied.length === 0) {
    return fault(
      name,
      'The database is empty.',
      'Start the server once: npm start. If there should be data, check DATA_DIR and DATABASE_URL.',
    );
  }
  if (unknown.length > 0) {
    return fault(
      name,
      `A newer version of this program has changed the schema (${unknown.join(', ')}).`,
      'Start the newer version.',
    );
  }
  if (isTooOld) return fault(name, 'The database is too old for this version of the program.', firstVersion);
  if (missing.length > 0) {
    return warning(
      name,
      `Migrations that have not run yet: ${missing.length}.`,
      'Restart the server, which runs them.',
    );
  }
  return fine(name, `Up to date (${countOf(applied.length, 'migration')}).`);
}

async function checkIndexes(db: Database, engine: EngineName): Promise<Finding> {
  const name = 'indexes';
  const query =
    engine === 'postgres'
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  const present = new Set((await query.execute(db)).rows.map((row) => row.name));
  const missing = (await expectedIndexes()).filter((index) => !present.has(index));
  return missing.length === 0
    ? fine(name, 'All there.')
    : fault(
        name,
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

async function checkAdmins(db: Database): Promise<Finding> {
  const name = 'administrators';
  const admins = await db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  return admins.length > 0
    ? fine(name, `${countOf(admins.length, 'account')} may use the desk.`)
    : warning(name, 'Nobody may use the desk yet.', 'Make an administrator: npm run bellbird -- admin create');
}
