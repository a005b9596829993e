import type { AssistantAnswer, AssistantEvent } from '#domain/contract/assistant-contract.ts';

/** The part of an answer received so far. */
export interface AnswerSoFar {
  readonly text: string;
  readonly sources: AssistantAnswer['sources'];
  /** Why the site has no answer, if it has none. */
  readonly why?: AssistantAnswer['why'];
  /** Who wrote the answer: the site itself or a language model. */
  readonly by?: 'site' | 'model';
}

/** Parses an event by hand, because zod would be larger than the panel. Returns `undefined` if it is invalid. */
export function readEvent(data: string): AssistantEvent | undefined {
  const event = parse(data);
  if (typeof event !== 'object' || event === null || !('type' in event)) return undefined;
  if (event.type === 'end') return { type: 'end' };
  if (event.type === 'interrupted') {
    return {
      type: 'interrupted',
      instead: 'instead' in event && typeof event.instead === 'string' ? event.instead : '',
    };
  }
  if (event.type === 'text' && 'text' in event && typeof event.text === 'string') {
    return { type: 'text', text: event.text, by: 'by' in event && event.by === 'model' ? 'model' : 'site' };
  }
  if (event.type !== 'sources' || !('sources' in event) || !Array.isArray(event.sources)) return undefined;
  const why = 'why' in event ? readWhy(event.why) : undefined;
  return { type: 'sources', sources: event.sources.flatMap(readSource), known: why === undefined, why };
}

/** Parses a source: a page, an external article or an email address. Anything else is left out. */
export function readSource(source: unknown): AssistantAnswer['sources'] {
  if (typeof source !== 'object' || source === null) return [];
  if (!('title' in source) || typeof source.title !== 'string') return [];
  if (!('href' in source) || typeof source.href !== 'string') return [];
  return /^(?:\/(?!\/)|https?:\/\/|mailto:)/.test(source.href) ? [{ title: source.title, href: source.href }] : [];
}

/** Parses a reason of the contract. */
export function readWhy(why: unknown): AssistantAnswer['why'] {
  return why === 'unknown' || why === 'instructions' || why === 'abuse' || why === 'other-people' ? why : undefined;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
