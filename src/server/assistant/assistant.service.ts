import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { languageOf } from '#language/languages.ts';
import type { AssistantAnswer, AssistantEvent, AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { countArticlesWith, findArticlesWith } from '../content/article-tokens.repository.ts';
import type { ReadOwnerFacts } from '../content/owner-facts.service.ts';
import { distinctTokens } from '../content/search/article-text.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { AssistantOutcome } from '../http/metrics.ts';
import { type ArticleReader, createArticleReader } from './article-reader.ts';
import { joined, readInContext } from './conversation-context.ts';
import { createGuideIndex, type GuideIndex } from './guide/guide-index.ts';
import { readOwnersGuide } from './guide/owners-guide.ts';
import type { ModelPatience, ModelSettings } from './model/language-model.ts';
import { type Asker, createModelAnswers, type ModelAnswers, type ModelStep } from './model/model-answers.ts';
import { findOutcome, isRefused, type Outcome } from './outcome.ts';
import { createPassageIndex, type PassageIndex } from './passage-index.ts';
import { answerOf, sourcesOf } from './site-answer.ts';
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

export type Assistant = ReturnType<typeof createAssistant>;

/** Creates the assistant. This module and its imports are large, so a server loads them after its first responses. */
export function createAssistant(log: FastifyBaseLogger, settings: AssistantSettings) {
  const { db, now, timeZone, patience } = settings;
  const index = createPassageIndex();
  const site = createSiteReader(index, settings.model !== undefined, settings.readOwnerFacts);
  const articles = createArticleReader(db, index);
  const model = settings.model && createModelAnswers({ db, now, log, timeZone, settings: settings.model, patience });
  /** The index of the owner's guide, made at the first question in the desk. Most servers get no such question. */
  let guide: Promise<GuideIndex> | undefined;

  /** Adds the site's own texts and the newest articles to the index, so that the first question need not wait for it. */
  const prepare = async () => {
    await site.ready();
    await articles.refresh();
  };
  /** Returns the passages of the site that answer a visitor's question, or the reason why there is no answer. */
  const outcomeOf = async (asked: AssistantQuestion) => {
    await prepare();
    return findOutcomeAmongAll(db, { index, articles }, asked);
  };
  return {
    prepare,
    outcomeOf,
    /** Returns the passages of the site or the owner's guide, or the reason why there is no answer. */
    async outcomeInDesk(asked: AssistantQuestion) {
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
    answer: (asked: AssistantQuestion, outcome: Outcome, asker: Asker) => answerEvents(model, asked, outcome, asker),
    collect: collectAnswer,
    isRefused,
  };
}

/** The result of an answer that ends with a step of a model. Sources do not change it. */
const resultAfter = { text: 'model', cited: undefined, failed: 'interrupted' } as const;

/**
 * Yields the answer to a question step by step, without the `end` event, and returns its result. The sources come
 * first, then the text. If a model writes the text, the sources that it cites come last. If the model fails before its
 * first piece of text, the site's own answer follows, so that the visitor notices no difference.
 */
export async function* answerEvents(
  model: ModelAnswers | undefined,
  asked: AssistantQuestion,
  outcome: Outcome,
  asker: Asker,
): AsyncGenerator<AssistantEvent, AssistantOutcome> {
  const wording = model?.begin(asked, outcome);
  if (!wording) return yield* siteEvents(outcome, asked);
  const { grounds } = wording;
  const isKnown = outcome.kind === 'found';
  const possible: AssistantEvent = { type: 'sources', sources: sourcesOf(grounds, asked.locale), known: true };
  if (isKnown) yield possible;
  let result: 'model' | 'interrupted' | undefined;
  for await (const step of wording.steps(languageOf(asked.question), asker)) {
    if (step.kind === 'unknown') return yield* siteEvents({ kind: 'refused', why: 'unknown', near: grounds }, asked);
    // Until the model has written something, the site can still answer in its place.
    if (step.kind === 'failed' && !result) continue;
    if (step.kind === 'text' && !result && !isKnown) yield possible;
    result = resultAfter[step.kind] ?? result;
    yield* stepEvents(step, outcome, asked);
  }
  return result ?? (yield* siteEvents(outcome, asked));
}

function* stepEvents(step: ModelStep, outcome: Outcome, asked: AssistantQuestion): Generator<AssistantEvent> {
  if (step.kind === 'text') yield { type: 'text', text: step.text, by: 'model' };
  if (step.kind === 'cited' && step.passages.length > 0)
    yield { type: 'sources', sources: sourcesOf(step.passages, asked.locale), known: true };
  if (step.kind === 'failed')
    yield { type: 'interrupted', instead: outcome.kind === 'found' ? answerOf(outcome, asked).answer : '' };
}

function* siteEvents(outcome: Outcome, asked: AssistantQuestion): Generator<AssistantEvent, AssistantOutcome> {
  const { answer, ...standing } = answerOf(outcome, asked);
  yield { type: 'sources', ...standing };
  yield { type: 'text', text: answer, by: 'site' };
  if (outcome.kind === 'found') return 'answered';
  return outcome.why === 'unknown' ? 'unknown' : 'refused';
}

export async function collectAnswer(events: AsyncIterable<AssistantEvent>): Promise<AssistantAnswer> {
  let answer: AssistantAnswer = { answer: '', sources: [], known: false };
  for await (const event of events) {
    if (event.type === 'sources') {
      const { type, ...standing } = event;
      answer = { answer: answer.answer, ...standing };
    } else if (event.type === 'text') answer = { ...answer, answer: answer.answer + event.text };
    else if (event.type === 'interrupted' && event.instead !== '') answer = { ...answer, answer: event.instead };
  }
  return answer;
}

/** Maximum number of older articles that are searched for one question. */
const candidateMaximum = 10;
/**
 * Maximum number of a question's search tokens that are looked up in the database. The rarest are chosen, because each
 * token costs a query.
 */
const tokenMaximum = 6;
/** Numbers of articles above this are not told apart. */
const countMaximum = 5000;
/**
 * Returns the outcome of a question after a search of all published articles. The newest are always in the index. Older
 * articles that match the question are added to the index, and the index is searched again. There is no second search
 * if a known answer certainly fits, or if the question was refused, for example as abuse.
 */
export async function findOutcomeAmongAll(
  db: Kysely<DatabaseSchema>,
  { index, articles }: { readonly index: PassageIndex; readonly articles: ArticleReader },
  asked: AssistantQuestion,
): Promise<Outcome> {
  const outcome = findOutcome(index, asked);
  if (articles.holdsAll()) return outcome;
  if (outcome.kind === 'found' && outcome.findings[0].passage.kind === 'known') return outcome;
  if (outcome.kind === 'refused' && outcome.why !== 'unknown') return outcome;
  const revision = index.revision();
  const candidates = await findCandidates(db, joined(readInContext(asked)));
  if (candidates.length > 0) await articles.addOlder(candidates);
  return index.revision() === revision ? outcome : findOutcome(index, asked);
}

/**
 * Returns published articles that contain all of a question's rarer tokens, and then those that contain all but the most
 * common of these, and so on.
 */
async function findCandidates(db: Kysely<DatabaseSchema>, question: string): Promise<number[]> {
  const counts = await countArticlesWith(db, distinctTokens(question), countMaximum);
  const rarest = [...counts].sort(([, one], [, other]) => one - other).slice(0, tokenMaximum);
  const tokens = rarest.map(([token]) => token);
  const found = new Set<number>();
  while (tokens.length > 0 && found.size < candidateMaximum) {
    for (const id of await findArticlesWith(db, tokens, candidateMaximum)) found.add(id);
    tokens.pop();
  }
  return [...found].slice(0, candidateMaximum);
}
