import assert from 'node:assert/strict';
import { apiPaths } from '#domain/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { serverCore } from '../support/cores.ts';
import { fillDataFolder } from '../support/filled-database.ts';
import { load, requireGenerator } from '../support/load.ts';
import { count, markdownTable, report } from '../support/report.ts';
import { median, timed } from '../support/statistics.ts';

/**
 * Measures the same requests with 10, 1,000 and 100,000 articles on SQLite. The page cache is off, so that every
 * request queries the database.
 *
 *   node bench/scale/run.ts [SIZE ...]
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 1000, 100_000];
const times = 7;
requireGenerator();

const columns: Map<string, string>[] = [];
for (const size of sizes) columns.push(await measure(size));
const names = [...(columns[0]?.keys() ?? [])];
report(
  'scale',
  'Ten articles and a hundred thousand',
  `SQLite, articles of 2,000 characters, 500 categories and 500 tags, cache off. The server runs on one core. Medians of ${times} requests, in ms unless the row says otherwise.`,
  markdownTable(
    ['what', ...sizes.map((size) => `${count(size)} articles`)],
    names.map((name) => [name, ...columns.map((column) => column.get(name) ?? '')]),
  ),
);

async function measure(size: number): Promise<Map<string, string>> {
  const data = await fillDataFolder(size, 500);
  const settings = { DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'silent', PAGE_CACHE: 'off' };
  const column = new Map<string, string>();
  const began = performance.now();
  const product = await startProduct(settings, serverCore);
  column.set('from start to the first response', (performance.now() - began).toFixed(0));
  try {
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
    const questions: Record<string, () => Promise<unknown>> = {
      'public list, first 25': visit(`${apiPaths.publicArticles}?limit=25`),
      'public list, last 25': visit(`${apiPaths.publicArticles}?limit=25&skip=${last}`),
      'public list, from the middle': visit(`${apiPaths.publicArticles}?limit=25&skip=${Math.floor(last / 2)}`),
      'public list of a category': visit(`${apiPaths.publicArticles}?limit=25&category_id=7`),
      Home: visit('/'),
      'sitemap.xml': visit('/sitemap.xml'),
      'rss.xml': visit('/rss.xml'),
      'desk list, first 25': edit(''),
      'desk list, last 25': edit(`skip=${Math.max(0, size - 25)}`),
      'desk list by title, from the middle': edit(`sort=title&skip=${Math.floor(size / 2)}`),
      'desk list of drafts by title': edit('status=draft&sort=title'),
      'desk search, a word in every article': edit('q=article'),
      'desk search, one article': edit(`q=article%20${size}`),
    };
    for (const [name, ask] of Object.entries(questions)) {
      const taken: number[] = [];
      for (let turn = 0; turn < times; turn += 1) taken.push(await timed(ask));
      column.set(name, median(taken).toFixed(1));
    }
    const pages = Array.from(
      { length: 200 },
      (_, index) => Math.floor((index * 37 * published) / 7400) % Math.max(1, published - 10),
    );
    const paths = pages.map((skip) => `${apiPaths.publicArticles}?limit=10&skip=${Math.floor(skip)}`);
    const result = await load({ origin: product.origin, paths, seconds: 5, connections: 32 });
    column.set('public list, another page each time, responses a second', count(result.perSecond));
    for (const [name, value] of column) console.log(count(size), name, value);
    return column;
  } finally {
    await product.stop();
    data.remove();
  }
}
