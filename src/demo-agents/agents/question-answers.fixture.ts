import { expect } from 'vitest';
import type { DialogueResponse, DialogueStart } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { conversationWith, stateOf } from './conversation.fixture.ts';

/**
 * Asks one question in English, Chinese and Korean, each after an opening sentence. Expects the owner's answer in the
 * language of the question, and a dialogue that continues. Returns the responses, to check their tickets.
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
