import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { test as base } from './support/fixtures.ts';
import { doTheMainJob } from './support/main-job.ts';

/** Journeys for which a separate product is started, on SQLite. At first the product has no account and no content. */
const test = base.extend<object, { product: ProductProcess }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures a function uses.
    async ({}, use) => {
      const product = await startProduct({ STARTER_CONTENT: 'false' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('an administrator of an empty product publishes an article, which visitors see from the next response on until it is withdrawn', async ({
  page,
  product,
  browser,
  faults,
}) => {
  // The browser logs a 404 when the desk checks the page of the withdrawn article.
  faults.expect(/404 .*\/resources\/answering-after-dark/);
  await doTheMainJob(page, browser, product.origin);
});
