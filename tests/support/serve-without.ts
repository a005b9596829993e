import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AppParts, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { PageRenderer } from '#server/pages/page-renderer.ts';
import { prepareDatabase } from '#server/prepare-database.ts';

const pagesEntry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));

/** Serves the built product with one of its guards taken away, as controls of tests do. Takes the product's settings. */
export async function serveWithout(guard: Pick<AppParts, 'watchesContent' | 'sheds'>): Promise<void> {
  const { renderPage }: { renderPage: PageRenderer } = await import(pathToFileURL(pagesEntry).href);
  const config = parseConfig(process.env);
  const db = await prepareDatabase(config);
  const app = await buildApp({ config, db, renderPage, ...guard });
  await app.listen({ host: config.host, port: config.port });
  process.on('SIGTERM', async () => {
    await app.close();
    await db.destroy();
    process.exit(0);
  });
}
