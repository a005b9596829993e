import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { getAdjacencyMap } from 'xstate/graph';
import { reply, startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { localTimeAt } from '../slots/business-time.ts';
import { rejectionOf } from '../slots/check-values.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { neededSlots, nextSlot, orderIn, type SlotValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { dialogueMachine } from '../state/dialogue-machine.ts';
import type { DialogueEvent } from '../understanding/dialogue-event.ts';
import { createUnderstanding } from '../understanding/understand.ts';
import { allAgents, evening } from './conversation.fixture.ts';

const agents = allAgents;
/** Number of generated conversations with each agent. `npm run test:quick` generates fewer. */
const generatedConversations = inject('isQuick') ? 30 : 60;
const ends = ['done', 'handedOver', 'cancelled'];

/**
 * Returns utterances that a caller may use for a slot. They are made from the agent's own data, and cover every kind of
 * value of the slot.
 */
function sentencesFor(slot: Slot): string[] {
  if (slot.kind === 'order') {
    const [item] = slot.menu.items;
    const size = slot.menu.sizes.at(-1)?.name.en ?? '';
    return item ? [`a ${size} ${item.name.en}`, `a ${item.name.en}`] : [];
  }
  if (slot.kind === 'choice') return slot.choices.map(({ name }) => name.en);
  if (slot.kind === 'date-time') {
    return slot.isExisting
      ? ['on Thursday at ten']
      : ['as soon as possible', 'Friday afternoon', 'Tuesday at 10 am', 'at three in the morning', 'yesterday'];
  }
  if (slot.kind === 'date-range') return ['from Friday for two nights', 'on Friday', 'yesterday for a night'];
  if (slot.kind === 'time')
    return ['about ten at night', 'at eleven in the morning', 'at four', ...slot.bands.map(({ name }) => name.en)];
  if (slot.kind === 'count') return [`${slot.min} ${slot.units[0]}`, String(slot.min), `${slot.max + 1}`];
  return [
    { name: 'my name is Jo', phone: '021 555 0199', address: '22 Kauri Road', text: 'it started some days ago' }[
      slot.kind
    ],
  ];
}

const others = [
  ...['yes', 'no', 'that’s all', '', 'mmh grrf', 'you idiot', 'hi', 'thanks', 'repeat', 'go back', 'cancel', 'large'],
  ...[
    'what did I order?',
    'when do you close?',
    'a real person',
    'heart attack',
    '4111 1111 1111 1111',
    '25 large cokes',
    '021 555',
  ],
];

/**
 * Returns an utterance that fills a slot. For a choice slot, this is the name of an available choice. For any other
 * slot, it is one of the utterances from `sentencesFor`, and each `attempt` gets the next one.
 */
function plainAnswer(agent: DialogueAgent, slot: Slot, values: SlotValues, attempt: number): string | undefined {
  const free =
    slot.kind === 'choice' ? slot.choices.find((choice) => !rejectionOf(agent, choice, values))?.name.en : undefined;
  const sentences = sentencesFor(slot);
  return free ?? sentences[attempt % sentences.length];
}

/** Returns the facts about a slot's value that decide how the dialogue machine behaves. */
function fillState(slot: Slot, values: SlotValues) {
  const value = values[slot.key];
  const order = orderIn(values, slot);
  if (slot.kind === 'order' && order) {
    return [order.isComplete, order.lines.length > 0, linesWithoutSize(order, slot.menu).length > 0];
  }
  if (value && 'status' in value) return [value.status, value.kind === 'date-time' && Math.min(value.offers.length, 2)];
  return value !== undefined;
}

/** Cache of the part of `situationOf` that describes the filled slots. Most transitions do not change the values. */
const filledSlots = new WeakMap<SlotValues, string>();

/** Returns a key for a situation: the state, the needed and the filled slots, and whether the last turn failed. */
function situationOf(agent: DialogueAgent, state: string, values: SlotValues, failedTurns: number): string {
  const filled =
    filledSlots.get(values) ??
    JSON.stringify(neededSlots(agent, values).map((slot) => [slot.key, fillState(slot, values)]));
  filledSlots.set(values, filled);
  return `${state} ${Math.min(failedTurns, 1)} ${filled}`;
}

/** Returns the slots whose choice decides which other slots are needed. */
const decidingSlots = (agent: DialogueAgent) =>
  agent.slots.filter(
    (slot) =>
      slot.kind === 'choice' &&
      new Set(
        slot.choices.map(({ key }) =>
          neededSlots(agent, { [slot.key]: { kind: 'choice', key } })
            .map((needed) => needed.key)
            .join(),
        ),
      ).size > 1,
  );

test.each(agents)(
  '$key: every state is reachable, situations are finite, and each can still lead to an end',
  { timeout: 120_000 },
  (agent) => {
    const understand = createUnderstanding(agent);
    const deciding = decidingSlots(agent);
    const heard = new Map<string, DialogueEvent[]>();
    const map = getAdjacencyMap(dialogueMachine, {
      input: { agent, language: 'en', localTime: localTimeAt(evening, 'en-NZ') },
      limit: 100_000,
      events: ({ context }) => {
        const key = situationOf(agent, '', context.values, 0);
        const awaited = nextSlot(agent, context.values);
        const slots = [...new Set([...(awaited ? [awaited] : []), ...deciding])];
        const events =
          heard.get(key) ?? [...slots.flatMap(sentencesFor), ...others].map((said) => understand(said, context));
        heard.set(key, events);
        return events;
      },
      serializeState: ({ value, context }) => situationOf(agent, value, context.values, context.failedTurns),
      serializeEvent: (event) =>
        JSON.stringify([event.type, 'values' in event && event.values ? situationOf(agent, '', event.values, 0) : '']),
    });
    const situations = Object.entries(map);
    const states = new Set(situations.map(([, { state }]) => state.value));
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

    // Searches backwards from "done", to check that the call can still be completed from every situation that is not an
    // end.
    const before = new Map<string, string[]>();
    for (const [key, { transitions }] of situations) {
      const next = Object.values<{ readonly state: (typeof situations)[number][1]['state'] }>(transitions);
      for (const { state } of next) {
        const reached = situationOf(agent, state.value, state.context.values, state.context.failedTurns);
        const earlier = before.get(reached);
        if (earlier) earlier.push(key);
        else before.set(reached, [key]);
      }
    }
    const leadsToDone = new Set(situations.filter(([, { state }]) => state.value === 'done').map(([key]) => key));
    for (const key of leadsToDone) for (const earlier of before.get(key) ?? []) leadsToDone.add(earlier);
    const stuck = situations
      .filter(([key, { state }]) => !ends.includes(state.value) && !leadsToDone.has(key))
      .map(([key]) => key);
    expect(stuck).toEqual([]);
  },
);

const words = [
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

test.each(agents)(
  `$key: ${generatedConversations} generated conversations can all be completed`,
  { timeout: 120_000 },
  (agent) => {
    const sentence = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...words, ...agent.slots.flatMap(sentencesFor)) },
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
        // After any conversation, plain answers bring the call to its end. If the agent refuses one of them, the next
        // attempt uses another one.
        const tries = new Map<string, number>();
        for (let round = 0; round < 20 && !turn.isOver; round += 1) {
          const { value, context } = turn.state.snapshot;
          const slot = nextSlot(agent, context.values);
          const order = slot && orderIn(context.values, slot);
          const needsSize = slot?.kind === 'order' && order && linesWithoutSize(order, slot.menu).length > 0;
          const attempt = tries.get(slot?.key ?? '') ?? 0;
          tries.set(slot?.key ?? '', attempt + 1);
          const isDeclinable = slot?.optional || (order && order.lines.length > 0);
          const detail = needsSize
            ? slot.menu.sizes[0]?.name.en
            : isDeclinable
              ? 'no'
              : slot && plainAnswer(agent, slot, context.values, attempt);
          const answer = value === 'asking' ? (detail ?? 'no') : value === 'confirming' ? 'yes' : 'no';
          turn = reply(turn.state, answer);
        }
        expect(turn.isOver).toBe(true);
      }),
      { numRuns: generatedConversations, seed: 20_261_121 },
    );
  },
);
