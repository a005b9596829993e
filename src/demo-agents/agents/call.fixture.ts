import { demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { act, startCall, ticketInEnglish } from '../call/call.ts';
import type { CallStart, Turn } from '../call/turn.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { builtInAgents } from './built-in-agents.ts';

/** Each built-in agent with its key: those of the demo page, and the specialist of the page Partners. */
export const agentsByKey = await Promise.all(
  Object.entries(builtInAgents).map(async ([key, load]) => [key, await load()] as const),
);

/** 6.50 pm on a Saturday in Auckland. */
export const evening = new Date('2026-11-21T05:50:00Z');

/** Returns a function that starts a call with an agent, says these sentences, and returns the last turn. */
export function callWith(agent: DialogueAgent, start: Partial<CallStart> = {}) {
  return (...sentences: readonly string[]): Turn =>
    sentences.reduce(
      (turn, text) => act(turn, { type: 'say', text }),
      startCall(agent, { now: evening, locale: 'en-NZ', ...start }),
    );
}

/** Like {@link callWith}, for the agent with this key. */
export function callTo(key: string) {
  const agent = agentsByKey.find(([other]) => other === key)?.[1];
  if (!agent) throw new Error(`There is no agent ${key}.`);
  return callWith(agent);
}

/** Returns each line of the ticket of the business as a short text. */
export function linesOf(turn: Turn): string[] {
  return ticketInEnglish(turn).map(({ label, value }) => `${label}: ${value}`);
}

/** The agents of the demo page. */
export const allAgents: readonly DialogueAgent[] = await Promise.all(demoAgentKeys.map((key) => builtInAgents[key]()));
