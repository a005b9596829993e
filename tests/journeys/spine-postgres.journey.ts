import { readdirSync } from 'node:fs';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { test as base, expect } from './support/fixtures.ts';
import { doTheMainJob } from './support/main-job.ts';

/** The same product with its data in a PostgreSQL server of its own. */
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

test('the same with DATABASE_URL set: the whole main job over PostgreSQL, and no SQLite file is made', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000);
  await doTheMainJob(page, browser, product.origin);
  expect(readdirSync(product.dataDirectory).filter((name) => name.includes('sqlite'))).toEqual([]);
});
