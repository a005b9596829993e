import type { Kysely } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { DatabaseSchema } from '../database/schema.ts';
import type { ThrottleLimit } from './throttle-limit.ts';

interface Counter {
  readonly points: number;
  /** Milliseconds since 1970; null never expires. PostgreSQL gives big numbers as texts. */
  readonly expires_at: number | string | null;
}

/**
 * A limiter whose counters lie in the shared database, so that every process counts alike. Each change is one statement
 * that the engine makes atomic. Blocking in memory stays off: it would let processes differ.
 */
export class DatabaseRateLimiter extends RateLimiterStoreAbstract {
  readonly #db: Kysely<DatabaseSchema>;
  readonly #now: () => Date;

  constructor(db: Kysely<DatabaseSchema>, options: { name: string; limit: ThrottleLimit; now: () => Date }) {
    super({
      storeClient: db,
      keyPrefix: options.name,
      points: options.limit.attempts,
      duration: options.limit.seconds,
      inMemoryBlockOnConsumed: 0,
    });
    this.#db = db;
    this.#now = options.now;
  }

  /** Adds to a counter, or begins it anew when it has expired or `isForced`; called by the library. */
  async _upsert(key: string, points: number, milliseconds: number, isForced: boolean): Promise<Counter> {
    const now = this.#now().getTime();
    // A point given back after its counter expired must not become a credit.
    const fresh = { points: Math.max(points, 0), expires_at: milliseconds > 0 ? now + milliseconds : null };
    return this.#db
      .insertInto('throttle')
      .values({ key, ...fresh })
      .onConflict((conflict) =>
        isForced
          ? conflict.column('key').doUpdateSet(fresh)
          : conflict.column('key').doUpdateSet((row) => {
              const isLive = row.or([row('throttle.expires_at', 'is', null), row('throttle.expires_at', '>', now)]);
              return {
                points: row
                  .case()
                  .when(isLive)
                  .then(row('throttle.points', '+', points))
                  .else(row.ref('excluded.points'))
                  .end(),
                expires_at: row
                  .case()
                  .when(isLive)
                  .then(row.ref('throttle.expires_at'))
                  .else(row.ref('excluded.expires_at'))
                  .end(),
              };
            }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
  }

  /** A counter that has not expired, or null; called by the library. */
  async _get(key: string): Promise<Counter | null> {
    const now = this.#now().getTime();
    const counter = await this.#db
      .selectFrom('throttle')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
      .executeTakeFirst();
    return counter ?? null;
  }

  /** Forgets a counter; called by the library. */
  async _delete(key: string): Promise<boolean> {
    const result = await this.#db.deleteFrom('throttle').where('key', '=', key).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** Says what a counter means for the caller; called by the library. */
  _getRateLimiterRes(_key: string, changed: number, counter: Counter): RateLimiterRes {
    const wait = counter.expires_at === null ? -1 : Math.max(Number(counter.expires_at) - this.#now().getTime(), 0);
    return new RateLimiterRes(
      Math.max(this.points - counter.points, 0),
      wait,
      counter.points,
      counter.points === changed,
    );
  }
}
