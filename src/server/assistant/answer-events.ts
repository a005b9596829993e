import type { AssistantAnswer, AssistantEvent, AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import { languageOf } from '#domain/text-language.ts';
import { answerOf, findOutcome, sourcesOf } from './answer-question.ts';
import type { Asker, ModelAnswers } from './model/model-answers.ts';
import type { PassageIndex } from './passage-index.ts';

/** What answers are made with. */
export interface AnswerTools {
  readonly index: PassageIndex;
  /** Absent where no model is configured. */
  readonly model: ModelAnswers | undefined;
}

/**
 * Answers a question step by step: sources first, then the text, worded by a model where there is one. Whatever fails before
 * a model's first text, the site's own words come instead, so the steps look the same with and without a model.
 */
export async function* answerEvents(
  { index, model }: AnswerTools,
  asked: AssistantQuestion,
  asker: Asker,
): AsyncGenerator<AssistantEvent> {
  const outcome = findOutcome(index, asked);
  const own = answerOf(outcome, asked);
  const wording = model?.begin(asked, outcome);
  if (!wording) {
    yield* siteEvents(own);
    return;
  }
  const { grounds } = wording;
  const possible = sourcesOf(grounds, asked.locale);
  if (own.known) yield { type: 'sources', sources: possible, known: true };
  let hasText = false;
  for await (const step of wording.steps(languageOf(asked.question), asker)) {
    if (step.kind === 'text') {
      if (!hasText && !own.known) yield { type: 'sources', sources: possible, known: true };
      hasText = true;
      yield { type: 'text', text: step.text, by: 'model' };
    } else if (step.kind === 'cited' && step.passages.length > 0) {
      yield { type: 'sources', sources: sourcesOf(step.passages, asked.locale), known: true };
    } else if (step.kind === 'failed' && hasText) {
      yield { type: 'interrupted', instead: own.known ? own.answer : '' };
    } else if (step.kind === 'unknown') {
      yield* siteEvents(answerOf({ kind: 'refused', why: 'unknown', near: grounds }, asked));
      return;
    }
  }
  if (hasText) yield { type: 'end' };
  else yield* siteEvents(own);
}

function* siteEvents({ answer, ...standing }: AssistantAnswer): Generator<AssistantEvent> {
  yield { type: 'sources', ...standing };
  yield { type: 'text', text: answer, by: 'site' };
  yield { type: 'end' };
}

/** The steps of an answer as one answer, for callers that do not read a stream. */
export async function collectAnswer(events: AsyncIterable<AssistantEvent>): Promise<AssistantAnswer> {
  let answer: AssistantAnswer = { answer: '', sources: [], known: false };
  for await (const event of events) {
    if (event.type === 'sources') answer = { answer: answer.answer, ...standingOf(event) };
    else if (event.type === 'text') answer = { ...answer, answer: answer.answer + event.text };
    else if (event.type === 'interrupted' && event.instead !== '') answer = { ...answer, answer: event.instead };
  }
  return answer;
}

function standingOf({ type, ...standing }: Extract<AssistantEvent, { type: 'sources' }>) {
  return standing;
}
