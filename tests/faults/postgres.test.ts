import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { type PostgresServer, startPostgresServer } from '#tests/support/postgres-server.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { describeTimes, longOrShort, noteFigure } from './support/figures.ts';
import { type Inspection, inspectContent } from './support/inspect-content.ts';
import { type CommitFault, type PostgresProxy, startPostgresProxy } from './support/postgres-proxy.ts';
import { WriteLedger, type WritingPlace } from './support/write-ledger.ts';
import { prepareWriting } from './support/writing-place.ts';

const control = fileURLToPath(new URL('./controls/ignore-lost-commit.ts', import.meta.url));

/** A server and what writers need of it. */
interface Served {
  readonly product: ProductProcess;
  readonly writing: WritingPlace;
}

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

/** Milliseconds until the desk's list is answered again. */
async function backAfter(): Promise<number> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${writing.token}` };
  const answers = async () =>
    (await fetch(product.origin + apiPaths.adminArticles, { headers }).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: 20_000, interval: 20 }).toBe(200);
  return performance.now() - began;
}

/** Writes while something is done to the database; holds what was answered and what is stored to each other. */
async function writeDuring(
  ledger: WriteLedger,
  fault: () => Promise<void>,
  at: Served = { product, writing },
): Promise<void> {
  const over = new AbortController();
  const written = ledger.write(at.writing, { writers: 8, signal: over.signal });
  const before = ledger.acknowledgedWrites;
  await expect.poll(() => ledger.acknowledgedWrites - before, { timeout: 10_000 }).toBeGreaterThan(10);
  await fault();
  const after = ledger.acknowledgedWrites;
  await expect.poll(() => ledger.acknowledgedWrites - after, { timeout: 10_000 }).toBeGreaterThan(5);
  over.abort();
  await written;
  expect(at.product.hasEnded()).toBe(false);
}

/** What the database holds of what a ledger was told. */
async function inspectLedger(ledger: WriteLedger): Promise<Inspection> {
  const db = await connectDatabase({ databaseUrl: server.url, dataDirectory: '' });
  const seen = await inspectContent(db, ledger.entries.values());
  await db.destroy();
  return seen;
}

/** Nothing but what was meant was answered, and what was acknowledged is there. */
async function expectNothingLost(ledger: WriteLedger): Promise<void> {
  expect(await inspectLedger(ledger)).toEqual({ lost: [], halfWritten: [], integrity: [] });
  expect(ledger.report.problems).toEqual([]);
  expect(ledger.report.withoutRetryAfter).toBe(0);
}

const restarts = longOrShort(20, 2);

test(`PostgreSQL restarted ${restarts} times under writes: only 503s, and back at once (product 15.31)`, async () => {
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
    what: `PostgreSQL restarted ${restarts} times under writes`,
    seen: `${ledger.acknowledgedWrites} acknowledged writes, 0 lost; ${statuses.get(503) ?? 0} times 503; back: ${describeTimes(times)}`,
  });
  await expectNothingLost(ledger);
  expect(Math.max(...times)).toBeLessThan(5000);
}, 600_000);

/** Cuts connections in the middle of COMMIT while a server writes, each once the one before was answered. */
async function cutCommits(
  ledger: WriteLedger,
  times: number,
  at: Served,
  answered: () => number | undefined,
): Promise<void> {
  const before = proxy.cuts();
  await writeDuring(
    ledger,
    async () => {
      for (let round = 0; round < times; round += 1) {
        proxy.cutNextCommit(round % 2 === 0 ? 'after' : 'before', 'Ledger');
        await expect.poll(() => proxy.cuts() - before, { timeout: 10_000, interval: 5 }).toBe(round + 1);
        await expect.poll(answered, { timeout: 10_000, interval: 5 }).toBeOneOf([round + 1, undefined]);
        await wait(20);
      }
    },
    at,
  );
}

test('cut in the middle of COMMIT: a 503, whole or not at all, and what was committed is seen (product 15.31)', async () => {
  const ledger = new WriteLedger();
  const times = longOrShort(20, 4);
  // Each save that was cut off is answered so, and none as a success.
  await cutCommits(ledger, times, { product, writing }, () => ledger.report.statuses.get(503) ?? 0);
  await expectNothingLost(ledger);
  expect(ledger.report.statuses.get(503)).toBe(times);
  noteFigure({
    item: 31,
    engine: 'postgres',
    what: `saves cut off in the middle of COMMIT, ${times} times under writes`,
    seen: `${ledger.report.statuses.get(503)} times 503, 0 times a success; 0 lost, 0 half written`,
  });
}, 120_000);

test('control: a server that takes a COMMIT that was cut off for done is found out', async () => {
  const settings = { DATABASE_URL: proxy.url, STARTER_CONTENT: 'false', LOG_LEVEL: 'fatal' };
  const careless = await startProduct({ ...settings, NODE_OPTIONS: `--import ${control}` });
  const ledger = new WriteLedger();
  try {
    await cutCommits(
      ledger,
      4,
      { product: careless, writing: { ...writing, origin: careless.origin } },
      () => undefined,
    );
    expect((await inspectLedger(ledger)).lost).not.toEqual([]);
  } finally {
    await careless.stop();
  }
}, 60_000);

test.each<[CommitFault, string, number]>([
  ['before', 'before the database heard of it, and asked again it is saved', 200],
  ['after', 'after it was saved, and asked again the editor is told that the record has changed', 412],
])(
  'an editor whose COMMIT was cut off %s: 503; %s (product 15.31)',
  async (fault, _then, again) => {
    const send = sendToOrigin(product.origin, writing.token);
    const make = createContentFactories(send);
    const times = longOrShort(10, 2);
    for (let round = 0; round < times; round += 1) {
      const article = await make.article({ category_id: writing.categoryId });
      const path = `${apiPaths.adminArticles}/${article.id}`;
      const { headers } = await send('GET', path);
      const typed = await make.articleSave({ title: `Typed in round ${round}`, category_id: writing.categoryId });
      const save = () => send('PUT', path, typed, { 'if-match': String(headers.etag) });
      proxy.cutNextCommit(fault, typed.title);
      const cut = await save();
      expect([cut.status, cut.headers['retry-after']]).toEqual([503, '2']);
      expect((await save()).status).toBe(again);
      // Either way what was typed is stored, once, and the editor sees it.
      expect((await send('GET', path)).body).toMatchObject({ title: typed.title });
    }
    noteFigure({
      item: 31,
      engine: 'postgres',
      what: `an editor's COMMIT cut off ${fault} the database heard of it, ${times} times`,
      seen: `503 each time; the same save again: ${again}, and what was typed is stored`,
    });
  },
  60_000,
);

/** Pages and files that are made of stored content each time, since nobody has asked for them before. */
const unreadyPages = ['/resources/not-asked-for-yet', '/rss.xml', '/nz/rss.xml', '/sitemap.xml', '/llms.txt'];

test('hung: 503 in time, pages that lie ready are served, and all is well when it goes on (product 15.31)', async () => {
  const headers = { authorization: `Bearer ${writing.token}` };
  await expect.poll(async () => (await fetch(`${product.origin}/`)).status).toBe(200);
  server.freeze(true);
  const began = performance.now();
  let longest = 0;
  let page: Response;
  try {
    const lists = Array.from({ length: 25 }, () => apiPaths.adminArticles);
    const asked = [...lists, ...unreadyPages].map(async (path) => {
      const answer = await fetch(product.origin + path, { headers });
      longest = Math.max(longest, performance.now() - began);
      return { status: answer.status, retryAfter: answer.headers.has('retry-after') };
    });
    page = await fetch(`${product.origin}/`);
    expect(performance.now() - began).toBeLessThan(3000);
    const answers = await Promise.all(asked);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 503, retryAfter: true })]),
    );
  } finally {
    server.freeze(false);
  }
  const back = await backAfter();
  expect(page.status).toBe(200);
  // As long as a statement may take, and a second for a busy machine.
  expect(longest).toBeLessThan(longOrShort(6500, 10_000));
  expect(back).toBeLessThan(5000);
  expect(product.hasEnded()).toBe(false);
  expect(product.output(), 'a stack outside a line of the log').not.toMatch(/^\s+at /m);
  noteFigure({
    item: 31,
    engine: 'postgres',
    what: 'PostgreSQL hung (SIGSTOP)',
    seen: `503 after at most ${Math.round(longest)} ms, a ready page meanwhile; back ${Math.round(back)} ms after it went on`,
  });
}, 60_000);
