import type { AssistantAnswer, AssistantEvent } from '#domain/contract/assistant-contract.ts';

/** What has come of an answer. */
export interface AnswerSoFar {
  readonly text: string;
  readonly sources: AssistantAnswer['sources'];
  /** Why the site has no answer, where it has none. */
  readonly why?: AssistantAnswer['why'];
  /** Who words it: the site itself, or a language model. */
  readonly by?: 'site' | 'model';
}

/** A step of an answer, checked by hand, since the schema's library would outweigh the panel; nothing if it cannot be read. */
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

/** A source whose address is a page, an article elsewhere or an e-mail; anything else is left out. */
export function readSource(source: unknown): AssistantAnswer['sources'] {
  if (typeof source !== 'object' || source === null) return [];
  if (!('title' in source) || typeof source.title !== 'string') return [];
  if (!('href' in source) || typeof source.href !== 'string') return [];
  return /^(?:\/(?!\/)|https?:\/\/|mailto:)/.test(source.href) ? [{ title: source.title, href: source.href }] : [];
}

/** A reason that the contract knows. */
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
