import type { Kysely } from 'kysely';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import type { ArticlePage, ArticlePagePart } from '#domain/site-content.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { presentPublicArticle } from './article.presenter.ts';
import { findPublishedArticleBySlug } from './article.repository.ts';
import { findArticles } from './article-list.repository.ts';
import { findArticlePageParts, findArticlePages } from './article-pages.repository.ts';
import { countArticles } from './article-totals.repository.ts';
import { noteTopics } from './changes/read-topics.ts';

/** One part of the published articles, of one category or of all, newest first, and how many there are in all. */
export async function listPublishedArticles(
  db: Kysely<DatabaseSchema>,
  categoryId: number | undefined,
  range: { limit: number; skip: number },
): Promise<ArticlePage> {
  noteTopics(categoryId === undefined ? 'articles' : `category:${categoryId}`, 'terms');
  const filter = { isPublished: true, categoryId };
  const rows = await findArticles(db, filter, 'newest', range);
  return { articles: rows.map(presentPublicArticle), total: await countArticles(db, filter) };
}

/** The newest published articles that are featured. */
export async function listFeaturedArticles(db: Kysely<DatabaseSchema>, limit: number): Promise<PublicArticle[]> {
  noteTopics('featured', 'terms');
  const rows = await findArticles(db, { isPublished: true, isFeatured: true }, 'newest', { limit });
  return rows.map(presentPublicArticle);
}

/** The published article with this slug; nothing for a draft. */
export async function findPublishedArticle(
  db: Kysely<DatabaseSchema>,
  slug: string,
): Promise<PublicArticle | undefined> {
  noteTopics(`article:${slug}`, 'terms');
  const row = await findPublishedArticleBySlug(db, slug);
  return row && presentPublicArticle(row);
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
