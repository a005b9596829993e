import type { Database } from '../database/database.ts';
import type { ContentFeed } from './content-feed.ts';
import type { ContentTopic } from './content-topic.ts';
import { noteTopics, recordTopics } from './read-topics.ts';

/** Maximum number of characters that are kept, as JSON. */
const keptCharacters = 4_000_000;

/** Estimated memory that a result needs in addition to its JSON, in characters. */
const overhead = 1000;

/** The result of a read, with the topics that the read depends on. */
interface Kept {
  readonly value: unknown;
  readonly topics: ReadonlySet<ContentTopic>;
  readonly characters: number;
}

interface Reading {
  readonly topics: Set<ContentTopic>;
  /**
   * Whether one of the topics has changed since it was added to `topics`. The result of the read may then be out of
   * date.
   */
  isStale: boolean;
}

/**
 * Caches what pages read from the database. A result is dropped when one of its topics changes. Before each use, the
 * feed reports the changes of all processes, so a result is never older than the call of `get`. Several callers share
 * one result, so no caller may change it.
 */
export class KeptReads {
  readonly #db: Database;
  readonly #feed: ContentFeed;
  readonly #limit: number;
  readonly #kept = new Map<string, Kept>();
  readonly #inProgress = new Set<Reading>();
  #characters = 0;

  constructor(db: Database, feed: ContentFeed, limit = keptCharacters) {
    this.#db = db;
    this.#feed = feed;
    this.#limit = limit;
    feed.subscribe((changed) => this.#drop(changed));
  }

  /** Returns what `read` returns, or what an earlier read with the same key has returned if nothing changed since. */
  async get<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    await this.#feed.catchUp(this.#db);
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      noteTopics(...kept.topics);
      // Each key belongs to one `read` function, so the value has the type that this function returns.
      return kept.value as Value;
    }
    const reading: Reading = { topics: new Set(), isStale: false };
    this.#inProgress.add(reading);
    try {
      const value = await recordTopics(reading.topics, read);
      if (!reading.isStale) this.#keep(key, value, reading.topics);
      return value;
    } finally {
      this.#inProgress.delete(reading);
    }
  }

  #keep(key: string, value: unknown, topics: ReadonlySet<ContentTopic>): void {
    const characters = overhead + key.length + (JSON.stringify(value)?.length ?? 0);
    if (characters > this.#limit / 4) return;
    this.#forget(key);
    this.#kept.set(key, { value, topics, characters });
    this.#characters += characters;
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#limit) return;
      this.#forget(oldest);
    }
  }

  #drop(changed: readonly ContentTopic[]): void {
    const concerns = (topics: ReadonlySet<ContentTopic>) => changed.some((topic) => topics.has(topic));
    for (const reading of this.#inProgress) if (concerns(reading.topics)) reading.isStale = true;
    for (const [key, { topics }] of this.#kept) if (concerns(topics)) this.#forget(key);
  }

  #forget(key: string): void {
    this.#characters -= this.#kept.get(key)?.characters ?? 0;
    this.#kept.delete(key);
  }
}
