import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '#domain/api-paths.ts';
import { insightSchema } from '#domain/contract/insight-contract.ts';
import { dateInZone } from '#domain/dates.ts';
import { addDays } from '#domain/insight/periods.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { createFigureWriter } from '#server/insight/figure-writer.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { visitorAgent } from '#tests/support/visitor-agent.ts';
import { count, markdownTable, report } from '../support/report.ts';
import { median, quantile, timed } from '../support/statistics.ts';
import { countedDays } from './counted-days.ts';

/**
 * Measures Insight with three years of 100,000 views a day on SQLite and on PostgreSQL: the response for each period, a
 * page view, and the write that follows five seconds of views.
 *
 *   node bench/insight/run.ts [DAYS]
 */
const days = Number(process.argv[2] ?? 3 * 365);
const times = 100;
/** Number of requests before the measurement. They are slower, because the code runs for the first time. */
const warmUp = 20;
const zone = 'Pacific/Auckland';
const periods = [1, 7, 30, 364] as const;
const columns: Map<string, string>[] = [];
const loads = [load()];

const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
try {
  columns.push(await measure({ databaseUrl: undefined, dataDirectory: folder }, { DATA_DIR: folder }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const postgres = await startPostgresServer({ isDurable: true });
try {
  columns.push(await measure({ databaseUrl: postgres.url, dataDirectory: '' }, { DATABASE_URL: postgres.url }));
} finally {
  await postgres.stop();
}

loads.push(load());
report(
  'insight',
  'Insight with three years of figures',
  `${count(days)} days of 100,000 views, with as many different pages, sites and campaigns a day as are stored. Requests one after the other over HTTP, ${times} for each row after ${warmUp} that do not count: median and p99. Load of the machine (average of a minute) before and after: ${loads.join(' and ')}.`,
  markdownTable(
    ['what', 'SQLite', 'PostgreSQL'],
    [...(columns[0]?.keys() ?? [])].map((name) => [name, ...columns.map((column) => column.get(name) ?? '')]),
  ),
);

async function measure(location: DatabaseLocation, settings: Record<string, string>): Promise<Map<string, string>> {
  const db = await connectDatabase(location, 'may-create');
  await migrateToLatest(db);
  await writeManyArticles(db, { articles: 300, terms: 4, contentLength: 500 });
  const slugs = await db.selectFrom('articles').select(['id', 'slug']).orderBy('id').execute();
  const today = dateInZone(zone, new Date());
  const write = createFigureWriter(db);
  for (const figures of countedDays(slugs, addDays(today, -days), today)) await write(figures);
  const { rows } = await db
    .selectFrom('daily_sums')
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  const column = new Map([['rows', count(Number(rows))]]);
  const [latest = []] = countedDays(slugs, today, today);
  const writes: number[] = [];
  for (let turn = 0; turn < times; turn += 1)
    writes.push(await timed(() => write(latest.slice(0, 100).map((figure) => ({ ...figure, sum: 1 })))));
  const product = await startProduct({
    ...settings,
    STARTER_CONTENT: 'false',
    LOG_LEVEL: 'silent',
    SITE_TIME_ZONE: zone,
  });
  try {
    const { token } = await registerAdministrator(product.origin);
    const desk = sendToOrigin(product.origin, token);
    for (const length of periods) {
      const ask = async () => {
        const { status, body } = await desk('GET', `${apiPaths.adminInsight}?days=${length}`);
        assert.equal(status, 200);
        assert(insightSchema.parse(body).tables.pages.rows.length > 0, 'The period has pages');
      };
      const name = length === 1 ? 'today' : `${length} days`;
      for (let turn = 0; turn < warmUp; turn += 1) await ask();
      column.set(`${name}, ms`, await spread(ask));
    }
    const visit = () =>
      fetch(product.origin + apiPaths.pageView, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': visitorAgent },
        body: JSON.stringify({ path: '/nz', locale: 'en-NZ', referrer_host: 'search.example' }),
      });
    column.set('a page view, ms', await spread(visit));
    column.set('a write of 100 figures, ms', `${median(writes).toFixed(1)} / ${quantile(writes, 0.99).toFixed(1)}`);
  } finally {
    await product.stop();
    await db.destroy();
  }
  return column;
}

/** Returns the median and the 99th percentile of the time that `work` takes. */
async function spread(work: () => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) taken.push(await timed(work));
  return `${median(taken).toFixed(1)} / ${quantile(taken, 0.99).toFixed(1)}`;
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}
