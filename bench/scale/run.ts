import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from '#server/database/connect.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { rowsPerPage } from '#site/sections/library/library-address.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { load, requireGenerator, serverCore } from '../support/load.ts';
import { fillDataFolder, untilIdle } from '../support/measured-server.ts';
import { count, markdownTable, median, report, timed } from '../support/report.ts';

/**
 * Measures the same requests with 1,000 and 10,000 articles on both engines. The page cache is off, so that every
 * request queries the database.
 *
 *   node bench/scale/run.ts [SIZE ...]
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000];
const times = 7;
const terms = 500;
const engines: Readonly<Record<EngineName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
const commandLine = fileURLToPath(new URL('../../src/server/operations/commands/main.ts', import.meta.url));
requireGenerator();

const columns: { readonly title: string; readonly figures: Map<string, string> }[] = [];
for (const engine of ['sqlite', 'postgres'] as const) {
  for (const size of sizes)
    columns.push({ title: `${engines[engine]}, ${count(size)} articles`, figures: await measure(engine, size) });
}
const names = [...(columns[0]?.figures.keys() ?? [])];
report(
  'scale',
  'A thousand articles and ten thousand',
  `Articles of 2,000 characters with the same words, ${terms} categories and ${terms} tags, cache off. The server runs on one core, PostgreSQL on the same machine without syncing to the disk. Medians of ${times} requests, and one run of each command, in ms unless the row says otherwise.`,
  markdownTable(
    ['what', ...columns.map(({ title }) => title)],
    names.map((name) => [name, ...columns.map(({ figures }) => figures.get(name) ?? '')]),
  ),
);

/** Fills a database and measures a server on it. Removes both afterwards. */
async function measure(engine: EngineName, size: number): Promise<Map<string, string>> {
  if (engine === 'sqlite') {
    const data = await fillDataFolder(size, terms);
    try {
      return await measureServer(size, { DATA_DIR: data.folder });
    } finally {
      data.remove();
    }
  }
  const server = await startPostgresServer();
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-bench-'));
  try {
    const db = await connectDatabase({ databaseUrl: server.url, dataDirectory: '' }, 'may-create');
    await migrateToLatest(db);
    await writeManyArticles(db, { articles: size, terms, contentLength: 2000 });
    await db.destroy();
    return await measureServer(size, { DATABASE_URL: server.url, DATA_DIR: folder });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureServer(size: number, place: Record<string, string>): Promise<Map<string, string>> {
  const settings = { ...place, STARTER_CONTENT: 'false', LOG_LEVEL: 'silent', PAGE_CACHE: 'off' };
  const column = new Map<string, string>();
  const product = await startProduct(settings, serverCore);
  column.set('from start to the first response', product.readyAfter.toFixed(0));
  try {
    await untilIdle(product.pid);
    const { token } = await registerAdministrator(product.origin);
    const desk = sendToOrigin(product.origin, token);
    const published = size * 0.9;
    const last = Math.max(0, Math.floor(published) - 25);
    const visit = (path: string) => async () => {
      const answer = await fetch(product.origin + path);
      assert.equal(answer.status, 200, path);
      return answer.text();
    };
    const edit = (query: string) => async () => {
      const answer = await desk('GET', `${apiPaths.adminArticles}?limit=25&${query}`);
      assert.equal(answer.status, 200, query);
      assert(Array.isArray(answer.body) && (answer.body.length > 0 || size < 100), `${query} finds something`);
    };
    const ask = (question: string) => async () => {
      const answer = await fetch(product.origin + apiPaths.assistantAsk, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question, locale: 'en-NZ' }),
      });
      assert.equal(answer.status, 200, question);
      return answer.text();
    };
    const questions: Record<string, () => Promise<unknown>> = {
      'public list, first 25': visit(`${apiPaths.publicArticles}?limit=25`),
      'public list, last 25': visit(`${apiPaths.publicArticles}?limit=25&skip=${last}`),
      'public list, from the middle': visit(`${apiPaths.publicArticles}?limit=25&skip=${Math.floor(last / 2)}`),
      'public list of a category': visit(`${apiPaths.publicArticles}?limit=25&category_id=7`),
      Home: visit('/'),
      'All articles': visit('/articles'),
      'All articles, last page': visit(`/articles?page=${Math.max(1, Math.floor(published / rowsPerPage))}`),
      'search of visitors, a word in every article': visit('/resources?q=article'),
      'search of visitors, one article': visit(`/resources?q=article%20${size - 1}`),
      'the assistant, a question about the site': ask('How much is Growth?'),
      'the assistant, a question about an article': ask(`What does article ${size - 1} say?`),
      'sitemap.xml': visit('/sitemap.xml'),
      'rss.xml': visit('/rss.xml'),
      'desk list, first 25': edit(''),
      'desk list, last 25': edit(`skip=${Math.max(0, size - 25)}`),
      'desk list by title, from the middle': edit(`sort=title&skip=${Math.floor(size / 2)}`),
      'desk list of drafts by title': edit('status=draft&sort=title'),
      'desk search, a word in every article': edit('q=article'),
      'desk search, one article': edit(`q=article%20${size}`),
    };
    for (const [name, request] of Object.entries(questions)) {
      const taken: number[] = [];
      for (let turn = 0; turn < times; turn += 1) taken.push(await timed(request));
      column.set(name, median(taken).toFixed(1));
    }
    const pages = Array.from(
      { length: 200 },
      (_, index) => Math.floor((index * 37 * published) / 7400) % Math.max(1, published - 10),
    );
    const paths = pages.map((skip) => `${apiPaths.publicArticles}?limit=10&skip=${Math.floor(skip)}`);
    const result = await load({ origin: product.origin, paths, seconds: 5, connections: 32 });
    column.set('public list, another page each time, responses a second', count(result.perSecond));
    for (const command of ['backup --to', 'export --to']) {
      const target = join(tmpdir(), `bellbird-bench-${process.pid}`);
      const began = performance.now();
      const { status, stderr } = spawnSync(process.execPath, [commandLine, ...command.split(' '), target], {
        env: { PATH: process.env.PATH, ...settings },
        encoding: 'utf8',
      });
      assert.equal(status, 0, stderr);
      column.set(`command ${command.split(' ')[0]}, s`, ((performance.now() - began) / 1000).toFixed(1));
      rmSync(target, { recursive: true, force: true });
    }
    for (const [name, value] of column) console.log(count(size), name, value);
    return column;
  } finally {
    await product.stop();
  }
}
