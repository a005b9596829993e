import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PostgresDialect, sql } from 'kysely';
import { type DataLock, shareData, takeTurnToOpen } from './data-lock.ts';
import { Database, type DatabaseLocation } from './database.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { createPostgresPool, discardSilentConnections } from './postgres-pool.ts';
import { NodeSqliteDatabase, NodeSqliteDialect } from './sqlite-connection.ts';
import { type FileGuard, guardFiles } from './sqlite-file-guard.ts';
import { SqliteReader } from './sqlite-reader.ts';

/** Name of the SQLite file inside DATA_DIR. */
export const sqliteFileName = 'bellbird.sqlite';

/** SQLite before this release can damage a WAL file under rare timing; it is refused (design 6). */
const oldestSafeSqlite = [3, 51, 3] as const;

/**
 * Opens the database and proves that it answers. The caller destroys it.
 * Raises {@link DatabaseStartError} with what to do; a file that is damaged or foreign is never touched.
 */
export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  return location.databaseUrl ? connectPostgres(location, location.databaseUrl) : connectSqlite(location);
}

async function connectSqlite(location: DatabaseLocation): Promise<Database> {
  const directory = location.dataDirectory;
  refuseUnsafeSqlite(process.versions.sqlite ?? '0.0.0');
  const file = join(directory, sqliteFileName);
  let database: DatabaseSync | undefined;
  let lock: DataLock | undefined;
  let turn: DataLock | undefined;
  let guard: FileGuard;
  try {
    mkdirSync(directory, { recursive: true });
    lock = shareData(directory);
    turn = takeTurnToOpen(directory);
    if (existsSync(file) && statSync(file).size === 0) throw new Error('the file is empty, so what was in it is gone');
    database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw new Error(`the quick check says: ${String(check?.quick_check)}`);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    guard = guardFiles(file);
  } catch (cause) {
    database?.close();
    lock?.release();
    throw new DatabaseStartError(
      `The database ${file} cannot be opened, and was left as it was. Check that DATA_DIR is right, that this user may write there and that the disk is not full; if the file is damaged, restore your latest backup with: npm run bellbird -- restore FILE`,
      cause,
    );
  } finally {
    turn?.release();
  }
  const { release } = lock;
  const reader = new SqliteReader(file);
  // Whoever closes last empties the log into the file, which a reader may not do.
  const closing = { before: () => reader.close(), after: release };
  const dialect = new NodeSqliteDialect({ database: new NodeSqliteDatabase(database, guard, closing) });
  const db = new Database(dialect, { location, reader, checkFiles: () => guard.check() });
  // Kysely closes only what it has used.
  await sql`select 1`.execute(db);
  return db;
}

/** Refuses a SQLite library older than 3.51.3 with a sentence. */
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

async function connectPostgres(location: DatabaseLocation, databaseUrl: string): Promise<Database> {
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
    await sql`select 1`.execute(db);
  } catch (cause) {
    await db.destroy();
    throw new DatabaseStartError(
      'The PostgreSQL server in DATABASE_URL does not answer. Check that it runs, that address, user and password are right, and that this machine may reach it; then start again.',
      cause,
    );
  }
  return db;
}
