import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { ContentTopic } from './content-topic.ts';

/** Told what has changed, once the change is committed. */
export type ContentListener = (topics: readonly ContentTopic[]) => void;

/** Carries committed changes of one database to whoever keeps something made of its content. */
export interface ContentFeed {
  /** Tells every listener, at once; a writer calls it after its commit and before its answer. */
  announce(topics: readonly ContentTopic[]): void;
  /** Adds a listener; gives the way to remove it. */
  subscribe(listener: ContentListener): () => void;
}

const feeds = new WeakMap<Kysely<DatabaseSchema>, ContentFeed>();

/** The feed of a database; the same one for everybody in this process who holds that connection. */
export function contentFeedOf(db: Kysely<DatabaseSchema>): ContentFeed {
  const known = feeds.get(db);
  if (known) return known;
  const feed = createContentFeed();
  feeds.set(db, feed);
  return feed;
}

function createContentFeed(): ContentFeed {
  const listeners = new Set<ContentListener>();
  return {
    announce(topics) {
      if (topics.length > 0) for (const listener of listeners) listener(topics);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
