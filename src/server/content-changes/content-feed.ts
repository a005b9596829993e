import type { Kysely } from 'kysely';
import type { ContentChange, Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { readContentChanges, readContentVersion } from './content-change.repository.ts';
import { allTopics, type ContentTopic } from './content-topic.ts';

/** Told what has changed, once the change is committed. */
export type ContentListener = (topics: readonly ContentTopic[]) => void;

/**
 * Reports the committed content changes of a database, of this process and of others, to whatever caches something made
 * from its content.
 */
export class ContentFeed {
  readonly #listeners = new Set<ContentListener>();
  /** Every change up to this number has been told. */
  #told: number | undefined;
  #catchingUp: Promise<void> | undefined;

  readonly stop: () => void;

  /** Follows the changes that this process commits, until `stop` is called. */
  constructor(db: Database) {
    this.stop = db.onContentChange((change) => this.#announce(change));
  }

  #announce({ version, topics }: ContentChange): void {
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
