import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { AssistantAnswer, AssistantEvent, AssistantQuestion } from '#shared/api/assistant-contract.ts';
import type { ReadOwnerFacts } from '../content/owner-facts.service.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type AnswerResult, answerEvents, collectAnswer } from './answer-events.ts';
import { createArticleReader } from './article-reader.ts';
import { createGuideIndex, type GuideIndex } from './guide/guide-index.ts';
import { readOwnersGuide } from './guide/owners-guide.ts';
import type { ModelPatience, ModelSettings } from './model/language-model.ts';
import { type Asker, createModelAnswers } from './model/model-answers.ts';
import { findOutcomeAmongAll } from './older-articles.ts';
import { isRefused, type Outcome } from './outcome.ts';
import { createPassageIndex } from './passage-index.ts';
import { createSiteReader } from './site-passages.ts';

export interface AssistantSettings {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  readonly readOwnerFacts: ReadOwnerFacts;
  /** The language model that writes the answers. When unset, the site answers with its own texts. */
  readonly model?: ModelSettings;
  readonly patience: ModelPatience;
  /** Time zone whose midnight resets the model's daily token limit. */
  readonly timeZone: string;
}

export interface Assistant {
  /**
   * Adds the site's own texts and the newest articles to the index, so that the first question need not wait for this
   * work.
   */
  prepare(): Promise<void>;
  /** Returns the passages of the site that answer a visitor's question, or the reason why there is no answer. */
  outcomeOf(asked: AssistantQuestion): Promise<Outcome>;
  /** Returns the passages of the site or the owner's guide, or the reason why there is no answer. */
  outcomeInDesk(asked: AssistantQuestion): Promise<Outcome>;
  /** Yields the answer step by step, without the `end` event, and returns how the question was answered. */
  answer(asked: AssistantQuestion, outcome: Outcome, asker: Asker): AsyncGenerator<AssistantEvent, AnswerResult>;
  collect(steps: AsyncIterable<AssistantEvent>): Promise<AssistantAnswer>;
  /** Returns whether the assistant refuses a question without a search. */
  isRefused(question: string): boolean;
}

/** Creates the assistant. This module and its imports are large, so a server loads them after its first responses. */
export function createAssistant(log: FastifyBaseLogger, settings: AssistantSettings): Assistant {
  const { db, now, timeZone, patience } = settings;
  const index = createPassageIndex();
  const site = createSiteReader(index, settings.model !== undefined, settings.readOwnerFacts);
  const articles = createArticleReader(db, index);
  const model = settings.model && createModelAnswers({ db, now, log, timeZone, settings: settings.model, patience });
  /** The index of the owner's guide, made at the first question in the desk. Most servers get no such question. */
  let guide: Promise<GuideIndex> | undefined;

  const prepare = async () => {
    await site.ready();
    await articles.refresh();
  };
  const outcomeOf = async (asked: AssistantQuestion) => {
    await prepare();
    return findOutcomeAmongAll(db, { index, articles }, asked);
  };
  return {
    prepare,
    outcomeOf,
    async outcomeInDesk(asked) {
      const ofSite = await outcomeOf(asked);
      guide ??= readOwnersGuide().then(createGuideIndex);
      return guide.then(
        (sections) => sections.outcomeOf(asked, ofSite),
        (error: unknown) => {
          log.warn({ err: error }, 'the owner’s guide could not be read');
          return ofSite;
        },
      );
    },
    answer: (asked, outcome, asker) => answerEvents(model, asked, outcome, asker),
    collect: collectAnswer,
    isRefused,
  };
}
