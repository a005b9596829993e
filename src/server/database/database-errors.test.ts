import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { articleRow } from '#tests/support/many-articles.ts';
import { insertArticle, type NewArticle } from '../content/article.repository.ts';
import { firstVersion } from '../content/article-columns.ts';
import { insertTaxonomyRow } from '../content/taxonomy.repository.ts';
import { isWriteConflict } from './database-errors.ts';
import { deleteRecord } from './record-version.ts';
import type { Transaction } from './schema.ts';

const now = '2026-01-01T00:00:00.000Z';

async function articleOf(categoryId: number, slug: string, tagIds: readonly number[] = []): Promise<NewArticle> {
  const about = { title: 'One', summary: 'About one', publish_date: '2026-01-01', read_time: 1 };
  const row = await articleRow({ ...about, category_id: categoryId, is_published: true });
  return { row, record: firstVersion(row, slug, now), tagIds };
}

describeOnEveryEngine('isWriteConflict', (database) => {
  const inTransaction = <Result>(write: (transaction: Transaction) => Promise<Result>) =>
    database().db.transaction().execute(write);
  const makeCategory = (slug: string) =>
    inTransaction((transaction) =>
      insertTaxonomyRow(
        transaction,
        'categories',
        { name: slug, description: '', slug },
        { created_at: now, updated_at: now },
      ),
    );
  const makeArticle = async (...facts: Parameters<typeof articleOf>) => {
    const article = await articleOf(...facts);
    return inTransaction((transaction) => insertArticle(transaction, article));
  };

  test('accepts the second of two records with one slug', async () => {
    await makeCategory('twice');
    await expect(makeCategory('twice')).rejects.toSatisfy(isWriteConflict);
  });

  test('accepts a reference to a deleted record', async () => {
    await expect(makeArticle(9999, 'stray')).rejects.toSatisfy(isWriteConflict);
    await expect(makeArticle(await makeCategory('home'), 'tagged', [9999])).rejects.toSatisfy(isWriteConflict);
  });

  test('accepts the deletion of a category that an article uses', async () => {
    const categoryId = await makeCategory('used');
    await makeArticle(categoryId, 'user');
    const deleted = inTransaction((transaction) =>
      deleteRecord(transaction, 'categories', { id: categoryId, expected: 'any' }),
    );
    await expect(deleted).rejects.toSatisfy(isWriteConflict);
  });

  test('refuses any other failure', async () => {
    const failed = database()
      .db.insertInto('categories')
      // @ts-expect-error A category without most of its required columns.
      .values({ name: 'bare' })
      .execute();
    await expect(failed).rejects.not.toSatisfy(isWriteConflict);
  });
});
