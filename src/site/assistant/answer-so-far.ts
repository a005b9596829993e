import type { AssistantAnswer, AssistantEvent } from '#shared/api/assistant-contract.ts';

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

/**
 * Parses one server-sent event of an answer. Returns `undefined` if the event is not valid. Does not use zod, because
 * zod is larger than the whole panel.
 */
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
  return {
    type: 'sources',
    sources: event.sources.flatMap(readSource),
    known: why === undefined,
    why,
    contact: readContact(event),
    choices: readChoices(event),
  };
}

/**
 * Parses a source of an answer. Returns a list with the source, or an empty list if the source is not valid. A valid
 * `href` is a path of this site, a web address or a `mailto:` address.
 */
export function readSource(source: unknown): AssistantAnswer['sources'] {
  if (typeof source !== 'object' || source === null) return [];
  if (!('title' in source) || typeof source.title !== 'string') return [];
  if (!('href' in source) || typeof source.href !== 'string') return [];
  return /^(?:\/(?!\/)|https?:\/\/|mailto:)/.test(source.href) ? [{ title: source.title, href: source.href }] : [];
}

/**
 * The reasons for having no answer, as the API's contract lists them. They are repeated here, because importing them
 * would bring the whole schema into the page's script.
 */
const reasons: readonly NonNullable<AssistantAnswer['why']>[] = [
  ...(['unknown', 'instructions', 'abuse', 'other-people', 'danger', 'distress', 'safety', 'person'] as const),
];

export function readWhy(why: unknown): AssistantAnswer['why'] {
  return reasons.find((reason) => reason === why);
}

export function readChoices(answer: object): AssistantAnswer['choices'] {
  const choices: unknown = 'choices' in answer ? answer.choices : undefined;
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : undefined;
}

export function readContact(answer: object): AssistantAnswer['contact'] {
  const contact: unknown = 'contact' in answer ? answer.contact : undefined;
  if (typeof contact !== 'object' || contact === null || !('name' in contact && 'phone' in contact)) return undefined;
  const { name, phone } = contact;
  return typeof name === 'string' && typeof phone === 'string' ? { name, phone } : undefined;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
