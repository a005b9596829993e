import { takeawayAgent } from './agents/takeaway/agent.ts';
import { type DialogueTurn, reply, startDialogue } from './dialogue.ts';

/** Ten to seven in the evening in Auckland. */
export const evening = new Date('2026-11-21T05:50:00Z');

/** A conversation with the takeaway agent: the turn after the last of these sentences. */
export function converse(...sentences: readonly string[]): DialogueTurn {
  return sentences.reduce(
    (turn, sentence) => reply(turn.state, sentence),
    startDialogue(takeawayAgent, { now: evening, locale: 'en-NZ' }),
  );
}

/** The rows of a turn's ticket as short texts. */
export function rowsOf({ ticket }: DialogueTurn): string[] {
  return ticket.rows.map(({ label, value }) => `${label}: ${value}`);
}

/** The state that the dialogue's machine is in. */
export function stateOf({ state }: DialogueTurn): string {
  return state.snapshot.value;
}
