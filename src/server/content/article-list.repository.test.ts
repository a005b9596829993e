import { beforeAll, expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { parseArticle } from './article-columns.ts';
import { countArticles, findArticleJson } from './article-list.repository.ts';

const articleCount = 10_000;
describeOnEveryEngine('10,000 articles', (database) => {
  beforeAll(async () => {
    await writeManyArticles(database().db, { articles: articleCount });
  });

  test('parts of a list join without gap or overlap in every order', async () => {
    const { db } = database();
    for (const order of ['newest', 'oldest', 'title', '-title', 'updated'] as const) {
      const ids = new Set<number>();
      for (let skip = 0; skip < articleCount; skip += 2000) {
        for (const json of await findArticleJson(db, {}, order, { limit: 2000, skip }, 'desk'))
          ids.add(parseArticle(json).id);
      }
      expect(ids.size).toBe(articleCount);
    }
  });

  test('no list, search or count takes as long as reading the content of every article', async () => {
    const { db } = database();
    const published = { isPublished: true };
    const work: readonly (() => Promise<unknown>)[] = [
      () => findArticleJson(db, published, 'newest', { limit: 25 }, 'desk'),
      () => findArticleJson(db, published, 'newest', { limit: 25, skip: 8900 }, 'desk'),
      () => findArticleJson(db, { ...published, categoryId: 2 }, 'newest', { limit: 25 }, 'desk'),
      () => findArticleJson(db, { ...published, isFeatured: true }, 'newest', { limit: 3 }, 'desk'),
      () => findArticleJson(db, { search: 'article 77' }, 'newest', { limit: 25 }, 'desk'),
      () => findArticleJson(db, {}, 'title', { limit: 25, skip: 5000 }, 'desk'),
      () => countArticles(db, { search: 'no such words' }),
      () => countArticles(db, published),
    ];
    const fastest = async (run: () => Promise<unknown>, rounds = 7) => {
      const taken: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await run();
        taken.push(performance.now() - began);
      }
      return Math.min(...taken);
    };
    // The reference time is measured in the same run as the queries, because a busy machine slows both down.
    const everything = await fastest(() => findArticleJson(db, {}, 'newest', { limit: articleCount }, 'desk'), 1);
    for (const [index, run] of work.entries()) expect(await fastest(run), `query ${index}`).toBeLessThan(everything);
  });
});
