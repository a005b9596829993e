import type { Transaction } from 'kysely';
import { slugify } from '#domain/slugs.ts';
import { allTopics } from '../../content-changes/content-topic.ts';
import type { Database } from '../../database/database.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { searchKey, sortKey } from '../../records/search-key.ts';
import { insertArticle, replaceArticleTags } from '../article.repository.ts';
import type { SanitiseHtml } from '../article-html.ts';
import { inContentTransaction } from '../content-transaction.ts';
import { insertTag } from '../tag.repository.ts';
import { insertCategory } from '../taxonomy.repository.ts';
import { starterArticles } from './starter-articles.ts';
import { claimStarterContent, hasContent, isStarterContentClaimed } from './starter-claim.repository.ts';
import { starterCategories, starterTags } from './starter-terms.ts';
import type { StarterArticle } from './starter-types.ts';

interface StarterSettings {
  /** Whether the owner wants it (STARTER_CONTENT). */
  readonly isWanted: boolean;
  readonly sanitiseHtml: SanitiseHtml;
  readonly now: Date;
}

/**
 * Fills a database that holds no content, once ever, in one transaction; gives how many articles it wrote (design 1).
 * A row remembers that this was done, or that there was content before it could be: rows are gone when everything is
 * deleted, and PostgreSQL's counters keep the numbers of a fill that failed, so neither could tell by itself.
 */
export async function loadStarterContent(
  db: Database,
  { isWanted, sanitiseHtml, now }: StarterSettings,
): Promise<number> {
  if (await isStarterContentClaimed(db)) return 0;
  const isEmpty = !(await hasContent(db));
  if (isEmpty && !isWanted) return 0;
  const articles = isEmpty ? await cleaned(sanitiseHtml) : [];
  return inContentTransaction(db, async (transaction) => {
    const isOurs = await claimStarterContent(transaction, now.toISOString());
    if (!isOurs || (await hasContent(transaction))) return { result: 0, changed: [] };
    await fill(transaction, articles, now.toISOString());
    return { result: articles.length, changed: allTopics };
  });
}

async function cleaned(sanitiseHtml: SanitiseHtml): Promise<StarterArticle[]> {
  return Promise.all(
    starterArticles.map(async (article) => ({ ...article, content: (await sanitiseHtml(article.content)).trim() })),
  );
}

async function fill(
  transaction: Transaction<DatabaseSchema>,
  articles: readonly StarterArticle[],
  now: string,
): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const category of starterCategories) {
    const values = { ...category, name_key: sortKey(category.name) };
    categoryIds.set(category.slug, await insertCategory(transaction, values, now));
  }
  const tagIds = new Map<string, number>();
  for (const tag of starterTags) {
    tagIds.set(tag.slug, await insertTag(transaction, { ...tag, name_key: sortKey(tag.name) }, now));
  }
  for (const article of articles.toReversed()) {
    const values = toValues(article, idOf(categoryIds, article.categorySlug));
    const id = await insertArticle(transaction, values, article.slug ?? slugify(article.title), now);
    await replaceArticleTags(
      transaction,
      id,
      article.tagSlugs.map((slug) => idOf(tagIds, slug)),
    );
  }
}

function toValues(article: StarterArticle, categoryId: number) {
  return {
    title: article.title,
    summary: article.summary,
    content: article.content,
    has_content: 1,
    medium_url: null,
    publish_date: article.publishDate,
    read_time: article.readTime,
    category_id: categoryId,
    is_published: article.isPublished ? 1 : 0,
    is_featured: article.isFeatured ? 1 : 0,
    title_key: sortKey(article.title),
    search_key: searchKey(`${article.title}\n${article.summary}`),
  };
}

function idOf(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The starter content names “${slug}”, which it does not have`);
  return id;
}
