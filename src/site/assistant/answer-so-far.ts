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

/** An address that a source may have: a path of this site, a web address or a `mailto:` address. */
const sourceAddress = /^(?:\/(?!\/)|https?:\/\/|mailto:)/;

/**
 * Parses one server-sent event of an answer. Returns `undefined` for anything else, such as the page of a proxy. The
 * server has checked the event against its schema, which needs zod, and zod is larger than the whole panel.
 */
export function parseEvent(data: string): AssistantEvent | undefined {
  try {
    const event: AssistantEvent = JSON.parse(data);
    if (event.type !== 'sources') return event;
    return { ...event, sources: event.sources.filter(({ href }) => sourceAddress.test(href)) };
  } catch {
    return undefined;
  }
}
