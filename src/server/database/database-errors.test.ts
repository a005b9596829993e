import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { insertArticle, replaceArticleTags } from '../content/article.repository.ts';
import { deleteCategory, insertCategory } from '../content/taxonomy.repository.ts';
import { isWriteConflict } from './database-errors.ts';

const now = '2026-01-01T00:00:00.000Z';

const articleOf = (categoryId: number) => ({
  title: 'One',
  summary: 'About one',
  content: null,
  has_content: 0,
  medium_url: null,
  publish_date: '2026-01-01',
  read_time: 1,
  category_id: categoryId,
  is_published: 1,
  is_featured: 0,
  title_key: 'one',
  search_key: 'one',
});

describeOnEveryEngine('a write that came second', (database) => {
  const makeCategory = (slug: string) =>
    database()
      .db.transaction()
      .execute((transaction) =>
        insertCategory(transaction, { name: slug, description: '', slug, name_key: slug }, now),
      );
  const makeArticle = (categoryId: number, slug: string) =>
    database()
      .db.transaction()
      .execute((transaction) => insertArticle(transaction, articleOf(categoryId), slug, now));

  test('of two records with one slug is a conflict', async () => {
    await makeCategory('twice');
    await expect(makeCategory('twice')).rejects.toSatisfy(isWriteConflict);
  });

  test('of what refers to a record that is gone is a conflict', async () => {
    await expect(makeArticle(9999, 'stray')).rejects.toSatisfy(isWriteConflict);
    const articleId = await makeArticle(await makeCategory('home'), 'tagged');
    const tagged = database()
      .db.transaction()
      .execute((transaction) => replaceArticleTags(transaction, articleId, [9999]));
    await expect(tagged).rejects.toSatisfy(isWriteConflict);
  });

  test('and deletes a category that an article has come to use is a conflict', async () => {
    const categoryId = await makeCategory('used');
    await makeArticle(categoryId, 'user');
    const deleted = database()
      .db.transaction()
      .execute((transaction) => deleteCategory(transaction, categoryId, 'any'));
    await expect(deleted).rejects.toSatisfy(isWriteConflict);
  });

  test('any other failure is none', async () => {
    const failed = database()
      .db.insertInto('categories')
      // @ts-expect-error A category without most of what it must have.
      .values({ name: 'bare' })
      .execute();
    await expect(failed).rejects.not.toSatisfy(isWriteConflict);
  });
});
