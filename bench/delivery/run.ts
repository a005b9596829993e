import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { apiPaths } from '#shared/api/api-paths.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { type LoadResult, load, requireGenerator, serverCore } from '../support/load.ts';
import { fillDataFolder, untilIdle } from '../support/measured-server.ts';
import { count, markdownTable, median, report } from '../support/report.ts';
import { type FixedAnswer, startBareNode, startNginx } from './reference-servers.ts';

/**
 * Measures how many responses per second the server sends from one core: a cached page, the list API and a 304. For
 * comparison, measures a plain `node:http` server and nginx with the same bytes, and Bellbird without its page cache.
 * Fails if a response is wrong.
 *
 *   node bench/delivery/run.ts [ROUNDS] [SECONDS]
 */
const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 3);
const connections = 32;
/**
 * Number of connections for requests that each render a page. With more connections, the server would queue or refuse
 * requests.
 */
const fewConnections = 8;
const articles = 1000;
requireGenerator();

const data = await fillDataFolder(articles);
const settings = { DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'silent' };
const list = `${apiPaths.publicArticles}?limit=10`;
const rows: (string | number)[][] = [];
let memoryAtRest = Number.NaN;
try {
  await measureCached();
  await measureUncached();
} finally {
  data.remove();
}
report(
  'delivery',
  'Responses per second on one core',
  `The server runs on one core, wrk on another, with ${connections} connections, or ${fewConnections} when each request renders a page. Medians of ${rounds} rounds; in each round every server gets ${seconds} s of load. 1,000 articles of 2,000 characters; a list returns ten of them, uncompressed. Memory at rest: ${count(memoryAtRest)} MB.`,
  markdownTable(
    [
      ...[
        'what',
        'Bellbird /s',
        'bare node:http /s',
        'share of bare node:http',
        'nginx /s',
        'median ms',
        'p99 ms',
        'p99 / median',
      ],
      'bare p99 / median',
    ],
    rows,
  ),
);

async function measureCached(): Promise<void> {
  const product = await startProduct(settings, serverCore);
  try {
    await untilIdle(product.pid);
    const page = { 'accept-encoding': 'br' };
    await ask(product.origin, '/', page);
    memoryAtRest = residentMegabytes(product.pid);
    const etag = (await ask(product.origin, '/', page)).headers.etag ?? '';
    assert.notEqual(etag, '', 'a page has an ETag');
    await compare('Home, cached, br', product.origin, '/', page, 200);
    await compare('Home, identity', product.origin, '/', {}, 200);
    await compare('Home, not modified', product.origin, '/', { ...page, 'if-none-match': etag }, 304);
    await compare('list API, cached', product.origin, list, {}, 200);
  } finally {
    await product.stop();
  }
}

/** Returns the resident memory of a process in MB, or NaN where the system has no `/proc`. */
function residentMegabytes(pid: number): number {
  const path = `/proc/${pid}/status`;
  const status = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function compare(
  what: string,
  origin: string,
  path: string,
  headers: Record<string, string>,
  status: number,
): Promise<void> {
  const answer = await ask(origin, path, headers);
  assert.equal(answer.status, status, what);
  const bare = await startBareNode(answer);
  const nginx = await startNginx(answer);
  const results: Record<'ours' | 'bare' | 'nginx', LoadResult[]> = { ours: [], bare: [], nginx: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const one = { paths: [path], headers, seconds, connections };
      results.ours.push(await load({ ...one, origin }));
      results.bare.push(await load({ ...one, origin: bare.origin }));
      if (nginx) results.nginx.push(await load({ ...one, origin: nginx.origin }));
      assert.deepEqual((await ask(origin, path, headers)).body, answer.body, `${what}: the same bytes after the load`);
    }
  } finally {
    await bare.stop();
    await nginx?.stop();
  }
  addRow(what, results.ours, results.bare, results.nginx);
}

async function measureUncached(): Promise<void> {
  const product = await startProduct({ ...settings, PAGE_CACHE: 'off' }, serverCore);
  try {
    await untilIdle(product.pid);
    const pages = Array.from({ length: 80 }, (_, index) => `${list}&skip=${index * 10}`);
    for (const [index, path] of pages.entries()) {
      const { articles: found } = JSON.parse(String((await ask(product.origin, path, {})).body));
      assert.equal(found.length, 10, `page ${index} of the list`);
    }
    // The server keeps parts of pages in memory, up to a limit for each kind of part. These pages together are larger
    // than the limits, so no part is still in memory when the next round of requests needs it.
    // Every tenth article is a draft and has no page.
    const published = Array.from({ length: 900 }, (_, index) => index + 20).filter((number) => number % 10 !== 0);
    const others = published.map((number) => `/resources/article-${number}`);
    const kinds = [
      { what: 'list API, cache off, another page for each request', paths: pages, connections },
      { what: 'Home, cache off', paths: ['/'], connections: fewConnections },
      { what: 'Resources, cache off', paths: ['/resources'], connections: fewConnections },
      { what: 'an article, cache off', paths: ['/resources/article-7'], connections: fewConnections },
      { what: 'articles, cache off, another for each request', paths: others, connections: fewConnections },
      { what: 'Home, cache off, one request at a time: a cache miss', paths: ['/'], connections: 1 },
    ];
    for (const { what, ...one } of kinds) {
      const results: LoadResult[] = [];
      for (let round = 0; round < rounds; round += 1)
        results.push(await load({ origin: product.origin, seconds, ...one }));
      addRow(what, results);
    }
  } finally {
    await product.stop();
  }
}

function addRow(
  what: string,
  ours: readonly LoadResult[],
  bare: readonly LoadResult[] = [],
  nginx: readonly LoadResult[] = [],
): void {
  const [rate, bareRate, nginxRate] = [ours, bare, nginx].map((results) =>
    middle(results, ({ perSecond }) => perSecond),
  );
  const [typical, slow] = [middle(ours, (result) => result.median), middle(ours, ({ p99 }) => p99)];
  const spread = slow / typical;
  const bareSpread = middle(bare, ({ p99 }) => p99) / middle(bare, (result) => result.median);
  const cells: [number | undefined, (value: number) => string][] = [
    [rate, count],
    [bareRate, count],
    [(rate ?? 0) / (bareRate ?? Number.NaN), (value) => value.toFixed(2)],
    [nginxRate, count],
    [typical, (value) => value.toFixed(2)],
    [slow, (value) => value.toFixed(2)],
    [spread, (value) => value.toFixed(1)],
    [bareSpread, (value) => value.toFixed(1)],
  ];
  rows.push([what, ...cells.map(([value = Number.NaN, print]) => (Number.isNaN(value) ? '' : print(value)))]);
  console.log(rows.at(-1)?.join('  '));
}

/** Returns the median of one figure over all rounds, or NaN if there were no rounds. */
function middle(results: readonly LoadResult[], figure: (result: LoadResult) => number): number {
  return results.length > 0 ? median(results.map(figure)) : Number.NaN;
}

/** Requests a path and returns the response, without decompressing its body. */
async function ask(origin: string, path: string, headers: Record<string, string>): Promise<FixedAnswer> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { connection, 'keep-alive': _, 'transfer-encoding': __, date: ___, ...kept } = response.headers;
        const plain = Object.entries(kept).map(([name, value]) => [name, String(value)] as const);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(plain), body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}
