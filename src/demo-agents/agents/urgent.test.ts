import { describe, expect, test } from 'vitest';
import { reply, startDialogue } from '../conversation/dialogue.ts';
import { agentsByKey, evening, rowsOf, stateOf } from './conversation.fixture.ts';

describe.each(agentsByKey)('%s', (_key, agent) => {
  const begun = startDialogue(agent, { now: evening, locale: 'en-NZ' });

  test.each(['i can smell gas', '着火了', '숨을 못 쉬겠어요'])('says the emergency number: %s', (said) => {
    expect(reply(begun.state, said).say).toContain('111');
  });

  test.each(['i want to die', '我不想活了', '죽고 싶어요'])(
    'says the helplines, and does not hand over the call: %s',
    (said) => {
      const turn = reply(begun.state, said);
      expect(turn.say).toContain('1737');
      expect(rowsOf(turn).join()).not.toContain(said);
    },
  );

  test.each(['killer pizza', 'a table for one person', '饿死了，快点送', '배고파 죽겠어요'])(
    'says neither of them, and offers nobody: %s',
    (said) => {
      const turn = reply(begun.state, said);
      expect(turn.say).not.toContain('111');
      expect(turn.say).not.toContain('1737');
      expect(turn.wantsPerson).toBe(false);
    },
  );

  test('leaves the call as it was, and continues it', () => {
    const turn = reply(begun.state, 'i want to die');
    expect(stateOf(turn)).toBe(stateOf(begun));
    expect(rowsOf(turn)).toEqual(rowsOf(begun));
    expect(turn.isOver).toBe(false);
  });

  test('recognises danger in a long utterance and after the end of the call', () => {
    expect(reply(begun.state, `${'well '.repeat(90)} i want to kill myself`).say).toContain('1737');
    const over = reply(reply(begun.state, 'cancel everything').state, 'yes');
    expect(reply(over.state, 'somebody here wants to kill himself').say).toContain('1737');
  });
});
