import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildApp, type PageRenderer } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';

/**
 * The built product as a process that does not hear of what other processes change: the control of the test that no page
 * gets old. Takes the product's settings.
 */
const pagesEntry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));
const { renderPage }: { renderPage: PageRenderer } = await import(pathToFileURL(pagesEntry).href);
const config = parseConfig(process.env);
const db = await connectDatabase(config);
const app = await buildApp({ config, db, renderPage, watchesContent: false });
await app.listen({ host: config.host, port: config.port });
process.on('SIGTERM', async () => {
  await app.close();
  await db.destroy();
  process.exit(0);
});
