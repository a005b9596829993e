import { LRUCache } from 'lru-cache';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';

/** Number of attempts that are allowed in a window of some seconds. The first attempt begins the window. */
export interface ThrottleLimit {
  readonly attempts: number;
  readonly seconds: number;
}

/** Counts attempts. Returns the milliseconds to wait if there are now more than allowed, otherwise `undefined`. */
export interface RateLimiter {
  consume(key: string, points?: number): Promise<number | undefined>;
}

/** One counter of a limiter. `key` says whose attempts are counted, such as a network. */
export interface Counter<Limiter = RateLimiter> {
  readonly limiter: Limiter;
  readonly key: string;
}

/** Maximum number of counters in the memory of one process. The least recently used is forgotten first. */
const memoryMaximum = 10_000;

/** Creates a limiter whose counters are in the memory of one process, for attempts that should write nothing. */
export function createMemoryLimiter({ attempts, seconds }: ThrottleLimit): RateLimiter {
  const counts = new LRUCache<string, number>({ max: memoryMaximum, ttl: seconds * 1000, noUpdateTTL: true });
  return {
    async consume(key) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > attempts ? counts.getRemainingTTL(key) : undefined;
    },
  };
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
export class DatabaseRateLimiter implements RateLimiter {
  readonly #points: number;
  readonly #db: Queryable;
  readonly #name: string;
  readonly #window: number;
  readonly #now: () => Date;

  constructor(db: Queryable, options: { name: string; limit: ThrottleLimit; now: () => Date }) {
    this.#points = options.limit.attempts;
    this.#db = db;
    this.#name = options.name;
    this.#window = options.limit.seconds * 1000;
    this.#now = options.now;
  }

  async consume(key: string, points = 1): Promise<number | undefined> {
    return this.#waitOf(await this.#add(key, points));
  }

  /** Counts attempts without a refusal. */
  async penalty(key: string, points = 1): Promise<void> {
    await this.#add(key, points);
  }

  async reward(key: string, points = 1): Promise<void> {
    await this.#add(key, -points);
  }

  /** Returns the milliseconds to wait if more attempts than allowed were counted. Counts nothing. */
  async check(key: string): Promise<number | undefined> {
    const now = this.#now().getTime();
    const counter = await this.#db
      .selectFrom('throttle')
      .select(['points', 'expires_at'])
      .where('key', '=', this.#keyOf(key))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!counter) return undefined;
    const latest = now + this.#window;
    if (Number(counter.expires_at) <= latest) return this.#waitOf(counter);
    await this.#db
      .updateTable('throttle')
      .set({ expires_at: latest })
      .where('key', '=', this.#keyOf(key))
      .where('expires_at', '>', latest)
      .execute();
    return this.#waitOf({ points: counter.points, expires_at: latest });
  }

  async delete(key: string): Promise<void> {
    await this.#db.deleteFrom('throttle').where('key', '=', this.#keyOf(key)).execute();
  }

  /** Adds to a counter, or starts it again if it has expired. */
  #add(key: string, points: number): Promise<StoredCounter> {
    const now = this.#now().getTime();
    // An attempt can be taken back after its counter has expired. The new counter then starts at zero and not below.
    const fresh = { points: Math.max(points, 0), expires_at: now + this.#window };
    return this.#db
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
  }

  #waitOf({ points, expires_at }: StoredCounter): number | undefined {
    return points > this.#points ? Math.max(Number(expires_at) - this.#now().getTime(), 0) : undefined;
  }

  #keyOf(key: string): string {
    return `${this.#name}:${key}`;
  }
}

/** Counts an attempt. Throws a 429 problem when there were too many. `what` names the attempts in the message. */
export async function countAttempt({ limiter, key }: Counter, what = 'attempts'): Promise<void> {
  refuseWait(await limiter.consume(key), what);
}

/** Throws a 429 problem that says how long to wait, in words and as Retry-After, if there is a time to wait. */
export function refuseWait(milliseconds: number | undefined, what = 'attempts'): void {
  if (milliseconds === undefined) return;
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  throw new Problem('throttled', `Too many ${what}. Please try again in ${waitingTime(seconds)}.`, {
    retryAfter: seconds,
  });
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
