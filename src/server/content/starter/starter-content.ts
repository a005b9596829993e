import { articleSaveSchema } from '#shared/api/article-contract.ts';
import type { Database } from '../../database/database.ts';
import type { Transaction } from '../../database/schema.ts';
import { insertArticle, type NewArticle } from '../article.repository.ts';
import { buildArticleRow, CleanContent, firstVersion } from '../article-columns.ts';
import { inContentTransaction } from '../content-transaction.ts';
import { hasContent, insertTaxonomyRow } from '../taxonomy.repository.ts';
import { claimStarterContent, isStarterContentClaimed } from './starter-content.repository.ts';
import { readStarterArticles, type StarterArticle, starterCategories, starterTags } from './starter-set.ts';

interface StarterSettings {
  /** Whether the owner wants starter content (STARTER_CONTENT). */
  readonly isWanted: boolean;
  readonly now: Date;
}

/**
 * Loads the starter content into a database without content, in one transaction. Returns how many articles it wrote. A
 * stored row records that the content was loaded or was not needed, and prevents a second time. The row is necessary,
 * because an owner may have deleted everything from an older database.
 */
export async function loadStarterContent(db: Database, { isWanted, now }: StarterSettings): Promise<number> {
  if (await isStarterContentClaimed(db)) return 0;
  const isEmpty = !(await hasContent(db));
  if (isEmpty && !isWanted) return 0;
  const articles = isEmpty ? readStarterArticles() : [];
  return inContentTransaction(db, async (transaction) => {
    const isOurs = await claimStarterContent(transaction, now.toISOString());
    if (!isOurs || (await hasContent(transaction))) return 0;
    await fill(transaction, articles, now.toISOString());
    return articles.length;
  });
}

async function fill(transaction: Transaction, articles: readonly StarterArticle[], now: string): Promise<void> {
  const moments = { created_at: now, updated_at: now };
  const categoryIds = new Map<string, number>();
  for (const category of starterCategories)
    categoryIds.set(category.slug, await insertTaxonomyRow(transaction, 'categories', category, moments));
  const tagIds = new Map<string, number>();
  for (const tag of starterTags) tagIds.set(tag.slug, await insertTaxonomyRow(transaction, 'tags', tag, moments));
  // Articles are added oldest first, so that the newest gets the highest id.
  for (const article of articles.toReversed())
    await insertArticle(transaction, newArticle(article, categoryIds, tagIds, now));
}

function newArticle(
  article: StarterArticle,
  categoryIds: ReadonlyMap<string, number>,
  tagIds: ReadonlyMap<string, number>,
  now: string,
): NewArticle {
  const { slug, category, tags, content, ...fields } = article;
  // The contract's defaults fill in the fields that starter articles leave out.
  const save = articleSaveSchema.parse({ ...fields, category_id: requireId(categoryIds, category) });
  const row = buildArticleRow({ ...save, content: CleanContent.ofOurs(content) });
  return {
    row,
    record: firstVersion(row, slug, now),
    tagIds: tags.map((tag) => requireId(tagIds, tag)),
  };
}

function requireId(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The starter content names “${slug}”, which it does not contain`);
  return id;
}
