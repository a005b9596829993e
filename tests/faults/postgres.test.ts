import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { type PostgresServer, startPostgresServer } from '#tests/support/postgres-server.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { cutCreations, saveUntilCut } from './support/cut-commits.ts';
import { describeTimes, isLong, longOrShort, noteFigure } from './support/figures.ts';
import { inspectDatabase } from './support/inspect-content.ts';
import { type CommitFault, type PostgresProxy, startPostgresProxy } from './support/postgres-proxy.ts';
import { WriteLedger, type WritingPlace } from './support/write-ledger.ts';
import { prepareWriting } from './support/writing-place.ts';

let server: PostgresServer;
let proxy: PostgresProxy;
let product: ProductProcess;
let writing: WritingPlace;
beforeAll(async () => {
  server = await startPostgresServer({ isDurable: true });
  proxy = await startPostgresProxy(server.url);
  product = await startProduct({ DATABASE_URL: proxy.url, STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' });
  writing = await prepareWriting(product.origin);
});
afterAll(async () => {
  await product.stop();
  await proxy.stop();
  await server.stop();
});

/**
 * Maximum time to wait for a busy server, and the interval between the checks, in milliseconds. These numbers do not
 * influence the results.
 */
const patience = { timeout: 60_000, interval: 20 };

/** Waits until the server returns the desk's list of articles again. Returns how long that took, in milliseconds. */
async function backAfter(): Promise<number> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${writing.token}` };
  const status = async () =>
    (await fetch(product.origin + apiPaths.adminArticles, { headers }).catch(() => undefined))?.status;
  await expect.poll(status, patience).toBe(200);
  return performance.now() - began;
}

/** Causes a fault while clients write to the server. Resolves when writes are acknowledged again. */
async function writeDuring(ledger: WriteLedger, fault: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const written = ledger.write(writing, { writers: 8, signal: over.signal });
  const untilAcknowledged = (more: number) => {
    const due = ledger.acknowledgedWrites + more;
    return expect.poll(() => ledger.acknowledgedWrites, patience).toBeGreaterThanOrEqual(due);
  };
  try {
    await untilAcknowledged(10);
    await fault();
    await untilAcknowledged(5);
  } finally {
    over.abort();
    await written;
  }
  expect(product.hasEnded()).toBe(false);
}

/** Fails if an acknowledged write is not stored completely, or if a response was neither a success nor a 503. */
async function expectNothingLost(ledger: WriteLedger): Promise<void> {
  const seen = await inspectDatabase({ databaseUrl: server.url, dataDirectory: '' }, ledger);
  expect(seen).toEqual({ lost: [], halfWritten: [], integrity: [] });
  expect(ledger.report.problems).toEqual([]);
  expect(ledger.report.withoutRetryAfter).toBe(0);
}

const restarts = longOrShort(20, 1);

test(`while PostgreSQL restarts during writes (restarts: ${restarts}), failed requests get a 503; then the server serves again`, async () => {
  const ledger = new WriteLedger();
  const times: number[] = [];
  for (let round = 0; round < restarts; round += 1) {
    await writeDuring(ledger, async () => {
      await server.restart();
      times.push(await backAfter());
    });
  }
  const { statuses } = ledger.report;
  noteFigure({
    item: 31,
    engine: 'postgres',
    what: `PostgreSQL restarted during writes (restarts: ${restarts})`,
    seen: `${ledger.acknowledgedWrites} acknowledged writes, 0 lost; ${statuses.get(503) ?? 0} times 503; served again after: ${describeTimes(times)}`,
  });
  await expectNothingLost(ledger);
  if (isLong) expect(Math.max(...times)).toBeLessThan(5000);
}, 600_000);

test('cut in the middle of COMMIT: a 503, never a success, and nothing is half written', async () => {
  const ledger = new WriteLedger();
  const times = longOrShort(20, 4);
  let statuses: number[] = [];
  await writeDuring(ledger, async () => {
    statuses = await cutCreations(ledger, proxy, writing, times);
  });
  await expectNothingLost(ledger);
  expect(statuses).toEqual(Array.from({ length: times }, () => 503));
  noteFigure({
    item: 31,
    engine: 'postgres',
    what: `saves cut in the middle of COMMIT, ${times} times during writes`,
    seen: `${times} times 503, 0 times a success; 0 lost, 0 half written`,
  });
}, 180_000);

test.each<[CommitFault, string, number]>([
  ['before', 'PostgreSQL received it gets a 503, and the same save again is stored', 200],
  ['after', 'PostgreSQL received it gets a 503, and the same save again says that the record has changed', 412],
])(
  'an editor whose COMMIT was cut %s %s',
  async (fault, _then, again) => {
    const send = sendToOrigin(product.origin, writing.token);
    const { make } = writing;
    const times = longOrShort(10, 2);
    for (let round = 0; round < times; round += 1) {
      // A server that has just lost a connection may refuse the first save with 503, so it is repeated.
      const article = await vi.waitFor(() => make.article({ category_id: writing.categoryId }), patience);
      const path = `${apiPaths.adminArticles}/${article.id}`;
      const { headers } = await send('GET', path);
      const typed = await make.articleSave({ title: `Typed in round ${round}`, category_id: writing.categoryId });
      const save = () => send('PUT', path, typed, { 'if-match': String(headers.etag) });
      const cut = await saveUntilCut(proxy, { fault, text: typed.title }, save);
      expect([cut.status, cut.headers['retry-after']]).toEqual([503, '2']);
      // A busy server may refuse the second save with 503, so it is repeated.
      await vi.waitFor(async () => expect((await save()).status).toBe(again), patience);
      expect((await send('GET', path)).body).toMatchObject({ title: typed.title });
    }
    noteFigure({
      item: 31,
      engine: 'postgres',
      what: `an editor's COMMIT cut ${fault} PostgreSQL received it, ${times} times`,
      seen: `503 each time; the same save again: ${again}, and what was typed is stored`,
    });
  },
  120_000,
);

/** Pages and files that are not in the page cache, because no test has requested them before. */
const uncachedPages = ['/resources/not-asked-for-yet', '/rss.xml', '/nz/rss.xml', '/sitemap.xml', '/llms.txt'];

test('while PostgreSQL hangs, cached pages are served and everything else is a 503; afterwards all is served again', async () => {
  const headers = { authorization: `Bearer ${writing.token}` };
  await expect.poll(async () => (await fetch(`${product.origin}/`)).status, patience).toBe(200);
  server.freeze(true);
  const began = performance.now();
  let longest = 0;
  try {
    // PostgreSQL stays frozen until all these responses have arrived. So none of them can come from the database.
    expect((await fetch(`${product.origin}/`)).status).toBe(200);
    const lists = Array.from({ length: 25 }, () => apiPaths.adminArticles);
    const requests = [...lists, ...uncachedPages].map(async (path) => {
      const response = await fetch(product.origin + path, { headers });
      longest = Math.max(longest, performance.now() - began);
      return `${response.status}, Retry-After ${response.headers.has('retry-after')}`;
    });
    expect(new Set(await Promise.all(requests))).toEqual(new Set(['503, Retry-After true']));
  } finally {
    server.freeze(false);
  }
  const back = await backAfter();
  // The limit is a little more than the statement timeout.
  if (isLong) expect(longest).toBeLessThan(6500);
  if (isLong) expect(back).toBeLessThan(5000);
  expect(product.hasEnded()).toBe(false);
  expect(product.output(), 'a stack outside a line of the log').not.toMatch(/^\s+at /m);
  noteFigure({
    item: 31,
    engine: 'postgres',
    what: 'PostgreSQL hung (SIGSTOP)',
    seen: `503 after at most ${Math.round(longest)} ms, cached pages served; served again ${Math.round(back)} ms after it continued`,
  });
}, 120_000);
