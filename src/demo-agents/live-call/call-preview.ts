import type { Locale } from '#shared/rules/locales.ts';
import { startCall } from '../call/call.ts';
import type { DialogueAgent } from '../slots/agent.ts';

/** What a page shows of a call before the agent's code is loaded. It is plain data. */
export interface CallPreview {
  readonly business: string;
  readonly greeting: string;
  readonly heading: string;
  readonly rows: readonly string[];
}

/** Returns the preview of a call. Only the server may use it, because it needs the agent. */
export function previewCall(agent: DialogueAgent, locale: Locale): CallPreview {
  const { say, ticket } = startCall(agent, { now: new Date(), locale });
  return {
    business: agent.business.en,
    greeting: say,
    heading: ticket.heading,
    rows: ticket.rows.map(({ label }) => label),
  };
}
