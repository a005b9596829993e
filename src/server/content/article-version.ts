import { z } from 'zod';
import { type Article, type ArticleSave, type ArticleState, articleStateSchema } from '#shared/api/article-contract.ts';
import { pickFields } from '#shared/api/article-fields.ts';
import { type VersionAction, type VersionField, versionFields } from '#shared/api/version-contract.ts';
import type { Transaction } from '../database/schema.ts';
import { announceArticles } from '../outbox/article-events.ts';
import { hasArticleVersion, insertArticleVersion } from './article-version.repository.ts';
import type { ContentWriter } from './content-transaction.ts';

/** An article after a save, and as it was before. `before` is `undefined` if the save created the article. */
export interface SavedArticle {
  readonly before: Article | undefined;
  readonly after: Article;
  readonly action: VersionAction;
  readonly restoredFrom?: number | undefined;
}

/**
 * Stores a version of an article, and tells the webhooks, in the transaction that saves it. If the state of the article before the save is not
 * stored yet, that state is stored first. This happens with articles that were imported, or saved before versions
 * existed.
 */
export async function recordSave(
  transaction: Transaction,
  { before, after, action, restoredFrom }: SavedArticle,
  { now, actor }: ContentWriter,
): Promise<void> {
  if (before && !(await hasArticleVersion(transaction, before.id, before.version))) {
    await insertArticleVersion(transaction, {
      ...rowOf(before),
      at: before.updated_at,
      saved_by: '',
      action: 'earlier',
      restored_from: null,
      changed: '[]',
    });
  }
  await insertArticleVersion(transaction, {
    ...rowOf(after),
    at: now.toISOString(),
    saved_by: actor.name,
    action,
    restored_from: restoredFrom ?? null,
    changed: JSON.stringify(before ? findChangedFields(stateOf(before), stateOf(after)) : []),
  });
  await announceArticles(transaction, [{ before, after }], now);
}

function rowOf(article: Article) {
  return { article_id: article.id, number: article.version, state: JSON.stringify(stateOf(article)) };
}

function stateOf(article: Article): ArticleState {
  return articleStateSchema.parse(article);
}

function findChangedFields(before: ArticleState, after: ArticleState): VersionField[] {
  return versionFields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

export function toSave(state: Omit<ArticleState, 'slug'>): ArticleSave {
  return {
    ...pickFields(state),
    read_time: Number(state.read_time),
    category_id: state.category.id,
    tag_ids: state.tags.map((tag) => tag.id),
  };
}

export function readState(json: string): ArticleState {
  return articleStateSchema.parse(JSON.parse(json));
}

export function readChangedFields(json: string): VersionField[] {
  return z.array(z.enum(versionFields)).parse(JSON.parse(json));
}
