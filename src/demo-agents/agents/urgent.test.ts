import { describe, expect, test } from 'vitest';
import { agentsByKey, callTo, evening, linesOf } from '#tests/support/demo-calls.ts';
import { act, startCall } from '../call/call.ts';
import type { Turn } from '../call/turn.ts';

const say = (turn: Turn, text: string) => act(turn, { type: 'say', text });

describe.each(agentsByKey)('%s', (_key, agent) => {
  const begun = startCall(agent, { now: evening, locale: 'en-NZ' });

  test.each(['i can smell gas', '着火了', '숨을 못 쉬겠어요'])('says the emergency number: %s', (said) => {
    expect(say(begun, said).say).toContain('111');
  });

  test.each([
    'i want to die',
    '我不想活了',
    '죽고 싶어요',
    'get me a human, i want to kill myself',
    '我不想活了，转人工',
  ])('says the helplines, and does not hand over the call: %s', (said) => {
    const turn = say(begun, said);
    expect(turn.say).toContain('1737');
    expect(linesOf(turn).join()).not.toContain(said);
  });

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

const dog = "Come down the drive, there's a dog but he's tied up";
const plumber = ['a burst pipe, water is running', '8 Kowhai Street', 'within the hour please'] as const;

test('words that only sound urgent are taken when they are said again', () => {
  const warned = callTo('trades')(...plumber, dog);
  expect(warned.say).toContain('111');
  expect(linesOf(warned).join()).not.toContain('Access');
  const turn = say(warned, dog);
  expect(turn.say).not.toContain('111');
  expect(linesOf(turn)).toContain(`Access: ${dog}`);
});

test('words that tell nothing are answered with whom to call each time', () => {
  const chest = 'oh my god Graham, he has gone grey and he is clutching his chest';
  const turn = callTo('clinic')('a doctor’s visit tomorrow', chest, chest);
  expect(turn.say).toContain('111');
});

test('despair is answered each time, never put on the ticket, and leads to a person', () => {
  const turn = callTo('trades')(...plumber, 'i want to die', 'i want to die');
  expect(turn.say).toContain('1737');
  expect([turn.wantsPerson, turn.isOver]).toEqual([true, false]);
  expect(linesOf(turn).join()).not.toContain('die');
});

test('beside a mere doubt, the name that was asked for is taken', () => {
  const turn = callTo('beauty')('금요일 오후 두 시 커트, 티아', 'Soyeon Kim으로 했을 거예요, 김소연');
  expect(turn.say).toContain('1737');
  expect(linesOf(turn)).toContain('Client: 김소연');
});

test('a burst hose is a job for the plumber, and no emergency that interrupts the call', () => {
  const turn = callTo('trades')(
    'the bloody flexi hose under the laundry tub has burst, the floor is a swimming pool, I need a bloke here right away',
  );
  expect(turn.say).toContain('address');
  expect(linesOf(turn).join()).toContain('flexi hose');
});
