import type { RestoredRecords } from '#shared/api/bulk-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { type Restored, type TrashEntry, type TrashQuery, trashDays } from '#shared/api/trash-contract.ts';
import { daysBefore, deleteBefore } from '../database/daily-work.ts';
import type { Database } from '../database/database.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { findArticleVersion, findTakenArticleSlugs, insertArticles } from './article.repository.ts';
import { type ArticleWriter, requireArticle } from './article.service.ts';
import { buildArticleRow, CleanContent } from './article-columns.ts';
import { deleteVersionsOf } from './article-version.repository.ts';
import { recordSave } from './article-version.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { deleteReviewEntriesOf } from './reviews/review.repository.ts';
import { findFreeSlug } from './slug-choice.ts';
import {
  addTagToArticles,
  findNamesake,
  findTakenTaxonomySlugs,
  findTaxonomyIds,
  findTaxonomyRow,
  insertTaxonomyRow,
} from './taxonomy.repository.ts';
import { requireFreeName } from './taxonomy.service.ts';
import { categoryKind, tagKind } from './taxonomy-kind.ts';
import { undoMerge } from './taxonomy-merge.service.ts';
import {
  countTrashRows,
  findTrashRow,
  findTrashRows,
  type TrashKey,
  type TrashRow,
  takeTrashRow,
} from './trash.repository.ts';
import { type ArticleSnapshot, readArticleSnapshot, readTaxonomySnapshot } from './trash-snapshot.ts';

const day = 24 * 60 * 60 * 1000;

export async function listTrash(
  db: Queryable,
  { limit = pageLimitMaximum, skip = 0, ...filter }: TrashQuery,
): Promise<{ rows: TrashEntry[]; total: number }> {
  const found = await findTrashRows(db, filter, { limit, skip });
  const rows = found.map(({ record_id: id, ...row }) => ({ ...row, id, kept_until: keptUntil(row.deleted_at) }));
  return { rows, total: await countTrashRows(db, filter) };
}

/**
 * Restores a deleted record under its old id. The returned notes say what differs from the record before its deletion.
 * Throws a 404 when the record is not in Trash.
 */
export async function restoreFromTrash(db: Database, key: TrashKey, writer: ArticleWriter): Promise<Restored> {
  const found = await findTrashRow(db, key);
  if (!found) throw missingInTrash(key);
  const article =
    key.kind === 'article' ? await prepareArticle(readArticleSnapshot(found.snapshot), writer) : undefined;
  return inContentTransaction(db, async (transaction) => {
    const row = await takeTrashRow(transaction, key);
    if (!row) throw missingInTrash(key);
    const notes = article
      ? await restoreArticle(transaction, key.id, article, writer)
      : await restoreTaxonomy(transaction, row, writer);
    return { ...key, title: row.title, notes: [...notes] };
  });
}

/**
 * Restores many deleted records, one after the other. If a record cannot be restored, the result says why in a
 * sentence, and the others are restored.
 */
export async function restoreManyFromTrash(
  db: Database,
  keys: readonly TrashKey[],
  writer: ArticleWriter,
): Promise<RestoredRecords> {
  const result: RestoredRecords = { restored: [], refused: [] };
  for (const key of keys) {
    try {
      result.restored.push(await restoreFromTrash(db, key, writer));
    } catch (error) {
      if (!(error instanceof Problem) || typeof error.detail !== 'string' || error.status >= 500) throw error;
      result.refused.push({ ...key, detail: error.detail });
    }
  }
  return result;
}

/** Removes a record from Trash for good. Throws a 404 when it is not in Trash. */
export async function removeFromTrash(db: Database, key: TrashKey, writer: ContentWriter): Promise<void> {
  await inContentTransaction(db, async (transaction) => {
    const row = await takeTrashRow(transaction, key);
    if (!row) throw missingInTrash(key);
    if (key.kind === 'article') {
      await deleteVersionsOf(transaction, key.id);
      await deleteReviewEntriesOf(transaction, key.id);
    }
    await recordInHistory(transaction, writer, { kind: key.kind, action: 'removed', id: key.id, title: row.title });
  });
}

/**
 * Removes the records that were deleted more than 30 days ago. Returns how many it removed. The caller checks that the
 * clock is trusted.
 */
export function emptyOldTrash(db: Queryable, now: Date): Promise<number> {
  return deleteBefore(db, 'trash', 'deleted_at', daysBefore(now, trashDays));
}

/** Cleans the content again, because the list of what articles may contain may have changed since the deletion. */
async function prepareArticle(snapshot: ArticleSnapshot, { sanitiseHtml }: ArticleWriter) {
  return { snapshot, content: await CleanContent.from(snapshot.content, sanitiseHtml) };
}

async function restoreArticle(
  transaction: Transaction,
  id: number,
  { snapshot, content }: Awaited<ReturnType<typeof prepareArticle>>,
  writer: ContentWriter,
): Promise<string[]> {
  if (await findArticleVersion(transaction, id)) throw takenNumber('article');
  const category = await requireCategory(transaction, snapshot.category, writer);
  const known = await findTaxonomyIds(
    transaction,
    'tags',
    snapshot.tags.map((tag) => tag.id),
  );
  const missing = snapshot.tags.filter((tag) => !known.has(tag.id)).map(({ name }) => `“${name}”`);
  const slug = await findFreeSlug(snapshot.slug, 'article', (slugs) =>
    findTakenArticleSlugs(transaction, slugs, undefined),
  );
  const row = buildArticleRow({ ...snapshot, content, category_id: category.id });
  const { version, created_at, first_published_at } = snapshot;
  const record = {
    slug,
    version: version + 1,
    created_at,
    updated_at: writer.now.toISOString(),
    first_published_at,
  };
  await insertArticles(transaction, [{ id, row, record, tagIds: [...known] }]);
  const article = await requireArticle(transaction, id);
  await recordInHistory(transaction, writer, { kind: 'article', action: 'restored', id, title: article.title });
  await recordSave(transaction, { before: undefined, after: article, action: 'restored' }, writer);
  return [
    ...(article.is_published ? ['It is on the site again.'] : []),
    ...category.notes,
    ...(missing.length > 0 ? [`It had tags that no longer exist: ${missing.join(', ')}.`] : []),
    ...addressNote(snapshot.slug, slug),
  ];
}

/**
 * Returns the category of an article that is restored. If the category no longer exists, the article gets a category of
 * the same name: one that exists, the one in Trash, which is restored too, or a new one.
 */
async function requireCategory(
  transaction: Transaction,
  { id, name }: { id: number; name: string },
  writer: ContentWriter,
): Promise<{ readonly id: number; readonly notes: readonly string[] }> {
  if (await findTaxonomyRow(transaction, 'categories', id)) return { id, notes: [] };
  const namesake = await findNamesake(transaction, 'categories', name);
  if (namesake) return { id: namesake.id, notes: [] };
  const row = await takeTrashRow(transaction, { kind: 'category', id });
  if (row) {
    await restoreTaxonomy(transaction, row, writer);
    return { id, notes: [`Its category “${row.title}” was restored with it.`] };
  }
  const slug = await freeTaxonomySlug(transaction, 'category', name);
  const now = writer.now.toISOString();
  const created = await insertTaxonomyRow(
    transaction,
    'categories',
    { name, slug },
    { created_at: now, updated_at: now },
  );
  await recordInHistory(transaction, writer, { kind: 'category', action: 'created', id: created, title: name });
  return { id: created, notes: [`Its category “${name}” no longer existed and was created again.`] };
}

async function restoreTaxonomy(
  transaction: Transaction,
  { kind, record_id: id, snapshot }: TrashRow,
  writer: ContentWriter,
): Promise<string[]> {
  const { table, noun } = kind === 'tag' ? tagKind : categoryKind;
  if (await findTaxonomyRow(transaction, table, id)) throw takenNumber(noun);
  const { name, description, version, created_at, article_ids, slug: former, merged } = readTaxonomySnapshot(snapshot);
  const mend = `Give that ${noun} a different name, then restore this one.`;
  await requireFreeName(transaction, { table, noun }, name, undefined, mend);
  const slug = await freeTaxonomySlug(transaction, noun, former);
  const record = { id, version: version + 1, created_at, updated_at: writer.now.toISOString() };
  await insertTaxonomyRow(transaction, table, { name, slug, description }, record);
  await recordInHistory(transaction, writer, { kind: noun, action: 'restored', id, title: name });
  const articles = table === 'tags' ? await addTagToArticles(transaction, id, article_ids) : 0;
  const articlesNote = articles === 1 ? 'It is on 1 article again.' : `It is on ${articles} articles again.`;
  const undone = merged ? await undoMerge(transaction, { kind: noun, id, merged }, writer.now) : [];
  return [...(articles > 0 ? [articlesNote] : []), ...undone, ...addressNote(former, slug)];
}

function freeTaxonomySlug(transaction: Transaction, noun: 'category' | 'tag', slug: string) {
  const { table } = noun === 'tag' ? tagKind : categoryKind;
  return findFreeSlug(slug, noun, (slugs) => findTakenTaxonomySlugs(transaction, table, slugs, undefined));
}

function addressNote(former: string, slug: string): string[] {
  return slug === former ? [] : [`Its slug “${former}” is taken, so it is now “${slug}”.`];
}

function keptUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + trashDays * day).toISOString();
}

function missingInTrash({ kind }: TrashKey): Problem {
  return new Problem('not_found', `This ${kind} is not in Trash. It was restored, or removed for good.`);
}

function takenNumber(noun: string): Problem {
  return new Problem(
    'conflict',
    `An import has given the number of this ${noun} to another, so it cannot be restored.`,
  );
}
