import type { Kysely } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';

/** Number of attempts that are allowed in a window of some seconds. The first attempt begins the window. */
export interface ThrottleLimit {
  readonly attempts: number;
  readonly seconds: number;
}

/** One counter of a limiter. `key` says whose attempts are counted, such as a network. */
export interface Counter {
  readonly limiter: DatabaseRateLimiter;
  readonly key: string;
}

interface StoredCounter {
  readonly points: number;
  /** Milliseconds since 1970. Null means that the counter never expires. PostgreSQL returns big numbers as text. */
  readonly expires_at: number | string | null;
}

/**
 * A limiter with its counters in the database, so that all processes share them. Each change is one atomic statement.
 * The library could also block keys in memory, but this is turned off, because each process would have its own blocks.
 * A counter never lasts longer than one window from now. So nobody is locked out for longer when the clock was set back
 * (product 7.13).
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

  /** Adds to a counter, or restarts it if it has expired or if `isForced` is true. Called by the library. */
  async _upsert(key: string, points: number, milliseconds: number, isForced: boolean): Promise<StoredCounter> {
    const now = this.#now().getTime();
    // An attempt can be taken back after its counter has expired. The new counter then starts at zero and not below.
    const fresh = { points: Math.max(points, 0), expires_at: milliseconds > 0 ? now + milliseconds : null };
    return this.#db
      .insertInto('throttle')
      .values({ key, ...fresh })
      .onConflict((conflict) =>
        isForced
          ? conflict.column('key').doUpdateSet(fresh)
          : conflict.column('key').doUpdateSet((row) => {
              const expiry = row.ref('throttle.expires_at');
              const isLive = row.or([row(expiry, 'is', null), row(expiry, '>', now)]);
              const isWithinWindow = row.and([isLive, row(expiry, '<=', row.ref('excluded.expires_at'))]);
              return {
                points: row
                  .case()
                  .when(isLive)
                  .then(row('throttle.points', '+', points))
                  .else(row.ref('excluded.points'))
                  .end(),
                expires_at: row.case().when(isWithinWindow).then(expiry).else(row.ref('excluded.expires_at')).end(),
              };
            }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
  }

  /** Returns a counter that has not expired, or null. Called by the library. */
  async _get(key: string): Promise<StoredCounter | null> {
    const now = this.#now().getTime();
    const counter = await this.#db
      .selectFrom('throttle')
      .select(['points', 'expires_at'])
      .where('key', '=', key)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
      .executeTakeFirst();
    const latest = now + this.duration * 1000;
    if (!counter || this.duration <= 0 || Number(counter.expires_at) <= latest) return counter ?? null;
    await this.#db
      .updateTable('throttle')
      .set({ expires_at: latest })
      .where('key', '=', key)
      .where('expires_at', '>', latest)
      .execute();
    return { points: counter.points, expires_at: latest };
  }

  /** Deletes a counter. Called by the library. */
  async _delete(key: string): Promise<boolean> {
    const result = await this.#db.deleteFrom('throttle').where('key', '=', key).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** Converts a counter to the result type of the library. Called by the library. */
  _getRateLimiterRes(_key: string, changed: number, counter: StoredCounter): RateLimiterRes {
    const wait = counter.expires_at === null ? -1 : Math.max(Number(counter.expires_at) - this.#now().getTime(), 0);
    return new RateLimiterRes(
      Math.max(this.points - counter.points, 0),
      wait,
      counter.points,
      counter.points === changed,
    );
  }
}

/** Counts an attempt. Throws a 429 problem when there were too many. `what` names the attempts in the message. */
export async function countAttempt({ limiter, key }: Counter, what = 'attempts'): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (failure) {
    throw failure instanceof RateLimiterRes ? throttleRefusal(failure, what) : failure;
  }
}

/** Returns the 429 problem that says how long to wait, in words and as Retry-After. */
export function throttleRefusal(counter: RateLimiterRes, what = 'attempts'): Problem {
  const seconds = Math.max(1, Math.ceil(counter.msBeforeNext / 1000));
  return new Problem('throttled', `Too many ${what}. Please try again in ${waitingTime(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Deletes the counters whose window is over. */
export async function deleteExpiredCounters(db: Kysely<DatabaseSchema>, now: Date): Promise<void> {
  await db.deleteFrom('throttle').where('expires_at', '<=', now.getTime()).execute();
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
