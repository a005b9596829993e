import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns the processor time that a process has used, in seconds. This time does not depend on other work on the
 * machine. `withChildren` adds the time of its child processes that have ended. If the system does not report processor
 * time, returns elapsed seconds.
 */
export function processorSeconds(pid: number, { withChildren = false } = {}): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return performance.now() / 1000;
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, withChildren ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/**
 * Returns the processor time that `work` takes in this process, in microseconds. The shortest of several attempts
 * counts. Stops after an attempt that takes at most `enough`. The time includes other threads while they work, for
 * example while they load the sanitiser.
 */
export async function leastCostOf(
  work: () => Promise<unknown>,
  { attempts = 8, enough = 0 }: { attempts?: number; enough?: number } = {},
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least > enough; attempt += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

/** Returns how many ticks the event loop makes before `work` ends. While the process is blocked, there are none. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  let turns = 0;
  for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  return turns;
}
