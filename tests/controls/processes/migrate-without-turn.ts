import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '#server/database/connect.ts';
import { migrations } from '#server/database/migrations/migrations.ts';

/**
 * A broken migrator: it finds the missing migrations before it locks the database. It then waits until four processes
 * have done this. Without the wait, four processes that start together would only sometimes be at this point at the
 * same time.
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
