import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import type { Desk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { findTitles, openSearchDesk, oracle, searches, texts, titlesInOrder } from '#tests/support/search-oracle.ts';

describeOnEveryEngine('search, filters and sorting against an oracle (product 15.17)', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openSearchDesk(database());
  });
  afterAll(async () => {
    await desk.app.close();
  });
  const found = (search: string, sort?: string) => findTitles(desk, search, sort);

  test.each(searches)('%j finds its literal text', async (search) => {
    expect(await found(search)).toEqual(oracle(search));
  });

  test('any part of a text, in upper or lower case, finds the texts that contain it', async () => {
    const piece = fc
      .record({
        text: fc.constantFrom(...texts.flat()),
        start: fc.nat({ max: 30 }),
        length: fc.integer({ min: 1, max: 12 }),
        isUpper: fc.boolean(),
      })
      .map(({ text, start, length, isUpper }) => {
        const part = [...text].slice(start, start + length).join('');
        return isUpper && !part.includes('ß') ? part.toUpperCase() : part;
      });
    const anything = fc.string({ unit: fc.constantFrom(...'%_\\\'"-;:()* aebo0é'), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(piece, anything), async (search) => {
        expect(await found(search)).toEqual(oracle(search));
      }),
      { numRuns: 150 },
    );
  });

  test('any query returns 200 or 422, never a failure', async () => {
    const key = fc.constantFrom('q', 'sort', 'status', 'category_id', 'limit', 'skip', '__proto__', 'constructor', 'x');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom("1' or '1'='1", '1;select 1', 'title desc', 'null', '0x1', '1e9', '-0', '[]', '{}', '\0'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 4 }), async (pairs) => {
        const query = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&');
        for (const path of [apiPaths.adminArticles, apiPaths.publicArticles, apiPaths.adminTags]) {
          expect([200, 422]).toContain((await desk.admin('GET', `${path}?${query}`)).status);
        }
      }),
      { numRuns: 100 },
    );
    expect(await found('')).toHaveLength(texts.length);
  });

  test('sorting by title folds case and accents alike on both engines', async () => {
    expect(await found('', 'title')).toEqual(titlesInOrder);
    expect(await found('', '-title')).toEqual(titlesInOrder.toReversed());
  });
});
