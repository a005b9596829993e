import type { ArticleVersion, FullArticleVersion, RestoredVersion } from '#shared/api/version-contract.ts';
import { articleParagraphs } from '#shared/rules/article-paragraphs.ts';
import { daysBefore } from '../database/daily-work.ts';
import type { Database } from '../database/database.ts';
import type { RecordTarget } from '../database/record-version.ts';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { type ArticleWriter, requireArticle, saveArticle } from './article.service.ts';
import {
  type ArticleVersionRow,
  deleteOldVersions,
  findArticleVersions,
  findFullArticleVersion,
} from './article-version.repository.ts';
import { readChangedFields, readState, toSave } from './article-version.ts';
import { deleteOldReviewEntries } from './reviews/review.repository.ts';
import { findTaxonomyIds, findTaxonomyRow } from './taxonomy.repository.ts';

const versionDays = 365;

/** Returns the versions of an article, the newest first. Throws a 404 when there is no such article. */
export async function listVersions(db: Queryable, id: number): Promise<ArticleVersion[]> {
  await requireArticle(db, id);
  return (await findArticleVersions(db, id)).map(present);
}

/** Returns a version with the state of the article. Throws a 404 when the version is not stored. */
export async function requireVersion(db: Queryable, id: number, number: number): Promise<FullArticleVersion> {
  const row = await findFullArticleVersion(db, id, number);
  if (!row) throw new Problem('not_found', 'This version is no longer stored.');
  const state = readState(row.state);
  return { ...present(row), state, paragraphs: articleParagraphs(state.content) };
}

/**
 * Restores an article to a stored version by saving it, which stores a new version. Throws a 412 when the article's
 * version is not one of `expected`. A category or tag that no longer exists is not restored: the article keeps its
 * current category, and a note names what is missing.
 */
export async function restoreVersion(
  db: Database,
  { id, number, expected }: RecordTarget & { readonly number: number },
  writer: ArticleWriter,
): Promise<RestoredVersion> {
  const current = await requireArticle(db, id);
  const { state } = await requireVersion(db, id, number);
  const hasCategory = (await findTaxonomyRow(db, 'categories', state.category.id)) !== undefined;
  const knownTags = await findTaxonomyIds(
    db,
    'tags',
    state.tags.map((tag) => tag.id),
  );
  const category = hasCategory ? state.category : current.category;
  const save = { ...toSave({ ...state, category }), tag_ids: [...knownTags] };
  const article = await saveArticle(db, { id, expected }, save, { ...writer, restoredFrom: number });
  const missing = state.tags.filter((tag) => !knownTags.has(tag.id)).map(({ name }) => `“${name}”`);
  const notes = [
    ...(current.is_published && !article.is_published ? ['It is a draft now, and no longer on the site.'] : []),
    ...(!current.is_published && article.is_published ? ['It is on the site now.'] : []),
    ...(hasCategory
      ? []
      : [`Its category “${state.category.name}” no longer exists, so it stays in “${article.category.name}”.`]),
    ...(missing.length > 0 ? [`It had tags that no longer exist: ${missing.join(', ')}.`] : []),
  ];
  return { article, notes };
}

/**
 * Removes the versions that are older than a year, and the versions of articles that were removed for good. Does the
 * same with comments and suggestions. Returns how many versions it removed. The caller checks that the clock is trusted.
 */
export async function forgetOldVersions(db: Queryable, now: Date): Promise<number> {
  const moment = daysBefore(now, versionDays);
  await deleteOldReviewEntries(db, moment);
  return deleteOldVersions(db, moment);
}

function present(row: Omit<ArticleVersionRow, 'state'>): ArticleVersion {
  const { number, at, saved_by, action, restored_from, changed } = row;
  return { number, at, saved_by, action, restored_from, changed: readChangedFields(changed) };
}
