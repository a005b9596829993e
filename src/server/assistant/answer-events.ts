import { languageOf } from '#language/languages.ts';
import type { AssistantAnswer, AssistantEvent, AssistantQuestion } from '#shared/api/assistant-contract.ts';
import type { Asker, ModelAnswers, ModelStep } from './model/model-answers.ts';
import type { Outcome } from './outcome.ts';
import { answerOf, sourcesOf } from './site-answer.ts';

/**
 * How a question was answered. `answered`: by the site. `model`: by the model. `interrupted`: by a model that stopped
 * halfway. `unknown`: the site has no answer. `refused`: the question was refused.
 */
export type AnswerResult = 'answered' | 'model' | 'interrupted' | 'unknown' | 'refused';

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
): AsyncGenerator<AssistantEvent, AnswerResult> {
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

function* siteEvents(outcome: Outcome, asked: AssistantQuestion): Generator<AssistantEvent, AnswerResult> {
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
