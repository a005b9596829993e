import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';

/** Message to a worker: finish the requests in progress and exit. */
export const stopMessage = 'bellbird:stop';

/** Message to a worker that is stopping: stop waiting for the load balancer. */
export const hurryMessage = 'bellbird:hurry';

/** Environment variable with a worker's number, from 0. */
export const placeVariable = 'BELLBIRD_WORKER_PLACE';

/**
 * Time after which a worker that has not exited is killed. The wait for the load balancer is not included.
 * Milliseconds.
 */
const exitTimeout = 25_000;

/** A worker that ran for this long was healthy, so its next restart is quick again. Milliseconds. */
const healthyAfter = 30_000;

/** Shortest and longest wait before a worker is restarted, in milliseconds. It doubles each time a worker dies early. */
const restartDelay = { shortest: 250, longest: 30_000 };

/**
 * Runs `WORKERS` processes that serve on one port, replaces a process that dies, and drains them all at SIGTERM or
 * SIGINT. A second SIGTERM ends the wait for the load balancer, and no save is lost. A second SIGINT (Ctrl-C) kills the
 * workers. Returns the exit code.
 */
export async function superviseWorkers(config: Config, entry: string): Promise<number> {
  // Workers accept connections themselves. If the supervisor passed them on, those on their way to a worker that is
  // killed would stay open without a response.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: entry, args: [] });
  const ending = new AbortController();
  const workers = new Set<Worker>();
  const firstStarts: Promise<boolean>[] = [];

  const keepRunning = async (place: number, onFirstStart: (listens: boolean) => void) => {
    let delay = restartDelay.shortest;
    let hasServed = false;
    while (!ending.signal.aborted) {
      const worker = cluster.fork({ [placeVariable]: String(place) });
      const startedAt = Date.now();
      workers.add(worker);
      worker.once('listening', () => {
        hasServed = true;
        onFirstStart(true);
      });
      const [code, signal] = await once(worker, 'exit');
      workers.delete(worker);
      onFirstStart(false);
      // A worker that never began to listen is not started again, because it would fail in the same way.
      if (ending.signal.aborted || !hasServed) return;
      if (Date.now() - startedAt >= healthyAfter) delay = restartDelay.shortest;
      console.error(`A worker ended (${signal ?? `exit code ${code}`}); another one starts in ${delay} ms.`);
      await pause(delay, undefined, { signal: ending.signal }).catch(() => {});
      delay = Math.min(restartDelay.longest, delay * 2);
    }
  };

  const killAll = () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
  };
  const sendAll = (message: string) => {
    for (const worker of workers) if (worker.isConnected()) worker.send(message);
  };
  const stop = () => {
    ending.abort();
    sendAll(stopMessage);
    setTimeout(killAll, exitTimeout + config.drainSeconds * 1000).unref();
  };
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return signal === 'SIGINT' ? killAll() : sendAll(hurryMessage);
    isStopping = true;
    console.log(`${signal}: finishing the requests in progress …`);
    stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  const places = Array.from({ length: config.workers }, (_, place) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    firstStarts.push(promise);
    return keepRunning(place, resolve);
  });
  const areServing = (await Promise.all(firstStarts)).every(Boolean);
  if (areServing) console.log(`Bellbird serves on ${config.siteUrl} with ${config.workers} processes`);
  else stop();
  await Promise.all(places);
  return areServing || isStopping ? 0 : 1;
}
