import type { AssistantAnswer } from '#shared/api/assistant-contract.ts';
import { writeConversation } from '#shared/enquiries/enquiry-conversation.ts';
import { readStored, store } from '#site/browser/stored-text.ts';

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

export interface AnswerSoFar {
  readonly text: string;
  readonly sources: AssistantAnswer['sources'];
  /** The reason why the site has no answer. It is `undefined` if the site has one. */
  readonly why?: AssistantAnswer['why'];
  /**
   * The name and phone number that the visitor typed when asking to be rung. The form for a callback is filled in with
   * them.
   */
  readonly contact?: AssistantAnswer['contact'];
  /** Questions that the site can answer, if it is not sure what was asked. */
  readonly choices?: AssistantAnswer['choices'];
  readonly by?: 'site' | 'model';
}

/** Key in session storage. A conversation is stored nowhere else. */
const storageKey = 'assistant_conversation';
/** Maximum number of questions, with their results, that are stored. */
const longest = 30;

/** Returns the stored conversation. It is empty if nothing is stored or if the text cannot be parsed. */
export function readConversation(): readonly Exchange[] {
  try {
    const stored: readonly Exchange[] = JSON.parse(readStored('sessionStorage', storageKey) ?? '[]');
    return stored.map((exchange) => ({ ...exchange, outcome: endedOutcome(exchange.outcome) }));
  } catch {
    return [];
  }
}

/**
 * Stores the conversation in this tab. If the browser does not allow this, the conversation is lost when the visitor
 * leaves the page.
 */
export function storeConversation(exchanges: readonly Exchange[]): void {
  const text = exchanges.length === 0 ? null : JSON.stringify(exchanges.slice(-longest));
  store('sessionStorage', storageKey, text);
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

/** Returns how an answer ended that was still arriving when the visitor left the page. */
function endedOutcome(outcome: Outcome): Outcome {
  if (outcome.kind !== 'asking') return outcome;
  const { answer } = outcome;
  return answer?.text ? { kind: 'broken', answer, instead: '', by: 'visitor' } : { kind: 'stopped' };
}
