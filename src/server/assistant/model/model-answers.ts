import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { DatabaseRateLimiter } from '../../throttling/database-rate-limiter.ts';
import type { Answerable, Outcome } from '../answer-question.ts';
import { createAnswerText } from './answer-text.ts';
import { failureReason } from './failure-reason.ts';
import { buildModelPrompt, groundsOf } from './grounding.ts';
import { createLanguageModel, ModelFailure } from './language-model.ts';
import { createModelRest } from './model-rest.ts';
import type { ModelPatience, ModelSettings } from './model-settings.ts';
import { createTokenBudget, estimateTokens } from './token-budget.ts';

/** Who asks: their network, for its share, and the signal that they are gone. */
export interface Asker {
  readonly network: string;
  readonly gone: AbortSignal;
}

/** What comes of asking a model. `failed` and `unknown` are last; after a whole answer `cited` is. */
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

/** What an answer is taken to cost at most while it is being written; it is settled afterwards. */
const answerTokens = 500;
/** Answers by the model that one network gets, so that nobody spends everybody's tokens; then the site answers itself. */
const answersByNetwork = { attempts: 40, seconds: 60 * 60 };

/** Words answers with a model from the passages that were found, within the cap and while it works. */
export function createModelAnswers({ db, now, log, timeZone, settings, patience }: ModelOptions) {
  const model = createLanguageModel(settings, patience);
  const budget = createTokenBudget(db, { dailyTokens: settings.dailyTokens, timeZone, now });
  const share = new DatabaseRateLimiter(db, { name: 'assistant-model', limit: answersByNetwork, now });
  const rest = createModelRest(now);

  async function* steps(
    asked: AssistantQuestion,
    grounds: readonly Answerable[],
    language: DemoLanguage,
    { network, gone }: Asker,
  ): AsyncGenerator<ModelStep> {
    const prompt = buildModelPrompt(asked, language, grounds);
    const asking = estimateTokens(prompt.instructions + prompt.question);
    const isWithinShare = await share.consume(network).then(
      () => true,
      () => false,
    );
    const reservation = isWithinShare ? await budget.reserve(asking + answerTokens) : undefined;
    if (!reservation) {
      yield { kind: 'failed' };
      return;
    }
    const text = createAnswerText();
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
        if (text.isTooLong()) break;
      }
      const shown = text.end();
      if (shown !== '') yield { kind: 'text', text: shown };
      if (written.trim() === '') throw new ModelFailure('said nothing');
      rest.hasAnswered();
      if (text.isEmpty()) yield { kind: 'unknown' };
      else yield { kind: 'cited', passages: grounds.filter((_, place) => text.cited().has(place + 1)) };
    } catch (failure) {
      if (gone.aborted) return;
      rest.hasFailed();
      log.warn({ reason: failureReason(failure) }, 'the assistant’s model failed; the site answers in its own words');
      const shown = text.end();
      if (shown !== '' && !text.isEmpty()) yield { kind: 'text', text: shown };
      yield { kind: 'failed' };
    } finally {
      stop.abort();
      // A provider that refused at once has cost nothing; one that broke off has cost what can be estimated.
      const estimated = written === '' && !gone.aborted ? 0 : asking + estimateTokens(written);
      await reservation.settle(cost ?? estimated).catch((error) => log.warn({ err: error }, 'tokens were not counted'));
    }
  }

  return {
    /** Begins an answer where a model may and can give one; nothing where the site answers by itself. */
    begin(asked: AssistantQuestion, outcome: Outcome) {
      const grounds = groundsOf(outcome);
      if (grounds.length === 0 || rest.isResting()) return undefined;
      return {
        grounds,
        steps: (language: DemoLanguage, asker: Asker) => steps(asked, grounds, language, asker),
      };
    },
  };
}

export type ModelAnswers = ReturnType<typeof createModelAnswers>;
