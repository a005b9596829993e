import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { announceFirstAdmin } from './accounts/first-admin.ts';
import { checkMachine, describeUnknownSettings } from './config/check-settings.ts';
import { type Config, ConfigError, parseConfig } from './config/config.ts';
import { connectDatabase } from './database/connect.ts';
import { sharePostgres } from './database/data-lock.ts';
import { DatabaseStartError, databaseFailureOf } from './database/database-errors.ts';
import { prepareDatabase } from './prepare-database.ts';
import { serve } from './serve.ts';
import { superviseWorkers } from './workers/supervise-workers.ts';
import { hurryMessage, placeVariable, stopMessage } from './workers/worker-messages.ts';

/** What a worker starts with. */
const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
/** When everything that a first visitor needs has been loaded, in milliseconds. */
const settled = 5000;

/**
 * Keeps what Node has compiled for the next start: at once, since a process that is killed early would otherwise leave the
 * next start as slow as its own, and again with what is loaded later. Takes a few milliseconds when little is new.
 */
function keepCompiled(): void {
  setImmediate(flushCompileCache);
  setTimeout(flushCompileCache, settled).unref();
}

/** One process that does everything, or with WORKERS one that prepares and watches over others that serve. */
async function main(): Promise<void> {
  const config = parseConfig(process.env);
  if (cluster.isWorker) return runWorker(config);
  for (const sentence of describeUnknownSettings(process.env)) console.warn(sentence);
  await checkMachine(config);
  const servingMark = config.databaseUrl === undefined ? undefined : await sharePostgres(config.databaseUrl);
  if (config.workers > 1) {
    const db = await prepareDatabase(config);
    await announceFirstAdmin(db, config);
    await db.destroy();
    process.exitCode = await superviseWorkers(config, entry);
    await servingMark?.release();
    return;
  }
  const db = await prepareDatabase(config);
  const serving = await serve(config, db);
  keepCompiled();
  console.log(`Bellbird serves on ${config.siteUrl}`);
  await announceFirstAdmin(db, config);

  let isStopping = false;
  const hurry = new AbortController();
  const stop = async (signal: NodeJS.Signals) => {
    // A person who presses Ctrl-C again means now; a supervisor that says it again must not cost a save.
    if (isStopping && signal === 'SIGINT') process.exit(1);
    if (isStopping) return hurry.abort();
    isStopping = true;
    console.log(`${signal}: finishing what is under way …`);
    // A person at the terminal waits for no balancer.
    await serving.stop({ waitsForBalancer: signal === 'SIGTERM', hurry: hurry.signal });
    await servingMark?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Serves until the supervisor says stop; a signal sent to the whole group counts once, however often it comes. */
async function runWorker(config: Config): Promise<void> {
  const hurry = new AbortController();
  const asked = new Promise<boolean>((resolve) => {
    process.on('SIGTERM', () => resolve(true));
    process.on('SIGINT', () => resolve(false));
    process.on('message', (message) => {
      if (message === stopMessage) resolve(true);
      if (message === hurryMessage) hurry.abort();
    });
  });
  const serving = await serve(
    config,
    await connectDatabase(config, 'must-exist'),
    Number(process.env[placeVariable] ?? 0),
  );
  keepCompiled();
  await serving.stop({ waitsForBalancer: await asked, hurry: hurry.signal });
  process.exit(0);
}

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) {
    console.error(`\n${error.message}`);
    if (error.cause instanceof Error) console.error(`Cause: ${error.cause.message}`);
  } else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error('\nThe port is taken: stop the other program, or choose another with PORT=3001 npm start.');
  } else if (databaseFailureOf(error)) {
    console.error(
      '\nThe database cannot be used, and was left as it was. Check that this user may write in DATA_DIR and that the disk is not full; if the file is damaged, restore your latest backup with: npm run bellbird -- restore FILE',
    );
    if (error instanceof Error) console.error(`Cause: ${error.message}`);
  } else {
    console.error(error);
  }
  process.exit(1);
}
