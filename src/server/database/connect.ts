import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PostgresDialect, sql } from 'kysely';
import { type DataLock, lockFileName, shareData, takeOpeningLock } from './data-lock.ts';
import { Database, type DatabaseLocation } from './database.ts';
import { DatabaseStartError } from './database-errors.ts';
import { adviceErrorOf, missingSchema, missingSchemaRight } from './postgres-advice.ts';
import { createPostgresPool, discardSilentConnections, refuseTransactionPooler } from './postgres-pool.ts';
import { createPrivateFile, createPrivateFolder, syncFolder } from './private-files.ts';
import { NodeSqliteDatabase, NodeSqliteDialect, SqliteReader } from './sqlite-connection.ts';
import { type FileGuard, guardFiles } from './sqlite-file-guard.ts';

/**
 * Whether opening may create a missing database. Only a server start, an import and `admin create` may create one. With
 * any other command, a wrong DATA_DIR would create a second, empty database.
 */
export type OpeningMode = 'may-create' | 'must-exist';

export const sqliteFileName = 'bellbird.sqlite';

/** Oldest version of SQLite that is accepted. Older versions can damage a WAL file in rare cases. */
const oldestSafeSqlite = [3, 51, 3] as const;

/**
 * Opens the database and checks that it answers. The caller destroys it. Throws {@link DatabaseStartError} with advice.
 * A damaged or foreign file is never changed.
 */
export async function connectDatabase(location: DatabaseLocation, mode: OpeningMode): Promise<Database> {
  const { databaseUrl } = location;
  return databaseUrl === undefined ? connectSqlite(location, mode) : connectPostgres(location, databaseUrl, mode);
}

async function connectSqlite(location: DatabaseLocation, mode: OpeningMode): Promise<Database> {
  refuseUnsafeSqlite(process.versions.sqlite ?? '0.0.0');
  const directory = location.dataDirectory;
  const file = join(directory, sqliteFileName);
  if (mode === 'must-exist' && !existsSync(file)) throw missingDatabase(directory);
  let database: DatabaseSync | undefined;
  let lock: DataLock | undefined;
  let openingLock: DataLock | undefined;
  let guard: FileGuard;
  try {
    createPrivateFolder(directory);
    openingLock = takeOpeningLock(directory);
    const isNew = !existsSync(file) && findTraces(directory).length === 0;
    if (isNew) createDatabaseFile(file);
    // A restore holds this lock while it puts the database in place, so this call waits until the restore has ended.
    lock = shareData(directory);
    if (!existsSync(file)) throw missingDatabase(directory);
    if (statSync(file).size === 0) throw new Error('the file is empty, so its content is lost');
    database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw new Error(`the quick check says: ${String(check?.quick_check)}`);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    guard = guardFiles(file);
  } catch (cause) {
    database?.close();
    lock?.release();
    if (cause instanceof DatabaseStartError) throw cause;
    throw new DatabaseStartError(
      `The database ${file} cannot be opened, and was left as it was. Check that DATA_DIR is right, that this user may write there and that the disk is not full; if the file is damaged, restore your latest backup with: npm run bellbird -- restore FILE`,
      cause,
    );
  } finally {
    openingLock?.release();
  }
  const { release } = lock;
  const reader = new SqliteReader(file);
  const dialect = new NodeSqliteDialect({
    database: new NodeSqliteDatabase(database, {
      checkFiles: () => guard.check(),
      // The reader closes first. The last connection to close copies the write-ahead log into the database file, and a
      // read-only connection may not do that.
      beforeClose: () => reader.close(),
      afterClose() {
        guard.release();
        release();
      },
    }),
  });
  const db = new Database(dialect, { location, reader, checkFiles: () => guard.check() });
  // Kysely does not close a connection that it has never used, so one query runs here.
  await sql`select 1`.execute(db);
  return db;
}

/**
 * Creates an empty database under a temporary name and renames it. If the process is killed before the renaming, no
 * empty database is left under the real name.
 */
function createDatabaseFile(file: string): void {
  const unfinished = `${file}.new`;
  for (const end of ['', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  createPrivateFile(unfinished);
  const database = new DatabaseSync(unfinished);
  try {
    database.exec('PRAGMA journal_mode = WAL');
  } finally {
    database.close();
  }
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

/** Returns the names of the files that an earlier server left in a data folder. */
function findTraces(directory: string): string[] {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  const backups = names.includes('backups') ? readdirSync(join(directory, 'backups')) : [];
  return [
    ...names.filter((name) => name === lockFileName || name.startsWith('before-restore-')),
    ...backups.filter((name) => name.endsWith('.backup')).map((name) => join('backups', name)),
  ];
}

function missingDatabase(directory: string): DatabaseStartError {
  const file = join(directory, sqliteFileName);
  const [trace, ...others] = findTraces(directory);
  if (trace === undefined) {
    return new DatabaseStartError(
      `There is no database ${file}. Check DATA_DIR; nothing was created. A new site's database is made by the first start: npm start`,
    );
  }
  const found = others.length === 0 ? trace : `${trace} and ${others.length} more`;
  return new DatabaseStartError(
    `The database ${file} is missing, though a server has used this folder before (it holds ${found}). Nothing was created. Put the file back, or restore your latest backup with: npm run bellbird -- restore FILE. To begin with an empty site, set DATA_DIR to an empty folder.`,
  );
}

/** Throws {@link DatabaseStartError} for a SQLite library older than 3.51.3. */
export function refuseUnsafeSqlite(version: string): void {
  const parts = version.split('.').map(Number);
  for (const [index, oldest] of oldestSafeSqlite.entries()) {
    const part = parts[index] ?? 0;
    if (part > oldest) return;
    if (part < oldest) {
      throw new DatabaseStartError(
        `SQLite ${version} is older than ${oldestSafeSqlite.join('.')} and not safe for this program: start it with the Node that the project pins (npm start).`,
      );
    }
  }
}

async function connectPostgres(location: DatabaseLocation, databaseUrl: string, mode: OpeningMode): Promise<Database> {
  const pool = createPostgresPool(databaseUrl);
  const db = new Database(new PostgresDialect({ pool: discardSilentConnections(pool) }), {
    location,
    readPool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  });
  try {
    await refuseTransactionPooler(pool);
    const { rows } = await sql<{ name: string | null; schema: string | null; may_create: boolean | null }>`select
      to_regclass('kysely_migration')::text as name, current_schema() as schema,
      has_schema_privilege(current_schema(), 'create') as may_create`.execute(db);
    const [found] = rows;
    if (!found?.name && found?.schema === null) throw new DatabaseStartError(missingSchema);
    if (!found?.name && !found?.may_create)
      throw new DatabaseStartError(missingSchemaRight(databaseUrl, found?.schema ?? 'public'));
    if (mode === 'must-exist' && !found.name) {
      throw new DatabaseStartError(
        'The PostgreSQL database in DATABASE_URL is empty. Check DATABASE_URL; nothing was created. A new site’s tables are made by the first start: npm start',
      );
    }
  } catch (cause) {
    await db.destroy();
    // Kysely leaves open a pool that it has not used. Its idle connections would keep the process alive for a while.
    if (!pool.ending) await pool.end();
    if (cause instanceof DatabaseStartError) throw cause;
    const advised = adviceErrorOf(cause, databaseUrl);
    if (advised) throw advised;
    throw new DatabaseStartError(
      'The PostgreSQL server in DATABASE_URL does not answer. Check that it runs, that the address is right, and that this machine may reach it.',
      cause,
    );
  }
  return db;
}
