import type { DialogueAgent } from '../slots/agent.ts';
import type { CallAction, CallStart, TicketLine, Turn } from './turn.ts';

/** Starts a call and returns the agent's greeting. */
export function startCall(_agent: DialogueAgent, _start: CallStart): Turn {
  throw new Error('Not written yet.');
}

/** Returns the turn after an action of the caller. It has no side effects. */
export function act(_turn: Turn, _action: CallAction): Turn {
  throw new Error('Not written yet.');
}

/** Returns what the business receives: the rows of the ticket in English. */
export function ticketInEnglish(_turn: Turn): readonly (TicketLine & { readonly key: string })[] {
  throw new Error('Not written yet.');
}
