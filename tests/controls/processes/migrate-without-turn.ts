import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '#server/database/connect.ts';
import { migrations } from '#server/database/migrations/migrations.ts';

/**
 * A migrator that looks for missing migrations before it has the database to itself. It goes on once four processes have
 * looked, as they may when they start at the same moment.
 */
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const db = await connectDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR }, 'may-create');
const tables = await db.introspection.getTables();
const missing = tables.length === 0 ? Object.values(migrations) : [];
await writeFile(join(DATA_DIR, `looked-${process.pid}`), '');
while ((await readdir(DATA_DIR)).filter((name) => name.startsWith('looked-')).length < 4) await pause(10);
await db.transaction().execute(async (transaction) => {
  for (const { up } of missing) await up(transaction);
});
console.log(missing.length);
await db.destroy();
