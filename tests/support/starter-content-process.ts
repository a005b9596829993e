import { loadStarterContent } from '#server/content/starter/starter-content.ts';
import { connectDatabase } from '#server/database/connect.ts';

/** Starts like the product, up to the starter content, and prints how many articles it wrote. */
const [, , databaseUrl, dataDirectory = ''] = process.argv;
const db = await connectDatabase({ databaseUrl: databaseUrl || undefined, dataDirectory }, 'may-create');
const written = await loadStarterContent(db, { isWanted: true, sanitiseHtml: (html) => html, now: new Date() });
console.log(written);
await db.destroy();
