import { writeConversation } from '#shared/enquiries/enquiry-conversation.ts';
import { type AnswerSoFar, readChoices, readContact, readSource, readWhy } from './answer-so-far.ts';

export interface Exchange {
  readonly id: string;
  readonly question: string;
  readonly outcome: Outcome;
  readonly verdict?: AnswerVerdict | undefined;
}

export type AnswerVerdict = 'right' | 'wrong';

/**
 * The result of a question. `broken`: only a part of the answer arrived. `instead` is then the site's own text in place
 * of the missing part, or empty. `by` says whether the visitor or an error stopped the answer.
 */
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

/** Key in session storage. A conversation is stored nowhere else. */
const storageKey = 'assistant_conversation';
/** Maximum number of questions, with their results, that are stored. */
const longest = 30;

/** Returns the stored conversation. It is empty if nothing is stored or if the text cannot be parsed. */
export function readConversation(): readonly Exchange[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readExchange) : [];
  } catch {
    return [];
  }
}

/**
 * Stores the conversation in this tab. If the browser does not allow this, the conversation is lost when the visitor
 * leaves the page.
 */
export function storeConversation(exchanges: readonly Exchange[]): void {
  try {
    if (exchanges.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(exchanges.slice(-longest)));
  } catch {
    // The storage is full or turned off. The page still shows the whole conversation.
  }
}

/**
 * Returns the last three answered questions, with their answers. The server needs them to understand a question that
 * refers to an earlier one, such as "and Growth?".
 */
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

export function writtenConversation(exchanges: readonly Exchange[]): string {
  return writeConversation(
    exchanges.flatMap(({ question, outcome }) => [
      { speaker: 'visitor' as const, text: question },
      ...('answer' in outcome && outcome.answer ? [{ speaker: 'program' as const, text: outcome.answer.text }] : []),
    ]),
  );
}

function readExchange(stored: unknown): Exchange[] {
  if (typeof stored !== 'object' || stored === null) return [];
  if (!('id' in stored) || typeof stored.id !== 'string') return [];
  if (!('question' in stored) || typeof stored.question !== 'string') return [];
  if (!('outcome' in stored) || typeof stored.outcome !== 'object' || stored.outcome === null) return [];
  const { id, question, outcome } = stored;
  const verdict = 'verdict' in stored ? readVerdict(stored.verdict) : undefined;
  return [{ id, question, outcome: readOutcome(outcome), verdict }];
}

function readVerdict(verdict: unknown): AnswerVerdict | undefined {
  return verdict === 'right' || verdict === 'wrong' ? verdict : undefined;
}

function readOutcome(outcome: object): Outcome {
  if ('problem' in outcome && typeof outcome.problem === 'string') return { kind: 'failed', problem: outcome.problem };
  const answer = 'answer' in outcome ? readAnswer(outcome.answer) : undefined;
  // An outcome without an answer was stored when the visitor left the page before the first words arrived.
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
    contact: readContact(answer),
    choices: readChoices(answer),
    by: 'by' in answer && answer.by === 'model' ? 'model' : 'site',
  };
}
