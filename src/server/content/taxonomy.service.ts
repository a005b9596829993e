import type { Kysely, Transaction } from 'kysely';
import type { Category, CategorySave, PublicCategory, TermListQuery } from '#domain/contract/taxonomy-contract.ts';
import { noteTopics } from '../content-changes/read-topics.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';
import type { ExpectedVersions } from '../records/expected-version.ts';
import { missingRecord, refusedWrite, requireExpectedVersion } from '../records/record-version.ts';
import { sortKey } from '../records/search-key.ts';
import { presentCategory, presentPublicCategory } from './category.presenter.ts';
import { inContentTransaction } from './content-transaction.ts';
import { type ContentWriting, noteChange } from './content-writing.ts';
import {
  type CategoryValues,
  countArticlesOfCategory,
  countCategories,
  deleteCategory,
  findCategories,
  findCategory,
  findTakenCategorySlugs,
  insertCategory,
  updateCategory,
} from './taxonomy.repository.ts';
import { chooseTermSlug } from './term-slug.ts';

/** All categories by name, for everyone. */
export async function listPublicCategories(db: Kysely<DatabaseSchema>): Promise<PublicCategory[]> {
  noteTopics('categories');
  return (await findCategories(db, undefined, 'name', {})).map(presentPublicCategory);
}

/** One part of the desk's category list, and how many there are in all (design 3.10). */
export async function listCategories(
  db: Kysely<DatabaseSchema>,
  { q, sort = 'name', limit, skip }: TermListQuery,
): Promise<{ categories: Category[]; total: number }> {
  const rows = await findCategories(db, q, sort, { limit, skip });
  return { categories: rows.map(presentCategory), total: await countCategories(db, q) };
}

/** The category with this identifier; a 404 when there is none. */
export async function requireCategory(db: Kysely<DatabaseSchema>, id: number): Promise<Category> {
  const row = await findCategory(db, id);
  if (!row) throw missingRecord('category');
  return presentCategory(row);
}

/** Adds a category; its slug comes from the name when left empty, and one that is taken is a 409 (design 3.8). */
export async function createCategory(db: Database, save: CategorySave, writing: ContentWriting): Promise<Category> {
  return inContentTransaction(db, async (transaction) => {
    const values = await toValues(transaction, save, undefined);
    const category = await requireCategory(
      transaction,
      await insertCategory(transaction, values, writing.now.toISOString()),
    );
    await noteChange(transaction, writing, {
      kind: 'category',
      action: 'created',
      id: category.id,
      title: category.name,
    });
    return { result: category, changed: ['categories'] };
  });
}

/** Overwrites a category if it still has an expected version; else a 412 (design 3.7). */
export async function saveCategory(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  save: CategorySave,
  writing: ContentWriting,
): Promise<Category> {
  return inContentTransaction(db, async (transaction) => {
    requireExpectedVersion('category', await findCategory(transaction, id), expected);
    const values = await toValues(transaction, save, id);
    const isSaved = await updateCategory(transaction, id, expected, values, writing.now.toISOString());
    if (!isSaved) throw refusedWrite('category', (await findCategory(transaction, id)) !== undefined);
    await noteChange(transaction, writing, { kind: 'category', action: 'updated', id, title: save.name });
    return { result: await requireCategory(transaction, id), changed: ['categories', 'terms'] };
  });
}

/** Deletes a category that no article uses; else a 409 that names how many do (design 3.8). */
export async function removeCategory(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  writing: ContentWriting,
): Promise<void> {
  await inContentTransaction(db, async (transaction) => {
    const articles = await countArticlesOfCategory(transaction, id);
    if (articles > 0) {
      const uses = articles === 1 ? '1 article uses' : `${articles} articles use`;
      const those = articles === 1 ? 'that article' : 'those articles';
      throw new Problem('conflict', `${uses} this category. Choose another category for ${those} first.`);
    }
    const before = await findCategory(transaction, id);
    const isDeleted = await deleteCategory(transaction, id, expected);
    if (!before || !isDeleted) throw refusedWrite('category', before !== undefined);
    await noteChange(transaction, writing, { kind: 'category', action: 'deleted', id, title: before.name });
    return { result: undefined, changed: ['categories'] };
  });
}

async function toValues(
  transaction: Transaction<DatabaseSchema>,
  save: CategorySave,
  id: number | undefined,
): Promise<CategoryValues> {
  const slug = await chooseTermSlug('category', save, (slugs) => findTakenCategorySlugs(transaction, slugs, id));
  return { name: save.name, description: save.description, slug, name_key: sortKey(save.name) };
}
