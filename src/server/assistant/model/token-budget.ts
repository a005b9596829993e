import type { Kysely } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabaseSchema } from '../../database/schema.ts';
import { DatabaseRateLimiter } from '../../http/database-rate-limiter.ts';

interface BudgetOptions {
  readonly dailyTokens: number;
  readonly timeZone: string;
  readonly now: () => Date;
}

/** Tokens that are reserved for one answer until its real cost is known. */
export interface Reservation {
  /** Replaces the reserved number of tokens with the number that was really used. */
  replace(tokens: number): Promise<void>;
}

/**
 * Creates the daily token budget, which all processes share through the database. Tokens are reserved before the model
 * is called. Otherwise simultaneous questions could exceed the limit together.
 */
export function createTokenBudget(db: Kysely<DatabaseSchema>, { dailyTokens, timeZone, now }: BudgetOptions) {
  // Each day has its own counter. It is kept for two days, so that a clock change cannot delete it early.
  const limit = { attempts: dailyTokens, seconds: 2 * 24 * 60 * 60 };
  const counter = new DatabaseRateLimiter(db, { name: 'assistant-tokens', limit, now });
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone });

  return {
    /** Reserves tokens. Returns `undefined` when the day's budget is used up. */
    async reserve(tokens: number): Promise<Reservation | undefined> {
      const day = dayFormat.format(now());
      try {
        await counter.consume(day, tokens);
      } catch (failure) {
        if (!(failure instanceof RateLimiterRes)) throw failure;
        await counter.reward(day, tokens);
        return undefined;
      }
      return {
        async replace(spent) {
          // A provider may report nonsense. A negative number would raise the budget, so the reservation stays.
          if (!(spent >= 0)) return;
          if (spent > tokens) await counter.penalty(day, spent - tokens);
          if (spent < tokens) await counter.reward(day, tokens - spent);
        },
      };
    },
  };
}

/**
 * Estimates the number of tokens of a text: one for each Chinese or Korean character, and one for every three other
 * characters. The estimate is usually too high.
 */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / 3);
}
