import type { Kysely } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabaseSchema } from '../../database/schema.ts';
import { DatabaseRateLimiter } from '../../throttling/database-rate-limiter.ts';

interface BudgetOptions {
  readonly dailyTokens: number;
  readonly timeZone: string;
  readonly now: () => Date;
}

/** What was set aside for one answer, until it is known what it cost. */
export interface Reservation {
  /** Counts what the answer really cost in place of what was set aside. */
  settle(tokens: number): Promise<void>;
}

/**
 * The tokens of a day, counted in the shared database so that every process spends from the same purse. Tokens are set
 * aside before the model is asked, so that simultaneous questions cannot pass the cap together.
 */
export function createTokenBudget(db: Kysely<DatabaseSchema>, { dailyTokens, timeZone, now }: BudgetOptions) {
  // Two days, so that a counter outlives its day whatever the clocks do; each day has its own.
  const limit = { attempts: dailyTokens, seconds: 2 * 24 * 60 * 60 };
  const counter = new DatabaseRateLimiter(db, { name: 'assistant-tokens', limit, now });
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone });

  return {
    /** Sets tokens aside, or gives nothing when the day's are spent. */
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
        async settle(spent) {
          if (spent > tokens) await counter.penalty(day, spent - tokens);
          if (spent < tokens) await counter.reward(day, tokens - spent);
        },
      };
    },
  };
}

/** About how many tokens a text is: one for a Chinese or Korean character, one for three others. On the high side. */
export function estimateTokens(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hangul}]/gu)?.length ?? 0;
  return wide + Math.ceil((text.length - wide) / 3);
}
