import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as articleFilter from '#server/content/article-filter.ts';
import type * as storedText from '#server/records/stored-text.ts';
import type { Desk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { findTitles, openSearchDesk, oracle, searches, titlesInOrder } from '#tests/support/search-oracle.ts';

/** The step that the broken search leaves out. Each test sets another step. */
const search = vi.hoisted(() => ({ forgets: 'nothing' }));

vi.mock('#server/records/stored-text.ts', async (load) => {
  const whole = await load<typeof storedText>();
  const folds = () => search.forgets !== 'folding';
  return {
    ...whole,
    searchKey: (text: string) => (folds() ? whole.searchKey(text) : text),
    sortKey: (text: string) => (folds() ? whole.sortKey(text) : text),
    containsPattern: (text: string) =>
      search.forgets === 'escaping' ? `%${whole.searchKey(text)}%` : whole.containsPattern(text),
  };
});

vi.mock('#server/content/article-filter.ts', async (load) => {
  const whole = await load<typeof articleFilter>();
  const written = (text: string) =>
    sql.raw(`select article_id from article_search where search_key like '%${text.toLowerCase()}%'`);
  const searched: typeof whole.searchedArticles = async (db, filter) =>
    search.forgets === 'parameters' && filter.search
      ? {
          query: whole
            .filteredArticles(db, filter)
            .where(sql<boolean>`exists (${written(filter.search)} and article_id = articles.id)`),
        }
      : whole.searchedArticles(db, filter);
  return { ...whole, searchedArticles: searched };
});

/** The steps that can be left out, each with the searches that then give a wrong result, on both engines. */
const faults = [
  { forgets: 'nothing', wrong: [] },
  { forgets: 'escaping', wrong: ['%', '_', '__'] },
  { forgets: 'folding', wrong: ['korero', 'MAORI', 'eclair'] },
  { forgets: 'parameters', wrong: ["'", "'); drop table articles;--"] },
] as const;

for (const { forgets, wrong } of faults) {
  describeOnEveryEngine(`content-search.test.ts, leaving out ${forgets}`, (database) => {
    let desk: Desk;
    beforeAll(async () => {
      search.forgets = forgets;
      desk = await openSearchDesk(database());
    });
    afterAll(async () => {
      search.forgets = 'nothing';
      await desk.app.close();
    });
    const differing = async () => {
      const found: string[] = [];
      for (const text of searches) if (String(await findTitles(desk, text)) !== String(oracle(text))) found.push(text);
      return found;
    };

    test('differs from the oracle exactly where that matters', async () => {
      const found = await differing();
      if (forgets === 'nothing') expect(found).toEqual([]);
      else expect(found).toEqual(expect.arrayContaining([...wrong]));
    });

    test('sorts titles correctly only when it folds them', async () => {
      const isSorted = String(await findTitles(desk, '', 'title')) === String(titlesInOrder);
      expect(isSorted).toBe(forgets !== 'folding');
    });
  });
}
