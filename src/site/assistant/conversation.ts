import { type AnswerSoFar, readSource, readWhy } from './answer-so-far.ts';

/** A visitor's question and its result. */
export interface Exchange {
  readonly id: string;
  readonly question: string;
  readonly outcome: Outcome;
}

/** `broken` keeps the partial answer after a failure or a stop, and the site's own text. */
export type Outcome =
  | { readonly kind: 'asking'; readonly answer?: AnswerSoFar }
  | { readonly kind: 'answered'; readonly answer: AnswerSoFar }
  | {
      readonly kind: 'broken';
      readonly answer: AnswerSoFar;
      readonly instead: string;
      readonly by: 'visitor' | 'fault';
    }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'stopped' };

/** Key in session storage. The server stores no conversations. */
const storageKey = 'assistant_conversation';
/** Most exchanges that are stored. */
const longest = 30;

/** Returns the stored conversation; empty when there is none or it cannot be parsed. */
export function readConversation(): readonly Exchange[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readExchange) : [];
  } catch {
    return [];
  }
}

/** Stores the conversation. If the browser refuses, it lasts as long as the page. */
export function storeConversation(exchanges: readonly Exchange[]): void {
  try {
    if (exchanges.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(exchanges.slice(-longest)));
  } catch {
    // Storage may be full or disabled; the conversation on the page is complete anyway.
  }
}

/** Returns the context that the server needs to understand a follow-up such as "and Growth?". */
export function historyOf(exchanges: readonly Exchange[]) {
  return exchanges
    .flatMap(({ question, outcome }) =>
      outcome.kind === 'answered'
        ? [
            { role: 'visitor', text: question } as const,
            { role: 'assistant', text: outcome.answer.text.slice(0, 500) } as const,
          ]
        : [],
    )
    .slice(-6);
}

function readExchange(stored: unknown): Exchange[] {
  if (typeof stored !== 'object' || stored === null) return [];
  if (!('id' in stored) || typeof stored.id !== 'string') return [];
  if (!('question' in stored) || typeof stored.question !== 'string') return [];
  if (!('outcome' in stored) || typeof stored.outcome !== 'object' || stored.outcome === null) return [];
  const { id, question, outcome } = stored;
  return [{ id, question, outcome: readOutcome(outcome) }];
}

function readOutcome(outcome: object): Outcome {
  if ('problem' in outcome && typeof outcome.problem === 'string') return { kind: 'failed', problem: outcome.problem };
  const answer = 'answer' in outcome ? readAnswer(outcome.answer) : undefined;
  // A question that was being answered when the page was left has no answer.
  if (!answer || !('kind' in outcome)) return { kind: 'stopped' };
  if (outcome.kind === 'answered') return { kind: 'answered', answer };
  const instead = 'instead' in outcome && typeof outcome.instead === 'string' ? outcome.instead : '';
  return { kind: 'broken', answer, instead, by: 'by' in outcome && outcome.by === 'fault' ? 'fault' : 'visitor' };
}

function readAnswer(answer: unknown): AnswerSoFar | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('text' in answer) || typeof answer.text !== 'string' || answer.text === '') return undefined;
  if (!('sources' in answer) || !Array.isArray(answer.sources)) return undefined;
  return {
    text: answer.text,
    sources: answer.sources.flatMap(readSource),
    why: 'why' in answer ? readWhy(answer.why) : undefined,
    by: 'by' in answer && answer.by === 'model' ? 'model' : 'site',
  };
}
