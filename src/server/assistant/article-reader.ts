import { setImmediate as nextTick } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { articleLink } from '#shared/rules/article-link.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { type ArticleText, articleSections } from '../content/search/article-text.ts';
import { readContentVersion } from '../database/content-version.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { IndexedPassage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';

/** How many of the newest published articles are always in the index. More would take too much memory. */
const newestArticles = 300;
/**
 * Maximum number of older articles in the index. Each was added because it may answer a question. The least recently
 * used articles are removed first.
 */
const olderMaximum = 100;
/**
 * Maximum number of articles that one query reads. It is small, so that the first refresh does not delay other
 * requests.
 */
const articlesPerQuery = 50;

/** The fields of a published article that the assistant uses. */
export interface ReadableArticle extends ArticleText {
  readonly id: number;
  readonly slug: string;
  readonly content: string | null;
  readonly medium_url: string | null;
}

/** Returns the passages of an article, one for each section. */
export function articlePassages(article: ReadableArticle): IndexedPassage[] {
  const href = (locale: Locale) => articleLink(article, locale, 'resources-page')?.href;
  return articleSections(article).map(({ heading, text }) => ({
    passage: { kind: 'text', topic: `article:${article.slug}`, part: heading, text, title: article.title, href },
    entries: [{ title: `${article.title} ${heading}`, text }],
  }));
}

/**
 * Keeps the published articles of an index up to date: the newest, and older ones that were added for a question. A
 * refresh after a change of content reads the versions of these articles, and then the text of those that have changed.
 * Every process therefore answers from the new text right after a save. Drafts are never in the index.
 */
export function createArticleReader(db: Kysely<DatabaseSchema>, index: PassageIndex) {
  const versions = new Map<number, number>();
  /** Ids of older articles in the index, least recently asked for first. */
  const older = new Set<number>();
  /** The content version at the last refresh. */
  let contentVersion: number | undefined;
  let areAllInIndex = true;
  let lastTask: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after the other. */
  const inQueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = lastTask.then(task);
    lastTask = result.catch(() => {});
    return result;
  };

  const refresh = async () => {
    const version = await readContentVersion(db);
    if (version === contentVersion) return;
    const newest = await db
      .selectFrom('articles')
      .select(['id', 'version'])
      .where('is_published', '=', 1)
      .orderBy('publish_date', 'desc')
      .orderBy('id', 'desc')
      .limit(newestArticles)
      .execute();
    areAllInIndex = newest.length < newestArticles;
    for (const { id } of newest) older.delete(id);
    const publishedOlder = older.size > 0 ? await findPublished(db, [...older], []) : [];
    const current = new Map([...newest, ...publishedOlder].map(({ id, version }) => [id, version]));
    for (const id of versions.keys()) if (!current.has(id)) remove(id);
    const changed = [...current].filter(([id, version]) => versions.get(id) !== version).map(([id]) => id);
    for (let start = 0; start < changed.length; start += articlesPerQuery) {
      await readArticles(changed.slice(start, start + articlesPerQuery));
    }
    contentVersion = version;
  };

  const readArticles = async (ids: readonly number[]) => {
    const articles = await findPublished(db, ids, ['title', 'slug', 'summary', 'content', 'medium_url']);
    for (const article of articles) {
      index.put(groupOf(article.id), articlePassages(article));
      versions.set(article.id, article.version);
      // Indexing an article takes some milliseconds, so other requests run before the next article is indexed.
      await nextTick();
    }
    // An article may have become a draft between the two queries.
    for (const id of ids) if (!articles.some((article) => article.id === id)) remove(id);
  };

  const addOlder = async (ids: readonly number[]): Promise<void> => {
    for (const id of ids) if (older.delete(id) || !versions.has(id)) older.add(id);
    const unread = ids.filter((id) => !versions.has(id));
    if (unread.length > 0) await readArticles(unread);
    for (const id of older) {
      if (older.size <= olderMaximum) break;
      remove(id);
    }
  };

  const remove = (id: number) => {
    index.remove(groupOf(id));
    versions.delete(id);
    older.delete(id);
  };

  return {
    /**
     * Updates the index. The refresh starts after the call, so the index then contains everything that was saved before
     * the call.
     */
    refresh: (): Promise<void> => inQueue(refresh),

    /** Adds older articles to the index, for a question that they may answer. */
    addOlder: (ids: readonly number[]): Promise<void> => inQueue(() => addOlder(ids)),

    /** Returns whether every published article was in the index after the last refresh. */
    holdsAll: (): boolean => areAllInIndex,
  };
}

export type ArticleReader = ReturnType<typeof createArticleReader>;

/**
 * Returns the published articles with these ids. The query reads drafts too, and they are left out afterwards. With a
 * condition on `is_published`, SQLite would read every published article.
 */
async function findPublished<Column extends 'title' | 'slug' | 'summary' | 'content' | 'medium_url'>(
  db: Kysely<DatabaseSchema>,
  ids: readonly number[],
  columns: readonly Column[],
) {
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'version', 'is_published', ...columns])
    .where('id', 'in', ids)
    .execute();
  return articles.filter(({ is_published }) => is_published === 1);
}

function groupOf(id: number): string {
  return `article:${id}`;
}
