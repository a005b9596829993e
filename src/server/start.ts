import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { announceFirstAdmin } from './accounts/first-admin.ts';
import { appLimits, buildApp } from './app.ts';
import { checkDataFolder, checkMachine, describeUnknownSettings, parseServerConfig } from './config/check-settings.ts';
import { type Config, ConfigError, parseConfig } from './config/config.ts';
import { connectDatabase } from './database/connect.ts';
import { type ServingLock, sharePostgres } from './database/data-lock.ts';
import type { Database } from './database/database.ts';
import { DatabaseStartError, databaseFailureOf } from './database/database-errors.ts';
import { adviceErrorOf } from './database/postgres-advice.ts';
import { startMetricsServer } from './http/metrics.ts';
import { startBackupSchedule } from './operations/backup/backup-schedule.ts';
import { hurryMessage, placeVariable, stopMessage, superviseWorkers } from './operations/supervise-workers.ts';
import { createConfiguredChannels } from './outbox/delivery-channels.ts';
import { recordServiceChanges } from './pages/outside-services.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { claimPictureFolder } from './pictures/picture-folder-claim.ts';
import { prepareDatabase } from './prepare-database.ts';
import { Problem } from './problem.ts';
import { waitForDatabase } from './wait-for-database.ts';

const clientDirectory = fileURLToPath(new URL('../../dist/client', import.meta.url));
const pagesEntry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));

/**
 * Maximum time for open connections to finish, in milliseconds. It is short enough for a stop to take less than 30 s.
 */
const closeTimeout = 8000;

/**
 * Builds the application and listens. `place` is the number of this process, from 0. Process 0 makes the scheduled
 * backups; each process has its own metrics port.
 */
export async function serve(config: Config, db: Database, place = 0) {
  const deliveryChannels = createConfiguredChannels(config);
  const readiness = { isDraining: false };
  const app = await buildApp({
    config,
    db,
    limits: appLimits,
    renderPage: await loadPages(),
    clientDirectory,
    deliveryChannels,
    readiness,
  });
  await app.listen({ host: config.host, port: config.port });
  const backupSchedule = place === 0 ? startBackupSchedule(config, app.log) : undefined;
  const metricsServer =
    config.metricsPort === undefined
      ? undefined
      : await startMetricsServer(app.metrics, config.metricsPort + place, config.metricsHost);
  return {
    /**
     * Stops the server in this order: it reports that it is not ready, waits for the load balancer to notice
     * (DRAIN_SECONDS) if there is one, finishes the requests in progress and closes the database. `hurry` ends only the
     * wait for the load balancer.
     */
    async stop({ waitsForBalancer, hurry }: { readonly waitsForBalancer: boolean; readonly hurry?: AbortSignal }) {
      readiness.isDraining = true;
      backupSchedule?.stop();
      if (waitsForBalancer) await wait(config.drainSeconds * 1000, undefined, { signal: hurry }).catch(() => {});
      const cut = setTimeout(() => app.server.closeAllConnections(), closeTimeout);
      await app.close();
      clearTimeout(cut);
      await metricsServer?.close();
      await db.destroy();
    },
  };
}

async function loadPages(): Promise<PageRenderer> {
  if (!existsSync(pagesEntry))
    throw new ConfigError('The pages are not built yet: run npm start, which builds them first.');
  const entry: { renderPage: PageRenderer } = await import(pathToFileURL(pagesEntry).href);
  return entry.renderPage;
}

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Time after which the first pages are rendered and everything that they need is loaded. Milliseconds. */
const settledAfter = 5000;

/**
 * Exit code of a start with settings that no later start can use. The service is not started again then
 * (`RestartPreventExitStatus` in deploy/bellbird.service).
 */
const unusableSettings = 78;
let exitCode = unusableSettings;

/**
 * Writes Node's compile cache for the next start: now, and once more when further modules are loaded. The first write
 * helps if the process is killed early. Without it, the next start would be as slow as this one. Then gives the memory
 * that the start no longer needs back to the system: about 60 MB, for one pause of about 150 ms.
 */
function settle(): void {
  setImmediate(flushCompileCache);
  setTimeout(() => {
    flushCompileCache();
    const session = new Session();
    session.connect();
    void session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
  }, settledAfter).unref();
}

/**
 * Without WORKERS, runs the one process that does everything. With WORKERS, prepares the database and supervises the
 * other processes.
 */
async function main(): Promise<void> {
  if (cluster.isWorker) return runWorker(parseConfig(process.env));
  const config = await parseServerConfig(process.env);
  checkDataFolder(config);
  exitCode = 1;
  for (const sentence of describeUnknownSettings(process.env)) console.warn(sentence);
  await checkMachine(config);
  const { db, servingLock } = await waitForDatabase(config, () => openForServing(config), { answers: true });
  if (config.workers > 1) {
    await announceFirstAdmin(db, config);
    await db.destroy();
    process.exitCode = await superviseWorkers(config, entry);
    await servingLock?.release();
    return;
  }
  const serving = await serve(config, db);
  settle();
  console.log(`Bellbird serves on ${config.siteUrl}`);
  await announceFirstAdmin(db, config);

  let isStopping = false;
  const hurry = new AbortController();
  const stop = async (signal: NodeJS.Signals) => {
    // A second Ctrl-C stops at once. A second SIGTERM does not: supervisors may send one, and no save may be lost.
    if (isStopping && signal === 'SIGINT') process.exit(1);
    if (isStopping) return hurry.abort();
    isStopping = true;
    console.log(`${signal}: finishing the requests in progress …`);
    // Ctrl-C comes from a terminal, where there is no load balancer to wait for.
    await serving.stop({ waitsForBalancer: signal === 'SIGTERM', hurry: hurry.signal });
    await servingLock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A trial of a backup ends with the command that started it, even if that command was killed.
  process.on('disconnect', () => void stop('SIGINT'));
}

/** Prepares the database while holding the lock of serving processes, so that no restore can begin. */
async function openForServing(config: Config): Promise<{ db: Database; servingLock: ServingLock | undefined }> {
  const servingLock = config.databaseUrl === undefined ? undefined : await sharePostgres(config.databaseUrl);
  try {
    const db = await prepareDatabase(config);
    const now = new Date();
    const claimed = claimPictureFolder(db, config, now).then(() => recordServiceChanges(db, config, now));
    await claimed.catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return { db, servingLock };
  } catch (error) {
    await servingLock?.release();
    throw error;
  }
}

/**
 * Serves until the supervisor tells this process to stop. Signals that reach the whole process group can arrive several
 * times, and only the first counts.
 */
async function runWorker(config: Config): Promise<void> {
  const hurry = new AbortController();
  const stopped = new Promise<boolean>((resolve) => {
    process.on('SIGTERM', () => resolve(true));
    process.on('SIGINT', () => resolve(false));
    process.on('message', (message) => {
      if (message === stopMessage) resolve(true);
      if (message === hurryMessage) hurry.abort();
    });
  });
  const db = await waitForDatabase(config, () => connectDatabase(config, 'must-exist'), { answers: false });
  const serving = await serve(config, db, Number(process.env[placeVariable] ?? 0));
  settle();
  await serving.stop({ waitsForBalancer: await stopped, hurry: hurry.signal });
  process.exit(0);
}

try {
  await main();
} catch (cause) {
  const { DATABASE_URL: databaseUrl } = process.env;
  const error = adviceErrorOf(cause, databaseUrl) ?? cause;
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof Problem) {
    console.error(`\n${error.message}`);
    if (error.cause instanceof Error) console.error(`Cause: ${error.cause.message}`);
  } else if (error instanceof Error && 'port' in error) {
    // The ports were checked earlier. Either another program has taken this port since, or it is the metrics port of a
    // worker.
    console.error(`\nPort ${error.port} cannot be used. Check PORT, HOST and METRICS_PORT.\nCause: ${error.message}`);
  } else if (databaseFailureOf(error)) {
    console.error(
      databaseUrl
        ? '\nPostgreSQL failed during the start. Nothing is wrong with the data. Start the server again when PostgreSQL works.'
        : '\nThe database cannot be used, and was left as it was. Check that this user may write in DATA_DIR and that the disk is not full; if the file is damaged, restore your latest backup with: npm run bellbird -- restore FILE',
    );
    if (error instanceof Error) console.error(`Cause: ${error.message}`);
  } else {
    console.error(error);
  }
  process.exit(exitCode);
}
