import type { PublicArticle } from '#shared/api/article-contract.ts';
import { nextReadCount } from '#shared/rules/business-constants.ts';
import type { ArticlePage, CountedTaxonomy, TagWithArticles } from '#shared/site-content.ts';
import type { Queryable } from '../database/schema.ts';
import { parsePublicArticle } from './article-columns.ts';
import {
  type ArticleFilter,
  countArticles,
  countArticlesBy,
  findArticleJson,
  findNextReadJson,
  type ListRange,
} from './article-list.repository.ts';
import { findTaxonomyRows } from './taxonomy.repository.ts';

type Range = Required<ListRange>;

/** Returns a range of the published articles that match a filter, newest first, and how many match. */
export async function listPublishedArticles(
  db: Queryable,
  matching: ArticleFilter,
  range: Range,
): Promise<ArticlePage> {
  const filter = { ...matching, isPublished: true };
  const json = await findArticleJson(db, filter, 'newest', range, 'public');
  return { articles: json.map(parsePublicArticle), total: await countArticles(db, filter) };
}

/** Returns a tag and a range of its published articles, newest first, or `undefined` if there is no such tag. */
export async function findTagWithArticles(
  db: Queryable,
  slug: string,
  range: Range,
): Promise<TagWithArticles | undefined> {
  const tag = (await findTaxonomyRows(db, 'tags')).find((row) => row.slug === slug);
  if (!tag) return undefined;
  const page = await listPublishedArticles(db, { tagId: tag.id }, range);
  return { id: tag.id, name: tag.name, slug: tag.slug, ...page };
}

/** Returns the categories and tags that have published articles, by name, with the number of articles in each. */
export async function listTaxonomy(db: Queryable, table: 'categories' | 'tags'): Promise<CountedTaxonomy[]> {
  const counts = await countArticlesBy(db, table, 'published');
  const rows = await findTaxonomyRows(db, table);
  return rows.flatMap(({ id, name, slug }) => {
    const articles = counts.get(id) ?? 0;
    return articles > 0 ? [{ id, name, slug, articles }] : [];
  });
}

/** Maximum number of tags of an article that are compared with other articles to choose the next reads. */
const comparedTags = 6;

/**
 * Returns the articles to read after this one: those with the most tags in common, then those of the same category,
 * newest first.
 */
export async function findNextReads(db: Queryable, article: PublicArticle): Promise<PublicArticle[]> {
  const tagIds = article.tags.slice(0, comparedTags).map(({ id }) => id);
  const json = await findNextReadJson(db, { id: article.id, categoryId: article.category_id, tagIds }, nextReadCount);
  return json.map(parsePublicArticle);
}
