import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';

/** Migrates the database that the environment variables name, and prints how many migrations ran. */
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const db = await connectDatabase({ databaseUrl: DATABASE_URL, dataDirectory: DATA_DIR }, 'may-create');
console.log((await migrateToLatest(db)).length);
await db.destroy();
