import { readdirSync } from 'node:fs';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { test as base, expect } from './support/fixtures.ts';
import { doTheMainJob } from './support/main-job.ts';

/** Starts the product with its data in its own PostgreSQL server. */
const test = base.extend<object, { product: ProductProcess }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
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

test('the main job works on PostgreSQL, and no SQLite file is made', async ({ page, product, browser }) => {
  test.setTimeout(120_000);
  await doTheMainJob(page, browser, product.origin);
  expect(readdirSync(product.dataDirectory).filter((name) => name.includes('sqlite'))).toEqual([]);
});
