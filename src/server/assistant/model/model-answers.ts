import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DemoLanguage } from '#language/languages.ts';
import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { Answerable, Outcome } from '../outcome.ts';
import { type AnswerText, createAnswerText } from './answer-text.ts';
import { createCircuitBreaker, failureReason } from './circuit-breaker.ts';
import { buildModelPrompt, groundsOf, passageText } from './grounding.ts';
import {
  createLanguageModel,
  ModelFailure,
  type ModelPatience,
  type ModelPrompt,
  type ModelSettings,
} from './language-model.ts';
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

/** What a model has written so far, and the tokens that it took, if the provider has reported them. */
interface ModelUse {
  written: string;
  tokens: number | undefined;
}

/** What a use of the model needs: to answer visitors, or to read callers' turns. */
export interface ModelOptions {
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
const answersByNetwork = { name: 'assistant-model', limit: { attempts: 40, seconds: 60 * 60 } };

/**
 * Creates the part of the assistant that lets a model answer. The model gets only the passages that were found, and
 * stays within the token budget. If the model fails several times in a row, a circuit breaker stops the calls for a
 * while.
 */
export function createModelAnswers({ db, now, log, timeZone, settings, patience }: ModelOptions) {
  const model = createLanguageModel(settings, patience);
  const { dailyTokens } = settings;
  const budget = createTokenBudget({ db, now, log, timeZone, dailyTokens, byNetwork: answersByNetwork });
  const breaker = createCircuitBreaker(now);

  /** Yields what a model writes, and keeps in `use` how much it was. Throws if the model says nothing, or what is unfounded. */
  async function* write(
    prompt: ModelPrompt,
    text: AnswerText,
    use: ModelUse,
    stop: AbortSignal,
  ): AsyncGenerator<ModelStep> {
    for await (const part of model.stream(prompt, stop)) {
      if (part.type === 'finish') {
        if (part.finishReason !== 'stop') throw new ModelFailure(`ended with ${part.finishReason}`);
        use.tokens = part.totalUsage.totalTokens;
      }
      if (part.type !== 'text-delta') continue;
      use.written += part.text;
      yield* textSteps(text.push(part.text));
      if (text.isTooLong() || text.hasFalseClaim()) break;
    }
    yield* textSteps(text.end());
    if (text.hasFalseClaim()) throw new ModelFailure('claimed what the passages do not have');
    if (use.written.trim() === '') throw new ModelFailure('said nothing');
  }

  async function* steps(
    asked: AssistantQuestion,
    grounds: readonly Answerable[],
    language: DemoLanguage,
    { network, gone }: Asker,
  ): AsyncGenerator<ModelStep> {
    const prompt = buildModelPrompt(asked, language, grounds);
    const promptTokens = estimateTokens(prompt.instructions + prompt.question);
    const reservation = await budget.reserve(network, promptTokens + answerTokens);
    if (!reservation) {
      yield { kind: 'failed' };
      return;
    }
    const text = createAnswerText(passageText(asked, language, grounds));
    const stop = new AbortController();
    const use: ModelUse = { written: '', tokens: undefined };
    try {
      yield* write(prompt, text, use, AbortSignal.any([gone, stop.signal]));
      breaker.recordSuccess();
      if (text.isEmpty()) yield { kind: 'unknown' };
      else yield { kind: 'cited', passages: grounds.filter((_, place) => text.cited().has(place + 1)) };
    } catch (failure) {
      if (gone.aborted) return;
      breaker.recordFailure();
      log.warn({ reason: failureReason(failure) }, 'the assistant’s model failed; the site answers in its own words');
      yield* textSteps(text.end());
      yield { kind: 'failed' };
    } finally {
      stop.abort();
      // A provider that fails before any text charges nothing. If an answer ends halfway or the visitor leaves, the
      // cost is estimated.
      const estimated = use.written === '' && !gone.aborted ? 0 : promptTokens + estimateTokens(use.written);
      await reservation.replace(use.tokens ?? estimated);
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

function* textSteps(text: string): Generator<ModelStep> {
  if (text !== '') yield { kind: 'text', text };
}

export type ModelAnswers = ReturnType<typeof createModelAnswers>;
