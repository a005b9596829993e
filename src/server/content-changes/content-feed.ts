import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ContentChange, readContentChanges, readContentVersion } from './content-change.repository.ts';
import { allTopics, type ContentTopic } from './content-topic.ts';

/** Told what has changed, once the change is committed. */
export type ContentListener = (topics: readonly ContentTopic[]) => void;

/** Carries committed changes of one database to whoever keeps something made of its content. */
export class ContentFeed {
  readonly #listeners = new Set<ContentListener>();
  /** Every change up to this number has been told. */
  #told: number | undefined;
  #catchingUp: Promise<void> | undefined;

  /** Tells of a change of this process, at once; a writer calls it after its commit and before its answer. */
  announce({ version, topics }: ContentChange): void {
    this.#tell(topics);
    // A gap is a change of another process, which is caught up with later, together with this one.
    if (this.#told !== undefined && version === this.#told + 1) this.#told = version;
  }

  /** Adds a listener; gives the way to remove it. */
  subscribe(listener: ContentListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells of every change that the database knows and this process does not. Those who ask meanwhile get a look of their own. */
  catchUp(db: Kysely<DatabaseSchema>): Promise<void> {
    const previous = this.#catchingUp?.catch(() => {}) ?? Promise.resolve();
    const own = previous.then(() => this.#readOn(db));
    this.#catchingUp = own;
    return own;
  }

  async #readOn(db: Kysely<DatabaseSchema>): Promise<void> {
    const current = await readContentVersion(db);
    const told = this.#told;
    if (current === told) return;
    const changes = told === undefined || current < told ? [] : await readContentChanges(db, told);
    const [first] = changes;
    // Nothing told so far, changes that are no longer kept, or a database put back to an earlier day: all may differ.
    if (told === undefined || first?.version !== told + 1) {
      this.#told = current;
      this.#tell(allTopics);
      return;
    }
    for (const { version, topics } of changes) {
      this.#tell(topics);
      this.#told = Math.max(this.#told ?? version, version);
    }
  }

  #tell(topics: readonly ContentTopic[]): void {
    if (topics.length > 0) for (const listener of this.#listeners) listener(topics);
  }
}

const feeds = new WeakMap<Kysely<DatabaseSchema>, ContentFeed>();

/** The feed of a database; the same one for everybody in this process who holds that connection. */
export function contentFeedOf(db: Kysely<DatabaseSchema>): ContentFeed {
  const known = feeds.get(db);
  if (known) return known;
  const feed = new ContentFeed();
  feeds.set(db, feed);
  return feed;
}
