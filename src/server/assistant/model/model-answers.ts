import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DemoLanguage } from '#language/languages.ts';
import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { DatabaseRateLimiter } from '../../http/database-rate-limiter.ts';
import type { Answerable, Outcome } from '../outcome.ts';
import { createAnswerText } from './answer-text.ts';
import { createCircuitBreaker, failureReason } from './circuit-breaker.ts';
import { buildModelPrompt, groundsOf, passageText } from './grounding.ts';
import { createLanguageModel, ModelFailure, type ModelPatience, type ModelSettings } from './language-model.ts';
import { createTokenBudget, estimateTokens } from './token-budget.ts';

/** The visitor's network, which the limit applies to, and a signal that aborts when the visitor disconnects. */
export interface Asker {
  readonly network: string;
  readonly gone: AbortSignal;
}

/** The last step is `cited` when the answer is complete, otherwise `failed` or `unknown`. */
export type ModelStep =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cited'; readonly passages: readonly Answerable[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

interface ModelOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
  readonly timeZone: string;
  readonly settings: ModelSettings;
  readonly patience: ModelPatience;
}

/** Number of tokens that are reserved for the text of an answer until the real cost is known. */
const answerTokens = 500;
/**
 * Maximum number of a model's answers for one network, so that no network uses up the day's tokens. Beyond the limit,
 * the site answers in its own words.
 */
const answersByNetwork = { attempts: 40, seconds: 60 * 60 };

/**
 * Creates the part of the assistant that lets a model answer. The model gets only the passages that were found, and
 * stays within the token budget. If the model fails several times in a row, a circuit breaker stops the calls for a
 * while.
 */
export function createModelAnswers({ db, now, log, timeZone, settings, patience }: ModelOptions) {
  const model = createLanguageModel(settings, patience);
  const budget = createTokenBudget(db, { dailyTokens: settings.dailyTokens, timeZone, now });
  const networkLimit = new DatabaseRateLimiter(db, { name: 'assistant-model', limit: answersByNetwork, now });
  const breaker = createCircuitBreaker(now);

  async function* steps(
    asked: AssistantQuestion,
    grounds: readonly Answerable[],
    language: DemoLanguage,
    { network, gone }: Asker,
  ): AsyncGenerator<ModelStep> {
    const prompt = buildModelPrompt(asked, language, grounds);
    const promptTokens = estimateTokens(prompt.instructions + prompt.question);
    const isWithinLimit = await networkLimit.consume(network).then(
      () => true,
      () => false,
    );
    const reservation = isWithinLimit ? await budget.reserve(promptTokens + answerTokens) : undefined;
    if (!reservation) {
      yield { kind: 'failed' };
      return;
    }
    const text = createAnswerText(passageText(asked, language, grounds));
    const stop = new AbortController();
    let written = '';
    let cost: number | undefined;
    try {
      for await (const part of model.stream(prompt, AbortSignal.any([gone, stop.signal]))) {
        if (part.kind === 'end') {
          cost = part.tokens;
          continue;
        }
        written += part.text;
        const shown = text.push(part.text);
        if (shown !== '') yield { kind: 'text', text: shown };
        if (text.isTooLong() || text.hasFalseClaim()) break;
      }
      const shown = text.end();
      if (shown !== '') yield { kind: 'text', text: shown };
      if (text.hasFalseClaim()) throw new ModelFailure('claimed what the passages do not have');
      if (written.trim() === '') throw new ModelFailure('said nothing');
      breaker.recordSuccess();
      if (text.isEmpty()) yield { kind: 'unknown' };
      else yield { kind: 'cited', passages: grounds.filter((_, place) => text.cited().has(place + 1)) };
    } catch (failure) {
      if (gone.aborted) return;
      breaker.recordFailure();
      log.warn({ reason: failureReason(failure) }, 'the assistant’s model failed; the site answers in its own words');
      const shown = text.end();
      if (shown !== '' && !text.isEmpty()) yield { kind: 'text', text: shown };
      yield { kind: 'failed' };
    } finally {
      stop.abort();
      // A provider that fails before any text charges nothing. If an answer ends halfway or the visitor leaves, the
      // cost is estimated.
      const estimated = written === '' && !gone.aborted ? 0 : promptTokens + estimateTokens(written);
      await reservation
        .replace(cost ?? estimated)
        .catch((error) => log.warn({ err: error }, 'tokens were not counted'));
    }
  }

  return {
    /** Starts an answer. Returns `undefined` when the site has to answer in its own words. */
    begin(asked: AssistantQuestion, outcome: Outcome) {
      const grounds = groundsOf(outcome);
      if (grounds.length === 0 || breaker.isOpen()) return undefined;
      return {
        grounds,
        steps: (language: DemoLanguage, asker: Asker) => steps(asked, grounds, language, asker),
      };
    },
  };
}

export type ModelAnswers = ReturnType<typeof createModelAnswers>;
