import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';

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
  /** Milliseconds since 1970. PostgreSQL returns big numbers as text. */
  readonly expires_at: number | string | null;
}

/**
 * A limiter with its counters in the database, so that all processes share them. Each change is one atomic statement. A
 * counter never lasts longer than one window from now. So nobody is locked out for longer when the clock was set back.
 */
export class DatabaseRateLimiter {
  /** Number of attempts that are allowed in a window. */
  readonly points: number;
  readonly #db: Queryable;
  readonly #name: string;
  readonly #window: number;
  readonly #now: () => Date;

  constructor(db: Queryable, options: { name: string; limit: ThrottleLimit; now: () => Date }) {
    this.points = options.limit.attempts;
    this.#db = db;
    this.#name = options.name;
    this.#window = options.limit.seconds * 1000;
    this.#now = options.now;
  }

  /** Counts attempts. Throws a `RateLimiterRes` if there are now more than allowed. */
  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    const counter = await this.#add(key, points);
    if (counter.consumedPoints > this.points) throw counter;
    return counter;
  }

  /** Counts attempts without a refusal. */
  async penalty(key: string, points = 1): Promise<void> {
    await this.#add(key, points);
  }

  async reward(key: string, points = 1): Promise<void> {
    await this.#add(key, -points);
  }

  /** Returns a counter that has not expired, or null. */
  async get(key: string): Promise<RateLimiterRes | null> {
    const now = this.#now().getTime();
    const counter = await this.#db
      .selectFrom('throttle')
      .select(['points', 'expires_at'])
      .where('key', '=', this.#keyOf(key))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!counter) return null;
    const latest = now + this.#window;
    if (Number(counter.expires_at) <= latest) return this.#asResult(counter);
    await this.#db
      .updateTable('throttle')
      .set({ expires_at: latest })
      .where('key', '=', this.#keyOf(key))
      .where('expires_at', '>', latest)
      .execute();
    return this.#asResult({ points: counter.points, expires_at: latest });
  }

  /** Deletes a counter. Returns whether there was one. */
  async delete(key: string): Promise<boolean> {
    const result = await this.#db.deleteFrom('throttle').where('key', '=', this.#keyOf(key)).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  /** Adds to a counter, or starts it again if it has expired. */
  async #add(key: string, points: number): Promise<RateLimiterRes> {
    const now = this.#now().getTime();
    // An attempt can be taken back after its counter has expired. The new counter then starts at zero and not below.
    const fresh = { points: Math.max(points, 0), expires_at: now + this.#window };
    const counter = await this.#db
      .insertInto('throttle')
      .values({ key: this.#keyOf(key), ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => {
          const expiry = row.ref('throttle.expires_at');
          const latest = row.ref('excluded.expires_at');
          const isLive = row(expiry, '>', now);
          const isWithinWindow = row.and([isLive, row(expiry, '<=', latest)]);
          return {
            points: row
              .case()
              .when(isLive)
              .then(row('throttle.points', '+', points))
              .else(row.ref('excluded.points'))
              .end(),
            expires_at: row.case().when(isWithinWindow).then(expiry).else(latest).end(),
          };
        }),
      )
      .returning(['points', 'expires_at'])
      .executeTakeFirstOrThrow();
    return this.#asResult(counter);
  }

  #asResult({ points, expires_at }: StoredCounter): RateLimiterRes {
    const wait = Math.max(Number(expires_at) - this.#now().getTime(), 0);
    return new RateLimiterRes(Math.max(this.points - points, 0), wait, points);
  }

  #keyOf(key: string): string {
    return `${this.#name}:${key}`;
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
export async function deleteExpiredCounters(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('throttle').where('expires_at', '<=', now.getTime()).execute();
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
