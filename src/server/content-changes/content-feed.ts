import type { Kysely } from 'kysely';
import type { ContentChange, Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { readContentChanges, readContentVersion } from './content-change.repository.ts';
import { allTopics, type ContentTopic } from './content-topic.ts';

/** Called with the topics of each committed change. */
export type ContentListener = (topics: readonly ContentTopic[]) => void;

/** Reports the content changes that any process commits to the database. Caches of derived content listen to it. */
export class ContentFeed {
  readonly #listeners = new Set<ContentListener>();
  /** All changes up to this number have been reported. */
  #reported: number | undefined;
  #catchingUp: Promise<void> | undefined;
  /** The call of {@link catchUp} that starts when the current call has ended. All callers share it until it starts. */
  #waiting: Promise<void> | undefined;

  /** Stops the reports of this process's own changes. */
  readonly stop: () => void;

  /** Starts to report the changes that this process commits, until `stop` is called. */
  constructor(db: Database) {
    this.stop = db.onContentChange((change) => this.#announce(change));
  }

  #announce({ version, topics }: ContentChange): void {
    this.#report(topics);
    // A gap in the numbers means that another process made the missing change. `catchUp` then reports the missing
    // change, and this one again.
    if (this.#reported !== undefined && version === this.#reported + 1) this.#reported = version;
  }

  /** Adds a listener. Returns the function that removes it. */
  subscribe(listener: ContentListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Reports every change that was committed before this call and was not reported yet. One call reads at a time. */
  catchUp(db: Kysely<DatabaseSchema>): Promise<void> {
    if (this.#waiting) return this.#waiting;
    const previous = this.#catchingUp;
    if (!previous) return this.#start(db);
    this.#waiting = previous
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        return this.#start(db);
      });
    return this.#waiting;
  }

  #start(db: Kysely<DatabaseSchema>): Promise<void> {
    const current = this.#readChanges(db).finally(() => {
      if (this.#catchingUp === current) this.#catchingUp = undefined;
    });
    this.#catchingUp = current;
    return current;
  }

  async #readChanges(db: Kysely<DatabaseSchema>): Promise<void> {
    const current = await readContentVersion(db);
    const reported = this.#reported;
    if (current === reported) return;
    const changes = reported === undefined || current < reported ? [] : await readContentChanges(db, reported);
    const [first] = changes;
    // Anything may have changed: this is the first read, or a restore took place, or changes were deleted before this
    // process read them.
    if (reported === undefined || first?.version !== reported + 1) {
      this.#reported = current;
      this.#report(allTopics);
      return;
    }
    for (const { version, topics } of changes) {
      this.#report(topics);
      this.#reported = Math.max(this.#reported ?? version, version);
    }
  }

  #report(topics: readonly ContentTopic[]): void {
    if (topics.length > 0) for (const listener of this.#listeners) listener(topics);
  }
}
