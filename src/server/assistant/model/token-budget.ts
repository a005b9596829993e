import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { DatabaseRateLimiter, type ThrottleLimit } from '../../http/database-rate-limiter.ts';

interface BudgetOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly timeZone: string;
  readonly dailyTokens: number;
  /** Maximum number of uses of the model for one network, and the name under which they are counted. */
  readonly byNetwork: { readonly name: string; readonly limit: ThrottleLimit };
}

/**
 * Creates the limits on the use of a model: a daily token budget, which all models and processes share through the
 * database, and a number of uses for each network. Tokens are reserved before the model is called. Otherwise
 * simultaneous questions could exceed the limit together.
 */
export function createTokenBudget({ byNetwork, dailyTokens, db, log, now, timeZone }: BudgetOptions) {
  // Each day has its own counter. It is kept for two days, so that a clock change cannot delete it early.
  const limit = { attempts: dailyTokens, seconds: 2 * 24 * 60 * 60 };
  const counter = new DatabaseRateLimiter(db, { name: 'assistant-tokens', limit, now });
  const networkLimit = new DatabaseRateLimiter(db, { ...byNetwork, now });
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone });
  const replace = async (day: string, reserved: number, spent: number) => {
    // A provider may report nonsense. A negative number would raise the budget, so the reservation stays.
    if (!(spent >= 0)) return;
    if (spent > reserved) await counter.penalty(day, spent - reserved);
    if (spent < reserved) await counter.reward(day, reserved - spent);
  };

  return {
    /** Reserves tokens. Returns `undefined` when the network's uses or the day's tokens are used up. */
    async reserve(network: string, tokens: number) {
      const wait = await networkLimit.consume(network).catch(() => 0);
      if (wait !== undefined) return undefined;
      const day = dayFormat.format(now());
      if ((await counter.consume(day, tokens)) !== undefined) {
        await counter.reward(day, tokens);
        return undefined;
      }
      return {
        /** Replaces the reserved number of tokens with the number that was really used. A failure is only logged. */
        replace: (spent: number) =>
          replace(day, tokens, spent).catch((error) => log.warn({ err: error }, 'tokens were not counted')),
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
