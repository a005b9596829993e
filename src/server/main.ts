import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildApp, type PageRenderer } from './app.ts';
import { ConfigError, parseConfig } from './config.ts';
import { sanitiseArticleHtml } from './content/article-html.ts';
import { loadStarterContent } from './content/starter/starter-content.ts';
import { connectDatabase } from './database/connect.ts';
import { DatabaseStartError } from './database/database-start-error.ts';
import { migrateToLatest } from './database/migrate.ts';
import { markServing } from './database/serving-mark.ts';
import { createConfiguredChannels } from './enquiry-delivery/configured-channels.ts';
import { startBackupSchedule } from './operations/backup/backup-schedule.ts';
import { startMetricsServer } from './operations/metrics/metrics-server.ts';

const clientDirectory = fileURLToPath(new URL('../../dist/client', import.meta.url));
const pagesEntry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));

/** Connects, migrates, assembles and listens; drains on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const servingMark = config.databaseUrl === undefined ? undefined : await markServing(config.databaseUrl);
  const db = await connectDatabase(config);
  const migrated = await migrateToLatest(db);
  if (migrated.length > 0) console.log(`Database brought up to date: ${migrated.join(', ')}.`);
  const filled = await loadStarterContent(db, {
    isWanted: config.starterContent,
    sanitiseHtml: sanitiseArticleHtml,
    now: new Date(),
  });
  if (filled > 0) console.log(`Empty database filled with ${filled} starter articles (STARTER_CONTENT).`);

  const deliveryChannels = await createConfiguredChannels(config);
  const readiness = { isDraining: false };
  const app = await buildApp({
    config,
    db,
    renderPage: await loadPages(),
    clientDirectory,
    deliveryChannels,
    readiness,
  });
  await app.listen({ host: config.host, port: config.port });
  console.log(`Bellbird serves on ${config.siteUrl}`);

  const backupSchedule = startBackupSchedule(config, app.log);
  const metricsServer =
    config.metricsPort === undefined ? undefined : await startMetricsServer(app.metrics, config.metricsPort);

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log(`${signal}: finishing what is under way …`);
    readiness.isDraining = true;
    backupSchedule.stop();
    // A person at the terminal waits for no balancer.
    if (signal === 'SIGTERM') await wait(config.drainSeconds * 1000);
    await app.close();
    await metricsServer?.close();
    await db.destroy();
    await servingMark?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function loadPages(): Promise<PageRenderer> {
  if (!existsSync(pagesEntry))
    throw new ConfigError('The pages are not built yet: run npm start, which builds them first.');
  const entry: { renderPage: PageRenderer } = await import(pathToFileURL(pagesEntry).href);
  return entry.renderPage;
}

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) {
    console.error(`\n${error.message}`);
    if (error.cause instanceof Error) console.error(`Cause: ${error.cause.message}`);
  } else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error('\nThe port is taken: stop the other program, or choose another with PORT=3001 npm start.');
  } else {
    console.error(error);
  }
  process.exit(1);
}
