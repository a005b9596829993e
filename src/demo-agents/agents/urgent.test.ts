import { describe, expect, test } from 'vitest';
import { act, startCall } from '../call/call.ts';
import type { Turn } from '../call/turn.ts';
import { agentsByKey, callTo, evening, linesOf } from './call.fixture.ts';

const say = (turn: Turn, text: string) => act(turn, { type: 'say', text });

describe.each(agentsByKey)('%s', (_key, agent) => {
  const begun = startCall(agent, { now: evening, locale: 'en-NZ' });

  test.each(['i can smell gas', '着火了', '숨을 못 쉬겠어요'])('says the emergency number: %s', (said) => {
    expect(say(begun, said).say).toContain('111');
  });

  test.each(['i want to die', '我不想活了', '죽고 싶어요'])(
    'says the helplines, and does not hand over the call: %s',
    (said) => {
      const turn = say(begun, said);
      expect(turn.say).toContain('1737');
      expect(linesOf(turn).join()).not.toContain(said);
    },
  );

  test.each(['killer pizza', 'a table for one person', '饿死了，快点送', '배고파 죽겠어요'])(
    'says neither of them, and offers nobody: %s',
    (said) => {
      const turn = say(begun, said);
      expect(turn.say).not.toContain('111');
      expect(turn.say).not.toContain('1737');
      expect(turn.wantsPerson).toBe(false);
    },
  );

  test('leaves the call as it was, and continues it', () => {
    const turn = say(begun, 'i want to die');
    expect(turn.call.stage).toBe(begun.call.stage);
    expect(linesOf(turn)).toEqual(linesOf(begun));
    expect(turn.isOver).toBe(false);
  });

  test('recognises danger in a long utterance and after the end of the call', () => {
    expect(say(begun, `${'well '.repeat(90)} i want to kill myself`).say).toContain('1737');
    const over = say(say(begun, 'cancel everything'), 'yes');
    expect(say(over, 'somebody here wants to kill himself').say).toContain('1737');
  });
});

test('a burst hose is a job for the plumber, and no emergency that interrupts the call', () => {
  const turn = callTo('trades')(
    'the bloody flexi hose under the laundry tub has burst, the floor is a swimming pool, I need a bloke here right away',
  );
  expect(turn.say).toContain('address');
  expect(linesOf(turn).join()).toContain('flexi hose');
});
