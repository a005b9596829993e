import { loadStarterContent } from '#server/content/starter/starter-content.ts';
import { connectDatabase } from '#server/database/connect.ts';

/** Prepares a database as a server does when it starts, and prints how many starter articles were written. */
const [, , databaseUrl, dataDirectory = ''] = process.argv;
const db = await connectDatabase({ databaseUrl: databaseUrl || undefined, dataDirectory }, 'may-create');
const written = await loadStarterContent(db, { isWanted: true, now: new Date() });
console.log(written);
await db.destroy();
