import { expect } from 'vitest';
import { demoAgentKeys } from '#domain/demo-agent-keys.ts';
import { type DialogueResponse, type DialogueStart, reply, startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { builtInAgents } from './built-in-agents.ts';
import { takeawayAgent } from './takeaway/agent.ts';

/** Every built-in agent. */
export const allAgents: readonly DialogueAgent[] = await Promise.all(
  demoAgentKeys.map((key) => builtInAgents[key].agent()),
);

/** Ten to seven in the evening in Auckland. */
export const evening = new Date('2026-11-21T05:50:00Z');

/** Returns a function that holds a dialogue with an agent and returns the last response. */
export function conversationWith(agent: DialogueAgent, start: Partial<DialogueStart> = {}) {
  return (...sentences: readonly string[]): DialogueResponse =>
    sentences.reduce(
      (turn, sentence) => reply(turn.state, sentence),
      startDialogue(agent, { now: evening, locale: 'en-NZ', ...start }),
    );
}

/**
 * Holds a call line by line, expects each response to contain its text in the language of the call, expects the ticket to
 * be confirmed, and returns the last response.
 */
export function expectConfirmedCall(
  converse: (...sentences: readonly string[]) => DialogueResponse,
  language: string,
  lines: readonly (readonly [sentence: string, response: string])[],
): DialogueResponse {
  const sentences = lines.map(([sentence]) => sentence);
  for (const [index, [sentence, response]] of lines.entries()) {
    const turn = converse(...sentences.slice(0, index + 1));
    expect(turn.say, sentence).toContain(response);
    expect(turn.language, sentence).toBe(language);
  }
  const last = converse(...sentences);
  expect(last.ticket.status).toBe('confirmed');
  return last;
}

/** Holds a dialogue with the takeaway agent and returns the last response. */
export const converse = conversationWith(takeawayAgent);

/** Returns the rows of a response's ticket as short texts. */
export function rowsOf({ ticket }: DialogueResponse): string[] {
  return ticket.rows.map(({ label, value }) => `${label}: ${value}`);
}

/** Returns the state of the dialogue machine. */
export function stateOf({ state }: DialogueResponse): string {
  return state.snapshot.value;
}
