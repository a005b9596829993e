import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { articlePassages } from './article-passages.ts';
import type { PassageIndex } from './passage-index.ts';

/** Most articles the assistant knows, newest first: what fits in memory whatever is published. */
const mostArticles = 1000;
/** Articles read at once, so that a first reading of many leaves room for other visitors in between. */
const articlesPerQuery = 50;

/**
 * Keeps the articles of an index as they are published now. It asks the database which versions there are and reads what
 * is new to it, so that every save counts at the next question, on every process, and a draft is never there.
 */
export function createArticleReader(db: Kysely<DatabaseSchema>, index: PassageIndex) {
  const versions = new Map<number, number>();
  let reading: Promise<void> | undefined;

  const read = async () => {
    const published = await db
      .selectFrom('articles')
      .select(['id', 'version'])
      .where('is_published', '=', 1)
      .orderBy('publish_date', 'desc')
      .orderBy('id', 'desc')
      .limit(mostArticles)
      .execute();
    const current = new Map(published.map(({ id, version }) => [id, version]));
    for (const id of versions.keys()) if (!current.has(id)) forget(id);
    const changed = published.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id);
    for (let start = 0; start < changed.length; start += articlesPerQuery) {
      await readArticles(changed.slice(start, start + articlesPerQuery));
    }
  };

  const readArticles = async (ids: readonly number[]) => {
    const articles = await db
      .selectFrom('articles')
      .select(['id', 'title', 'slug', 'summary', 'content', 'medium_url', 'version'])
      .where('id', 'in', ids)
      .where('is_published', '=', 1)
      .execute();
    for (const article of articles) {
      index.put(groupOf(article.id), articlePassages(article));
      versions.set(article.id, article.version);
      // Taking in an article takes some milliseconds; whoever else is waiting comes in between.
      await nextTurn();
    }
    // What was taken back between the two queries.
    for (const id of ids) if (!articles.some((article) => article.id === id)) forget(id);
  };

  const forget = (id: number) => {
    index.remove(groupOf(id));
    versions.delete(id);
  };

  return {
    /** Brings the index up to date. Questions that come meanwhile wait for a reading that began after them. */
    async refresh(): Promise<void> {
      const previous = reading?.catch(() => {}) ?? Promise.resolve();
      const own = previous.then(read);
      reading = own;
      await own;
    },
  };
}

function groupOf(id: number): string {
  return `article:${id}`;
}
