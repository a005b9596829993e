import { fileURLToPath, pathToFileURL } from 'node:url';
import { type App, appLimits, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { PageRenderer } from '#server/pages/page-renderer.ts';
import { prepareDatabase } from '#server/prepare-database.ts';

const pagesEntry = fileURLToPath(new URL('../../../dist/server/entry.mjs', import.meta.url));

/** Breaks the built product with `breakApp`, and then serves it with the settings of the environment. */
export async function serveBroken(breakApp: (app: App) => void = () => {}): Promise<void> {
  const { renderPage }: { renderPage: PageRenderer } = await import(pathToFileURL(pagesEntry).href);
  const config = parseConfig(process.env);
  const db = await prepareDatabase(config);
  const app = await buildApp({ config, db, limits: appLimits, renderPage });
  breakApp(app);
  await app.listen({ host: config.host, port: config.port });
  process.on('SIGTERM', async () => {
    await app.close();
    await db.destroy();
    process.exit(0);
  });
}
