import { readdirSync } from 'node:fs';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { test as base, expect } from './support/fixtures.ts';
import { doTheMainJob } from './support/main-job.ts';

/** Journeys for which a separate product is started. The product stores its data in a separate PostgreSQL server. */
const test = base.extend<object, { product: ProductProcess }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures a function uses.
    async ({}, use) => {
      const database = await startPostgresServer();
      const product = await startProduct({ DATABASE_URL: database.url, STARTER_CONTENT: 'false' });
      await use(product);
      await product.stop();
      await database.stop();
    },
    { scope: 'worker' },
  ],
});

test('the main job works on PostgreSQL, and the product creates no SQLite file', async ({
  page,
  product,
  browser,
  faults,
}) => {
  // The browser logs a 404 when the desk checks the page of the withdrawn article.
  faults.expect(/404 .*\/resources\/answering-after-dark/);
  await doTheMainJob(page, browser, product.origin);
  expect(readdirSync(product.dataDirectory).filter((name) => name.includes('sqlite'))).toEqual([]);
});
