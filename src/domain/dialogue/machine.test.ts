import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getAdjacencyMap } from 'xstate/graph';
import { builtInAgents } from './agents/built-in-agents.ts';
import { evening } from './conversation.fixture.ts';
import { reply, startDialogue } from './dialogue.ts';
import { dialogueMachine } from './machine.ts';
import type { SlotValues } from './slot-values.ts';
import { createUnderstanding, type Heard } from './understand.ts';

const agents = Object.values(builtInAgents);
const ends = ['done', 'handedOver', 'cancelled'];

/** Sentences that give details, for each thing that the agents ask for, and a question. */
const details = [
  'a large pepperoni',
  'a margherita',
  'pickup',
  'delivery',
  '22 Kauri Road',
  'my name is Jo',
  '021 555 0199',
  'when do you close?',
];
const others = [
  'yes',
  'no',
  'that’s all',
  '',
  'mmh grrf',
  'you idiot',
  'hi',
  'thanks',
  'repeat',
  'go back',
  'cancel',
  'what did I order?',
  'a real person',
  'heart attack',
  '25 large cokes',
  '021 555',
];

/** What makes two moments the same for the course of a conversation: state, what is filled, and patience. */
const courseOf = (state: string, values: SlotValues, misses: number) => {
  const known = Object.entries(values).map(([key, value]) => {
    if (value.kind === 'choice') return `${key} ${value.key}`;
    if (value.kind !== 'order') return key;
    const { closed, lines } = value.order;
    return `${key} ${closed} ${lines.length > 0} ${lines.some(({ item, size }) => item === 'margherita' && size === undefined)}`;
  });
  return JSON.stringify([state, known.sort(), Math.min(misses, 1)]);
};

test.each(agents)(
  '$key: every state is reachable, the course is finite, and every moment leads to an end',
  { timeout: 120_000 },
  (agent) => {
    const understand = createUnderstanding(agent);
    const heard = new Map<string, Heard[]>();
    const map = getAdjacencyMap(dialogueMachine, {
      input: { agent, language: 'en' },
      limit: 100_000,
      events: ({ context }) => {
        const key = courseOf('', context.values, 0);
        const events = heard.get(key) ?? [...details, ...others].map((said) => understand(said, context));
        heard.set(key, events);
        return events;
      },
      serializeState: ({ value, context }) => courseOf(value, context.values, context.misses),
      serializeEvent: (event) => JSON.stringify([event.type, 'values' in event ? courseOf('', event.values, 0) : '']),
    });
    const moments = Object.entries(map);
    const states = new Set(moments.map(([, { state }]) => state.value));
    expect([...states].sort()).toEqual([
      'asking',
      'cancelled',
      'cancelling',
      'changing',
      'confirming',
      'done',
      'handedOver',
      'offering',
    ]);

    // Backwards from "done": from every moment that is not an end, an order can still be completed.
    const leadsToDone = new Set(moments.filter(([, { state }]) => state.value === 'done').map(([key]) => key));
    for (let grew = true; grew; ) {
      const before = leadsToDone.size;
      for (const [key, { state, transitions }] of moments) {
        const next = Object.values<{ readonly state: typeof state }>(transitions).map(({ state: { value, context } }) =>
          courseOf(value, context.values, context.misses),
        );
        if (next.some((other) => leadsToDone.has(other))) leadsToDone.add(key);
      }
      grew = leadsToDone.size > before;
    }
    const stuck = moments
      .filter(([key, { state }]) => !ends.includes(state.value) && !leadsToDone.has(key))
      .map(([key]) => key);
    expect(stuck).toEqual([]);
  },
);

const words = [
  ...details,
  ...others,
  'two large margheritas and a coke',
  'no, two',
  'actually make it a pepperoni',
  'no olives',
  'remove the coke',
  'instead of the pepperoni a seafood',
  '两个大的玛格丽特',
  '不要可乐',
  '外送',
  '我叫李娜',
  '对的',
  '没有了',
  '마르게리타 라지 두 판',
  '포장이요',
  '콜라 빼 주세요',
  '김민준이에요',
  '네',
  '아니요',
  '?!',
  '12345678901234567890',
];

test.each(agents)('$key: 200 generated conversations never meet a dead end', { timeout: 120_000 }, (agent) => {
  const sentence = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...words) },
    fc.string({ maxLength: 40, unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 16 }), (said) => {
      let turn = startDialogue(agent, { now: evening, locale: 'en-AU' });
      for (const text of said) {
        turn = reply(turn.state, text);
        expect(turn.say.trim()).not.toBe('');
        expect(turn.say).not.toMatch(/\{\w+\}|undefined|NaN/);
        expect(turn.ticket.rows.every(({ value }) => value !== '')).toBe(true);
      }
      // Whatever was said before, plain answers lead to the end.
      for (let round = 0; round < 12 && !turn.isOver; round += 1) {
        const { value, context } = turn.state.snapshot;
        const waiting = turn.ticket.rows.find((row) => row.kind === 'waiting' || row.value === 'size?')?.label ?? '';
        const answers: readonly (readonly [RegExp, string])[] = [
          [/Order/, 'a large pepperoni'],
          [/×/, 'large'],
          [/Pickup/, 'pickup'],
          [/Deliver/, '22 Kauri Road'],
          [/Name/, 'my name is Jo'],
          [/Phone/, 'no'],
        ];
        const answer =
          value === 'asking'
            ? (answers.find(([label]) => label.test(waiting))?.[1] ?? 'no')
            : value === 'confirming'
              ? 'yes'
              : 'no';
        expect(context.agent).toBe(agent);
        turn = reply(turn.state, answer);
      }
      expect(turn.isOver).toBe(true);
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
});
