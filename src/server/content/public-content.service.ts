import type { Kysely } from 'kysely';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import type { ArticlePage, ArticlePagePart } from '#domain/site-content.ts';
import { noteTopics } from '../content-changes/read-topics.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { findPublishedArticleJson } from './article.repository.ts';
import { parsePublicArticle } from './article-json.ts';
import { findArticleJson } from './article-list.repository.ts';
import { findArticlePageParts, findArticlePages } from './article-pages.repository.ts';
import { countArticles } from './article-totals.repository.ts';

/** One part of the published articles, of one category or of all, newest first, and how many there are in all. */
export async function listPublishedArticles(
  db: Kysely<DatabaseSchema>,
  categoryId: number | undefined,
  range: { limit: number; skip: number },
): Promise<ArticlePage> {
  const { json, total } = await readPublishedArticles(db, categoryId, range);
  return { articles: json.map(parsePublicArticle), total };
}

/** The same as {@link listPublishedArticles}, as the JSON text of the public API's answer (`publicArticlesSchema`). */
export async function listPublishedArticlesAsJson(
  db: Kysely<DatabaseSchema>,
  categoryId: number | undefined,
  range: { limit: number; skip: number },
): Promise<string> {
  const { json, total } = await readPublishedArticles(db, categoryId, range);
  return `{"articles":[${json.join(',')}],"total":${total},"limit":${range.limit},"skip":${range.skip}}`;
}

async function readPublishedArticles(
  db: Kysely<DatabaseSchema>,
  categoryId: number | undefined,
  range: { limit: number; skip: number },
): Promise<{ json: string[]; total: number }> {
  noteTopics(categoryId === undefined ? 'articles' : `category:${categoryId}`, 'terms');
  const filter = { isPublished: true, categoryId };
  const json = await findArticleJson(db, filter, 'newest', range, 'public');
  return { json, total: await countArticles(db, filter) };
}

/** The newest published articles that are featured. */
export async function listFeaturedArticles(db: Kysely<DatabaseSchema>, limit: number): Promise<PublicArticle[]> {
  return (await readFeaturedArticles(db, limit)).map(parsePublicArticle);
}

/** The same as {@link listFeaturedArticles}, as the JSON text of the public API's answer. */
export async function listFeaturedArticlesAsJson(db: Kysely<DatabaseSchema>, limit: number): Promise<string> {
  return `[${(await readFeaturedArticles(db, limit)).join(',')}]`;
}

async function readFeaturedArticles(db: Kysely<DatabaseSchema>, limit: number): Promise<string[]> {
  noteTopics('featured', 'terms');
  return findArticleJson(db, { isPublished: true, isFeatured: true }, 'newest', { limit }, 'public');
}

/** The published article with this slug; nothing for a draft. */
export async function findPublishedArticle(
  db: Kysely<DatabaseSchema>,
  slug: string,
): Promise<PublicArticle | undefined> {
  noteTopics(`article:${slug}`, 'terms');
  const json = await findPublishedArticleJson(db, slug);
  return json === undefined ? undefined : parsePublicArticle(json);
}

/** The parts of the sitemap that hold articles with a page of their own (design 3.9). */
export async function listArticlePageParts(db: Kysely<DatabaseSchema>): Promise<ArticlePagePart[]> {
  noteTopics('articles');
  const rows = await findArticlePageParts(db);
  return rows.map((row) => ({ part: Number(row.part), updatedAt: row.updated_at }));
}

/** The articles of one such part: their slugs and when they last changed. */
export async function listArticlePages(
  db: Kysely<DatabaseSchema>,
  part: number,
): Promise<{ slug: string; updatedAt: string }[]> {
  noteTopics('articles');
  const rows = await findArticlePages(db, part);
  return rows.map((row) => ({ slug: row.slug, updatedAt: row.updated_at }));
}
