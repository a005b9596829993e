import { RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '../problems/problem.ts';
import type { DatabaseRateLimiter } from './database-rate-limiter.ts';

/** One counter of a limiter: whose attempts it counts. */
export interface Counter {
  readonly limiter: DatabaseRateLimiter;
  readonly key: string;
}

/** Counts an attempt, and refuses it with a 429 problem when there were too many; `what` is what there were too many of. */
export async function countAttempt({ limiter, key }: Counter, what = 'attempts'): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (failure) {
    throw failure instanceof RateLimiterRes ? throttleRefusal(failure, what) : failure;
  }
}

/** The 429 problem that says how long to wait, in words and as Retry-After. */
export function throttleRefusal(counter: RateLimiterRes, what = 'attempts'): Problem {
  const seconds = Math.max(1, Math.ceil(counter.msBeforeNext / 1000));
  return new Problem('throttled', `Too many ${what}. Please try again in ${waitingTime(seconds)}.`, {
    retryAfter: seconds,
  });
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
