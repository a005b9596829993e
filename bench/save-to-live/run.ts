import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '#domain/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { untilIdle } from '../support/idle.ts';
import { markdownTable, report } from '../support/report.ts';
import { median, quantile } from '../support/statistics.ts';

/**
 * Measures the time from a save until Home shows the change: on a single process with SQLite, and on three processes
 * that share a PostgreSQL database. Fails if a save takes more than a second.
 *
 *   node bench/save-to-live/run.ts [SAVES]
 */
const saves = Number(process.argv[2] ?? 50);
const settings = { STARTER_CONTENT: 'true', LOG_LEVEL: 'silent' };
const limit = 1000;
/** Number of saves after a start that are not measured. They are slower, because the code runs for the first time. */
const unmeasured = 10;
const rows: (string | number)[][] = [];

const alone = await startProduct(settings);
try {
  await untilIdle(alone.pid);
  await measure('one process, SQLite', alone, []);
} finally {
  await alone.stop();
}

const database = await startPostgresServer({ isDurable: true });
const shared = { ...settings, DATABASE_URL: database.url };
const processes: ProductProcess[] = [];
try {
  for (let index = 0; index < 3; index += 1) processes.push(await startProduct(shared));
  for (const { pid } of processes) await untilIdle(pid);
  const [first, ...others] = processes;
  assert(first);
  await measure('three processes, PostgreSQL', first, others);
} finally {
  for (const product of processes) await product.stop();
  await database.stop();
}

report(
  'save-to-live',
  'From Save to live',
  `${saves} saves of a featured article, one after the other, after ${unmeasured} that are not counted. After the response to a save, Home is requested from every process until it shows the new title. PostgreSQL syncs each commit to disk.`,
  markdownTable(
    ['where', 'response to the save, median ms', 'p99 ms', 'live after the response, median ms', 'p99 ms'],
    rows,
  ),
);

async function measure(what: string, writer: ProductProcess, others: readonly ProductProcess[]): Promise<void> {
  const { token } = await registerAdministrator(writer.origin);
  const send = sendToOrigin(writer.origin, token);
  const make = createContentFactories(send);
  const save = await make.articleSave({ is_featured: true, publish_date: '2026-11-21' });
  const { id } = await make.article(save);
  const answered: number[] = [];
  const [here, there]: [number[], number[]] = [[], []];
  for (let number = 1 - unmeasured; number <= saves; number += 1) {
    const title = `Saved for the ${number + unmeasured}th time of all`;
    for (const { origin } of [writer, ...others]) await (await fetch(`${origin}/`)).text();
    const began = performance.now();
    const { status } = await send('PUT', `${apiPaths.adminArticles}/${id}`, { ...save, title });
    assert.equal(status, 200);
    const saved = performance.now();
    if (number > 0) answered.push(saved - began);
    await Promise.all([
      untilLive(writer.origin, title, saved).then((time) => number > 0 && here.push(time)),
      ...others.map(({ origin }) => untilLive(origin, title, saved).then((time) => number > 0 && there.push(time))),
    ]);
  }
  for (const [where, times] of [
    [what, here],
    [`${what}: on the two processes that did not save`, there],
  ] as const) {
    if (times.length === 0) continue;
    rows.push([
      where,
      ...[median(answered), quantile(answered, 0.99), median(times), quantile(times, 0.99)].map((time) =>
        time.toFixed(1),
      ),
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
}

/**
 * Requests Home until it shows this title. Returns the time since `since`, in milliseconds, which includes the time to
 * render Home.
 */
async function untilLive(origin: string, title: string, since: number): Promise<number> {
  for (;;) {
    const text = await (await fetch(`${origin}/`)).text();
    const passed = performance.now() - since;
    if (text.includes(title)) return passed;
    assert(passed < limit, `${origin} does not show "${title}" ${Math.round(passed)} ms after the save was answered`);
    await pause(2);
  }
}
