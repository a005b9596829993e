import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';

/**
 * Creates a data folder whose database contains this many articles of 2,000 characters, `terms` categories and `terms`
 * tags. Returns the path of the folder and a function that removes it.
 */
export async function fillDataFolder(articles: number, terms = 4): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: folder }, 'may-create');
  await migrateToLatest(db);
  await writeManyArticles(db, { articles, terms, contentLength: 2000 });
  await db.destroy();
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Interval at which the processor time of a process is read, in milliseconds. */
const interval = 500;
/** A process is idle in an interval if it uses less processor time than this, in hundredths of a second. */
const idleTicks = 3;
/** The server has finished its start-up work after this many idle intervals in a row. */
const intervals = 8;

/**
 * Waits until a server has finished its start-up work: it fills its caches, a second later the assistant reads the
 * site, and five seconds after the start it gives back memory. On a system without /proc, waits ten seconds.
 */
export async function untilIdle(pid: number): Promise<void> {
  if (!existsSync(`/proc/${pid}/stat`)) return pause(10_000);
  let idle = 0;
  let used = ticksOf(pid);
  while (idle < intervals) {
    await pause(interval);
    const now = ticksOf(pid);
    idle = now - used < idleTicks ? idle + 1 : 0;
    used = now;
  }
}

/** Returns the processor time of a process, in hundredths of a second. Source: proc_pid_stat(5). */
function ticksOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
