import { expect } from 'vitest';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { type DialogueResponse, type DialogueStart, reply, startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { builtInAgents } from './built-in-agents.ts';
import { takeawayAgent } from './takeaway/agent.ts';

/** The agents of the demo page. */
export const allAgents: readonly DialogueAgent[] = await Promise.all(demoAgentKeys.map((key) => builtInAgents[key]()));

/** Each built-in agent with its key: those of the demo page, and the specialist of the page Partners. */
export const agentsByKey = await Promise.all(
  Object.entries(builtInAgents).map(async ([key, load]) => [key, await load()] as const),
);

/** 6.50 pm on a Saturday in Auckland. */
export const evening = new Date('2026-11-21T05:50:00Z');

/** Returns a function that starts a call with an agent, says these sentences, and returns the last response. */
export function conversationWith(agent: DialogueAgent, start: Partial<DialogueStart> = {}) {
  return (...sentences: readonly string[]): DialogueResponse =>
    sentences.reduce(
      (turn, sentence) => reply(turn.state, sentence),
      startDialogue(agent, { now: evening, locale: 'en-NZ', ...start }),
    );
}

/**
 * Has a call with an agent. Each pair consists of what the caller says and a text that the response must contain, in
 * the language of the call. Expects a confirmed ticket at the end, and returns the last response.
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

/** Starts a call with the takeaway agent, says these sentences, and returns the last response. */
export const converse = conversationWith(takeawayAgent);

/** Returns each row of the ticket as a short text. */
export function rowsOf({ ticket }: DialogueResponse): string[] {
  return ticket.rows.map(({ label, value }) => `${label}: ${value}`);
}

/**
 * Returns the calls in these lists, each with the key of its agent. A list has one call on each line. A line contains
 * what the caller says, then "=>", and then the rows that the ticket must have, in the form that `expectRows` reads.
 */
export function callsIn(lists: Partial<Record<DemoAgentKey, string>>): (readonly [key: DemoAgentKey, line: string])[] {
  return demoAgentKeys.flatMap((key) =>
    (lists[key] ?? '').split('\n').flatMap((line) => (line.includes('=>') ? [[key, line.trim()] as const] : [])),
  );
}

/**
 * Expects that the ticket contains each of these texts, which are separated by " ; ". If a text begins with "!",
 * expects that the ticket does not contain the rest of the text.
 */
export function expectRows(response: DialogueResponse, wanted: string): void {
  const ticket = rowsOf(response).join('\n');
  for (const row of wanted.split(' ; ')) {
    if (row.startsWith('!')) expect(ticket).not.toContain(row.slice(1));
    else expect(ticket).toContain(row);
  }
}

/** Returns the name of the state that the dialogue machine is in. */
export function stateOf({ state }: DialogueResponse): string {
  return state.snapshot.value;
}

/**
 * Asks one question in English, Chinese and Korean, each in a new call after an opening sentence. Expects the owner's
 * answer in the language of the question, and a dialogue that goes on. Returns the responses, so that a test can also
 * check their tickets.
 */
export function expectAnswers(
  agent: DialogueAgent,
  opening: string,
  [key, english, chinese, korean]: readonly [string, string, string, string],
  start: Partial<DialogueStart> = {},
): DialogueResponse[] {
  const converse = conversationWith(agent, start);
  const answer = agent.questions.find((question) => question.key === key)?.answer;
  expect(answer, key).toBeDefined();
  return (
    [
      ['en', english],
      ['zh-Hans', chinese],
      ['ko', korean],
    ] as const
  ).map(([language, asked]) => {
    const turn = converse(opening, asked);
    expect(turn.say, asked).toContain(answer?.[language].replace('{number}', '111') ?? '?');
    expect(turn.language).toBe(language);
    expect(stateOf(turn)).toBe('asking');
    return turn;
  });
}
