import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { articlePassages } from './article-passages.ts';
import type { PassageIndex } from './passage-index.ts';

/** The newest published articles lie in the index at all times: what fits in memory whatever is published. */
const newestArticles = 300;
/** Older articles that questions brought in; beyond that, those asked about longest ago leave. */
const mostGuests = 100;
/** Articles read at once, so that a first reading of many leaves room for other visitors in between. */
const articlesPerQuery = 50;

/**
 * Keeps articles in an index as they are published now: the newest, and guests that questions brought in. It asks the
 * database which versions there are and reads what is new to it, so that every save counts at the next question, on every
 * process, and a draft is never there.
 */
export function createArticleReader(db: Kysely<DatabaseSchema>, index: PassageIndex) {
  const versions = new Map<number, number>();
  /** Older articles in the index, those asked about longest ago first. */
  const guests = new Set<number>();
  let areAllInMemory = true;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    await turn;
  };

  const read = async () => {
    const newest = await db
      .selectFrom('articles')
      .select(['id', 'version'])
      .where('is_published', '=', 1)
      .orderBy('publish_date', 'desc')
      .orderBy('id', 'desc')
      .limit(newestArticles)
      .execute();
    areAllInMemory = newest.length < newestArticles;
    for (const { id } of newest) guests.delete(id);
    const visiting = guests.size > 0 ? await findPublished(db, [...guests], []) : [];
    const current = new Map([...newest, ...visiting].map(({ id, version }) => [id, version]));
    for (const id of versions.keys()) if (!current.has(id)) forget(id);
    await readChanged(current);
  };

  const readChanged = async (current: ReadonlyMap<number, number>) => {
    const changed = [...current].filter(([id, version]) => versions.get(id) !== version).map(([id]) => id);
    for (let start = 0; start < changed.length; start += articlesPerQuery) {
      await readArticles(changed.slice(start, start + articlesPerQuery));
    }
  };

  const readArticles = async (ids: readonly number[]) => {
    const articles = await findPublished(db, ids, ['title', 'slug', 'summary', 'content', 'medium_url']);
    for (const article of articles) {
      index.put(groupOf(article.id), articlePassages(article));
      versions.set(article.id, article.version);
      // Taking in an article takes some milliseconds; whoever else is waiting comes in between.
      await nextTurn();
    }
    // What was taken back between the two queries.
    for (const id of ids) if (!articles.some((article) => article.id === id)) forget(id);
  };

  const welcome = async (ids: readonly number[]) => {
    for (const id of ids) if (guests.delete(id) || !versions.has(id)) guests.add(id);
    const unread = ids.filter((id) => !versions.has(id));
    if (unread.length > 0) await readArticles(unread);
    for (const id of guests) {
      if (guests.size <= mostGuests) break;
      forget(id);
    }
  };

  const forget = (id: number) => {
    index.remove(groupOf(id));
    versions.delete(id);
    guests.delete(id);
  };

  return {
    /** Brings the index up to date. Questions that come meanwhile wait for a reading that began after them. */
    refresh: (): Promise<void> => inTurn(read),

    /** Takes older articles into the index, for a question that they may answer. */
    takeIn: (ids: readonly number[]): Promise<void> => inTurn(() => welcome(ids)),

    /** Whether no published article is older than those in the index; so as of the last refresh. */
    holdsAll: (): boolean => areAllInMemory,
  };
}

export type ArticleReader = ReturnType<typeof createArticleReader>;

/** Asks for the articles alone: were their state part of the question, SQLite would read all that are published. */
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
