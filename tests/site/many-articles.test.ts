import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';

describe('the built product with 12,000 articles', () => {
  const dataDirectory = makeFolder();
  let product: ProductProcess | undefined;

  beforeAll(async () => {
    const db = await connectDatabase({ databaseUrl: undefined, dataDirectory }, 'may-create');
    await migrateToLatest(db);
    await writeManyArticles(db, { articles: 12_000, contentLength: 100 });
    await db.destroy();
    product = await startProduct({ DATA_DIR: dataDirectory, STARTER_CONTENT: 'false' });
  });

  afterAll(() => product?.stop());

  async function read(path: string) {
    const answer = await fetch(new URL(path, product?.origin));
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      addresses: [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc),
    };
  }

  test('the sitemap is an index, whose parts have every published article and are not too large', async () => {
    const index = await read('/sitemap.xml');
    expect(index.text).toContain('<sitemapindex');
    expect(index.text).toContain('<lastmod>2026-01-01T');
    const paths = index.addresses.map((address) => new URL(address).pathname);
    expect(paths).toEqual(['/sitemap-pages.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);

    const named = new Set<string>();
    for (const path of paths) {
      const { addresses, text } = await read(path);
      // The limits of one sitemap file, according to sitemaps.org: 50,000 URLs and 50 MB.
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      expect(text.length).toBeLessThan(50 * 1024 * 1024);
      for (const address of addresses) named.add(new URL(address).pathname);
      expect(addresses.length, path).toBeGreaterThan(0);
    }
    const articles = [...named].filter((path) => path.startsWith('/resources/'));
    expect(articles).toHaveLength(10_800);
    expect(named.has('/nz/resources/article-11999')).toBe(true);
    expect(named.has('/resources/article-12000'), 'a draft').toBe(false);
  });

  test('a part of the sitemap that does not exist is a 404', async () => {
    for (const part of ['0', '4', '999999', '-1', '1.5', 'x'])
      expect((await read(`/sitemap-${part}.xml`)).status, part).toBe(404);
  });
});
