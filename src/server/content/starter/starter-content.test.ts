import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandLine } from '#server/accounts/audit.repository.ts';
import { testedEngines } from '#tests/support/every-engine.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listArticles, removeArticle } from '../article.service.ts';
import { listPublishedArticles } from '../library.service.ts';
import { createTaxonomy, listTaxonomy, removeTaxonomy } from '../taxonomy.service.ts';
import { categoryKind, tagKind } from '../taxonomy-kind.ts';
import { loadStarterContent } from './starter-content.ts';
import { readStarterArticles } from './starter-set.ts';

const run = promisify(execFile);
const starterProcess = fileURLToPath(new URL('../../../../tests/support/starter-content-process.ts', import.meta.url));
const act = { now: new Date('2026-11-20T00:00:00Z'), actor: commandLine };
const settings = { isWanted: true, now: act.now };

describe.each(testedEngines)('starter content (%s)', (engine) => {
  let database: TestDatabase;
  const counts = async () => {
    const { db } = database;
    const [articles, categories, tags] = [
      await listArticles(db, {}, {}, async () => new Set()),
      await listTaxonomy(db, categoryKind, {}),
      await listTaxonomy(db, tagKind, {}),
    ];
    return [articles.total, categories.total, tags.total];
  };
  const deleteEverything = async () => {
    const { db } = database;
    for (const { id } of (await listArticles(db, {}, {}, async () => new Set())).rows)
      await removeArticle(db, { id, expected: 'any' }, act);
    for (const kind of [categoryKind, tagKind])
      for (const { id } of (await listTaxonomy(db, kind, {})).rows)
        await removeTaxonomy(db, kind, { id, expected: 'any' }, act);
  };

  describe('over an empty database', () => {
    beforeAll(async () => {
      database = await createTestDatabase(engine);
    });

    test('is not written when the owner does not want it', async () => {
      expect(await loadStarterContent(database.db, { ...settings, isWanted: false })).toBe(0);
      expect(await counts()).toEqual([0, 0, 0]);
    });

    test('is written once by three processes that start together', async () => {
      const { databaseUrl = '', dataDirectory } = database.location;
      const start = async () => {
        const { stdout } = await run(process.execPath, [starterProcess, databaseUrl, dataDirectory]);
        return Number(stdout);
      };
      const written = await Promise.all([start(), start(), start()]);
      expect(written.toSorted()).toEqual([0, 0, 9]);
      expect(await counts()).toEqual([9, 4, 8]);
    });

    test('shows what is published, newest first, with category and tags, and hides its draft', async () => {
      const { articles, total } = await listPublishedArticles(database.db, {}, { limit: 100, skip: 0 });
      const published = readStarterArticles().filter((article) => article.is_published);
      expect(total).toBe(published.length);
      expect(articles.map((article) => article.title)).toEqual(published.map((article) => article.title));
      for (const article of articles) {
        expect(article.category.name).not.toBe('');
        expect(article.tags.length).toBeGreaterThan(0);
      }
    });

    test('is not written again after everything is deleted', async () => {
      await deleteEverything();
      expect(await loadStarterContent(database.db, settings)).toBe(0);
      expect(await counts()).toEqual([0, 0, 0]);
    });
  });

  describe('over content of the owner', () => {
    beforeAll(async () => {
      database = await createTestDatabase(engine);
    });

    test('is never written, even after that content is deleted', async () => {
      await createTaxonomy(database.db, categoryKind, { name: 'Ours', description: '', slug: '' }, act);
      expect(await loadStarterContent(database.db, { ...settings, isWanted: false })).toBe(0);
      await deleteEverything();
      expect(await loadStarterContent(database.db, settings)).toBe(0);
      expect(await counts()).toEqual([0, 0, 0]);
    });
  });
});
