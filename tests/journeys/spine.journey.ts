import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { test as base } from './support/fixtures.ts';
import { doTheMainJob } from './support/main-job.ts';

/** Starts a new product: no account, no content, the data in one SQLite file. */
const test = base.extend<object, { product: ProductProcess }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
    async ({}, use) => {
      const product = await startProduct({ STARTER_CONTENT: 'false' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('from an empty product to a published article: every visitor sees it in the first response, and no longer when it is gone', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(120_000);
  await doTheMainJob(page, browser, product.origin);
});
