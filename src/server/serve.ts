import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { appLimits, buildApp } from './app.ts';
import { type Config, ConfigError } from './config/config.ts';
import type { Database } from './database/database.ts';
import { startMetricsServer } from './http/metrics.ts';
import { startBackupSchedule } from './operations/backup/backup-schedule.ts';
import { createConfiguredChannels } from './outbox/delivery-channels.ts';
import type { PageRenderer } from './pages/page-renderer.ts';

const clientDirectory = fileURLToPath(new URL('../../dist/client', import.meta.url));
const pagesEntry = fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url));

/**
 * Maximum time for open connections to finish, in milliseconds. It is short enough for a stop to take less than 30 s.
 */
const closeTimeout = 8000;

export interface Serving {
  /**
   * Stops the server in this order: it reports that it is not ready, waits for the load balancer to notice
   * (DRAIN_SECONDS) if there is one, finishes the requests in progress and closes the database. `hurry` ends only the
   * wait for the load balancer.
   */
  stop(options: { readonly waitsForBalancer: boolean; readonly hurry?: AbortSignal }): Promise<void>;
}

/**
 * Builds the application and listens. `place` is the number of this process, from 0. Process 0 makes the scheduled
 * backups; each process has its own metrics port.
 */
export async function serve(config: Config, db: Database, place = 0): Promise<Serving> {
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
    async stop({ waitsForBalancer, hurry }) {
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
