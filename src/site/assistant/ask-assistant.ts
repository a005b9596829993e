import { apiPaths } from '#domain/api-paths.ts';
import type { AssistantAnswer } from '#domain/contract/assistant-contract.ts';
import type { Locale } from '#domain/locales.ts';
import { refusalText } from '#site/browser/refusal-text.ts';
import { sendJson } from '#site/browser/send-json.ts';

/** What came of a question: an answer, or a sentence on why there is none. */
export type AskResult =
  | { readonly kind: 'answered'; readonly answer: AssistantAnswer }
  | { readonly kind: 'failed'; readonly problem: string };

/** A question with what the server needs to understand it. */
export interface AskRequest {
  readonly question: string;
  readonly locale: Locale;
  readonly history: readonly { readonly role: 'visitor' | 'assistant'; readonly text: string }[];
}

const failure = 'The assistant did not answer. Please try again.';
const offline = 'You seem to be offline. Your question is kept here: try again when the connection is back.';

/** Asks the server; never throws. */
export async function askAssistant(apiBaseUrl: string, request: AskRequest, signal: AbortSignal): Promise<AskResult> {
  const answer = await sendJson(apiBaseUrl + apiPaths.assistantAsk, request, signal);
  if (answer.kind === 'ok') {
    const read = readAnswer(answer.body);
    return read ? { kind: 'answered', answer: read } : { kind: 'failed', problem: failure };
  }
  if (answer.kind === 'unreachable') return { kind: 'failed', problem: navigator.onLine ? failure : offline };
  return { kind: 'failed', problem: refusalText(answer, failure) };
}

/** The answer as the contract has it, checked by hand: the schema's library would outweigh the panel. */
function readAnswer(body: unknown): AssistantAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('answer' in body) || typeof body.answer !== 'string') return undefined;
  if (!('known' in body) || typeof body.known !== 'boolean') return undefined;
  if (!('sources' in body) || !Array.isArray(body.sources)) return undefined;
  return { answer: body.answer, known: body.known, sources: body.sources.flatMap(readSource) };
}

/** A source whose address is a page, an article elsewhere or an e-mail; anything else is left out. */
function readSource(source: unknown): { title: string; href: string }[] {
  if (typeof source !== 'object' || source === null) return [];
  if (!('title' in source) || typeof source.title !== 'string') return [];
  if (!('href' in source) || typeof source.href !== 'string') return [];
  return /^(?:\/(?!\/)|https?:\/\/|mailto:)/.test(source.href) ? [{ title: source.title, href: source.href }] : [];
}
