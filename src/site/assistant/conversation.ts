import type { AssistantAnswer } from '#domain/contract/assistant-contract.ts';

/** A question of the visitor and what came of it. */
export interface Exchange {
  readonly id: string;
  readonly question: string;
  readonly outcome:
    | { readonly kind: 'asking' }
    | { readonly kind: 'answered'; readonly text: string; readonly sources: AssistantAnswer['sources'] }
    | { readonly kind: 'failed'; readonly problem: string }
    | { readonly kind: 'stopped' };
}

/** Where the browser keeps the conversation while the tab is open; the server keeps none (Privacy). */
const storageKey = 'assistant_conversation';
/** Most exchanges that are kept. */
const longest = 30;

/** The conversation as it was left, on this page or the one before; empty when there is none or it cannot be read. */
export function readConversation(): readonly Exchange[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readExchange) : [];
  } catch {
    return [];
  }
}

/** Keeps the conversation; where the browser refuses, it lasts as long as the page. */
export function storeConversation(exchanges: readonly Exchange[]): void {
  try {
    if (exchanges.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(exchanges.slice(-longest)));
  } catch {
    // Storage may be full or switched off; the conversation on the page is whole all the same.
  }
}

/** What the server is told of the conversation, so that "and Growth?" means something. */
export function historyOf(exchanges: readonly Exchange[]) {
  return exchanges
    .flatMap(({ question, outcome }) =>
      outcome.kind === 'answered'
        ? [
            { role: 'visitor', text: question } as const,
            { role: 'assistant', text: outcome.text.slice(0, 500) } as const,
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
  if ('text' in outcome && typeof outcome.text === 'string' && 'sources' in outcome && Array.isArray(outcome.sources)) {
    return [{ id, question, outcome: { kind: 'answered', text: outcome.text, sources: outcome.sources } }];
  }
  if ('problem' in outcome && typeof outcome.problem === 'string') {
    return [{ id, question, outcome: { kind: 'failed', problem: outcome.problem } }];
  }
  // A question that was on its way when the page was left got no answer.
  return [{ id, question, outcome: { kind: 'stopped' } }];
}
