import { fileURLToPath, pathToFileURL } from 'node:url';
import { type App, type AppParts, appLimits, buildApp } from '#server/app.ts';
import { parseConfig } from '#server/config/config.ts';
import type { PageRenderer } from '#server/pages/page-renderer.ts';
import { prepareDatabase } from '#server/prepare-database.ts';

const pagesEntry = fileURLToPath(new URL('../../../dist/server/entry.mjs', import.meta.url));

/**
 * Builds the product with `parts` that are broken, breaks it further with `breakApp`, and serves it with the settings of
 * the environment.
 */
export async function serveBroken(
  breakApp: (app: App) => void = () => {},
  parts: Partial<AppParts> = {},
): Promise<void> {
  const { renderPage }: { renderPage: PageRenderer } = await import(pathToFileURL(pagesEntry).href);
  const config = parseConfig(process.env);
  const db = await prepareDatabase(config);
  const app = await buildApp({ config, db, limits: appLimits, renderPage, ...parts });
  breakApp(app);
  await app.listen({ host: config.host, port: config.port });
  process.on('SIGTERM', async () => {
    await app.close();
    await db.destroy();
    process.exit(0);
  });
}
