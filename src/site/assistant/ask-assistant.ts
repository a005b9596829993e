import { createParser } from 'eventsource-parser';
import { accessTokenKey, apiPaths, tokenRefusedEvent } from '#shared/api/api-paths.ts';
import type { AssistantEvent } from '#shared/api/assistant-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { refusalText } from '#site/browser/refusal-text.ts';
import { readRefusal } from '#site/browser/send-json.ts';
import type { AnswerSoFar, Outcome } from './conversation.ts';

/** A question to the assistant. `history` contains the questions and answers before it. */
export interface AskRequest {
  readonly question: string;
  readonly locale: Locale;
  readonly history: readonly { readonly role: 'visitor' | 'assistant'; readonly text: string }[];
}

const failure = 'The assistant didn’t answer. Please try again.';
const offline = 'You seem to be offline. Your question is still here: try again when you’re back online.';
const sessionEnded = 'Your session has ended. Sign in again, then try again.';
/** Maximum time to wait for the next part of an answer, in milliseconds. */
const patience = 30_000;

export interface AskAddress {
  readonly apiBaseUrl: string;
  readonly place: AskPlace;
}

/** Where a question is asked. In the desk, the assistant also answers from the owner's guide. */
export type AskPlace = 'site' | 'desk';

function requestOf(place: AskPlace): { readonly path: string; readonly headers: Record<string, string> } {
  if (place === 'site') return { path: apiPaths.assistantAsk, headers: {} };
  const token = localStorage.getItem(accessTokenKey) ?? '';
  return { path: apiPaths.adminAssistantAsk, headers: { authorization: `Bearer ${token}` } };
}

/** Sends a question to the server. Calls `tell` with the answer so far whenever a part of it arrives. Never throws. */
export async function askAssistant(
  { apiBaseUrl, place }: AskAddress,
  request: AskRequest,
  stop: AbortSignal,
  tell: (answer: AnswerSoFar) => void,
): Promise<Outcome> {
  const silence = new AbortController();
  let waiting = setTimeout(() => silence.abort(), patience);
  let answer: AnswerSoFar = { text: '', sources: [] };
  let instead = '';
  let isWhole = false;
  const failed = (problem: string): Outcome => (stop.aborted ? { kind: 'stopped' } : { kind: 'failed', problem });
  const parser = createParser({
    onEvent({ data }) {
      const event = parseEvent(data);
      if (event?.type === 'end') isWhole = true;
      else if (event?.type === 'interrupted') instead = event.instead;
      else if (event?.type === 'text') answer = { ...answer, text: answer.text + event.text, by: event.by };
      else if (event?.type === 'sources') {
        const { sources, why, contact, choices } = event;
        answer = { ...answer, sources, why, contact, choices };
      }
    },
  });
  try {
    const { path, headers } = requestOf(place);
    const response = await fetch(apiBaseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(request),
      signal: AbortSignal.any([stop, silence.signal]),
    });
    if (place === 'desk' && response.status === 401) {
      dispatchEvent(new Event(tokenRefusedEvent));
      return failed(sessionEnded);
    }
    if (!response.ok) return failed(refusalText(await readRefusal(response), failure));
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(waiting);
      waiting = setTimeout(() => silence.abort(), patience);
      parser.feed(decoder.decode(part.value, { stream: true }));
      tell(answer);
    }
  } catch {
    if (answer.text === '') return failed(navigator.onLine ? failure : offline);
  } finally {
    clearTimeout(waiting);
  }
  if (answer.text === '') return failed(failure);
  if (isWhole && instead === '') return { kind: 'answered', answer };
  return { kind: 'broken', answer, instead, by: stop.aborted ? 'visitor' : 'fault' };
}

/** Timeout of the request that reports a wrong answer, in milliseconds. */
const reportPatience = 10_000;

/** Tells the server that the answer to a question was wrong. Resolves to `false` if that failed. Never throws. */
export async function reportWrongAnswer(apiBaseUrl: string, question: string): Promise<boolean> {
  try {
    const response = await fetch(apiBaseUrl + apiPaths.assistantWrongAnswers, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
      signal: AbortSignal.timeout(reportPatience),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** An address that a source may have: a path of this site, a web address or a `mailto:` address. */
const sourceAddress = /^(?:\/(?!\/)|https?:\/\/|mailto:)/;

/**
 * Parses one server-sent event of an answer. Returns `undefined` for anything else, such as the page of a proxy. The
 * server has checked the event against its schema, which needs zod, and zod is larger than the whole panel.
 */
function parseEvent(data: string): AssistantEvent | undefined {
  try {
    const event: AssistantEvent = JSON.parse(data);
    if (event.type !== 'sources') return event;
    return { ...event, sources: event.sources.filter(({ href }) => sourceAddress.test(href)) };
  } catch {
    return undefined;
  }
}
