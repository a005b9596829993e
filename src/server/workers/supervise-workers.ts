import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { createRestartDelay } from './restart-delay.ts';
import { hurryMessage, placeVariable, stopMessage } from './worker-messages.ts';

/** Workers that have not finished by then, after any wait for the balancer, are ended. Milliseconds. */
const patience = 25_000;

/**
 * Keeps `WORKERS` processes serving on one port, puts a new one in the place of one that dies, and drains them all at
 * SIGTERM or SIGINT. A second SIGTERM ends the wait for the balancer and costs no save; a person who presses Ctrl-C again
 * means at once. Gives the exit code.
 */
export async function superviseWorkers(config: Config, entry: string): Promise<number> {
  cluster.setupPrimary({ exec: entry, args: [] });
  const ending = new AbortController();
  const workers = new Set<Worker>();
  const firstListens: Promise<boolean>[] = [];

  const keepPlace = async (place: number, onFirst: (listens: boolean) => void) => {
    const delay = createRestartDelay();
    let hasServed = false;
    while (!ending.signal.aborted) {
      const worker = cluster.fork({ [placeVariable]: String(place) });
      const began = Date.now();
      workers.add(worker);
      worker.once('listening', () => {
        hasServed = true;
        onFirst(true);
      });
      const [code, signal] = await once(worker, 'exit');
      workers.delete(worker);
      onFirst(false);
      // What keeps a first one from serving would keep all that follow.
      if (ending.signal.aborted || !hasServed) return;
      const wait = delay.next(Date.now() - began);
      console.error(`A worker ended (${signal ?? `exit code ${code}`}); another one starts in ${wait} ms.`);
      await pause(wait, undefined, { signal: ending.signal }).catch(() => {});
    }
  };

  const endAll = () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
  };
  const tellAll = (message: string) => {
    for (const worker of workers) if (worker.isConnected()) worker.send(message);
  };
  const stop = () => {
    ending.abort();
    tellAll(stopMessage);
    setTimeout(endAll, patience + config.drainSeconds * 1000).unref();
  };
  let isAsked = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isAsked) return signal === 'SIGINT' ? endAll() : tellAll(hurryMessage);
    isAsked = true;
    console.log(`${signal}: finishing what is under way …`);
    stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);

  const places = Array.from({ length: config.workers }, (_, place) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    firstListens.push(promise);
    return keepPlace(place, resolve);
  });
  const areServing = (await Promise.all(firstListens)).every(Boolean);
  if (areServing) console.log(`Bellbird serves on ${config.siteUrl} with ${config.workers} processes`);
  else stop();
  await Promise.all(places);
  return areServing || isAsked ? 0 : 1;
}
