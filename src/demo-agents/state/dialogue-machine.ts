import { assign, setup } from 'xstate';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Occasion } from '../language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { settle } from '../slots/check-values.ts';
import { neededSlots, nextSlot, openingValues, type SlotValues } from '../slots/slot-values.ts';
import type { Heard } from '../understanding/understand.ts';
import { accept, closeAsked, type DialogueContext, decline } from './dialogue-context.ts';

/** After this many turns in a row that lead nowhere, a person is offered. */
const patience = 2;

/** What may have filled a slot by the time that it is heard: it answered the one before. */
const mayChange: ReadonlySet<Heard['type']> = new Set(['details', 'yes', 'no', 'enough']);

const machineSetup = setup({
  types: {
    context: {} as DialogueContext,
    events: {} as Heard,
    input: {} as { readonly agent: DialogueAgent; readonly language: DemoLanguage; readonly occasion: Occasion },
  },
  guards: {
    fillsEverything: ({ context, event }) =>
      event.type === 'details' && nextSlot(context.agent, closeAsked(context, event.values)) === undefined,
    isComplete: ({ context }) => nextSlot(context.agent, context.values) === undefined,
    declinesLast: ({ context }) => nextSlot(context.agent, decline(context)) === undefined,
    mayDecline: ({ context }) => decline(context) !== context.values,
    acceptsLast: ({ context }) =>
      accept(context) !== context.values && nextSlot(context.agent, accept(context)) === undefined,
    mayAccept: ({ context }) => accept(context) !== context.values,
    isOutOfPatience: ({ context }) => context.misses + 1 >= patience,
  },
  actions: {
    hear: assign(({ context, event }) => ({
      language: event.language,
      heard: event.type,
      asked: event.type === 'question' || event.type === 'details' ? event.asked : [],
      fresh: event.type === 'details' ? context.fresh : [],
      answered: mayChange.has(event.type) ? context.answered : nextSlot(context.agent, context.values)?.key,
      refused: event.type === 'details' ? event.refused : undefined,
      concern: 'concern' in event ? event.concern : undefined,
      misses: 0,
    })),
    miss: assign(({ context, event }) => ({
      language: event.language,
      heard: event.type,
      asked: [],
      fresh: [],
      answered: nextSlot(context.agent, context.values)?.key,
      refused: undefined,
      concern: undefined,
      misses: context.misses + 1,
    })),
    note: assign(({ context, event }) => ('notes' in event ? { notes: { ...context.notes, ...event.notes } } : {})),
    fill: assign(({ context, event }) =>
      event.type === 'details' ? changed(context, closeAsked(context, event.values)) : {},
    ),
    decline: assign(({ context }) => changed(context, decline(context))),
    accept: assign(({ context }) => changed(context, accept(context))),
    // After `hear`, which forgets what was fresh: a plain yes that fills a slot is taken up like a detail.
    takeUp: assign(({ context }) => ({ heard: 'details' as const, fresh: context.filled.slice(-1) })),
    empty: assign(({ context }) => {
      const needed = new Set(neededSlots(context.agent, context.values).map(({ key }) => key));
      const last = context.filled.findLast((key) => needed.has(key));
      if (last === undefined) return {};
      const { [last]: _removed, ...rest } = context.values;
      const { values } = settle(context.agent, rest, context.occasion);
      return { values, filled: context.filled.filter((key) => key !== last) };
    }),
  },
});

function changed(context: DialogueContext, values: SlotValues) {
  // Checked anew, a stay or a moment is another object with the same in it.
  const fresh = Object.keys(values).filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(context.values[key]),
  );
  const kept = context.filled.filter((key) => !fresh.includes(key) && key in values);
  return { values, fresh, filled: [...kept, ...fresh], answered: nextSlot(context.agent, context.values)?.key };
}

const missing = [{ guard: 'isOutOfPatience', target: '.offering', actions: 'miss' }, { actions: 'miss' }] as const;
const resume = [
  { guard: 'isComplete', target: 'confirming', actions: 'hear' },
  { target: 'asking', actions: 'hear' },
] as const;

/**
 * The course of every dialogue: ask until everything is there, read back, done. From every open state a caller can ask
 * something, correct, go back, hear the order again, cancel, or get a person; what leads nowhere twice offers a person.
 */
export const dialogueMachine = machineSetup.createMachine({
  id: 'dialogue',
  context: ({ input }) => ({
    ...input,
    values: openingValues(input.agent, input.occasion),
    notes: {},
    filled: [],
    misses: 0,
    heard: 'start',
    asked: [],
    fresh: [],
  }),
  initial: 'asking',
  on: {
    details: [
      { guard: 'fillsEverything', target: '.confirming', actions: ['fill', 'note', 'hear'] },
      { target: '.asking', actions: ['fill', 'note', 'hear'] },
    ],
    question: { actions: ['note', 'hear'] },
    summary: { actions: 'hear' },
    greeting: { actions: 'hear' },
    thanks: { actions: 'hear' },
    repeat: { actions: 'hear' },
    cardNumber: { actions: 'hear' },
    badPhone: missing,
    tooLong: missing,
    unclear: missing,
    silence: missing,
    rude: missing,
    yes: { actions: 'hear' },
    enough: { actions: 'hear' },
    no: missing,
    back: { target: '.asking', actions: ['empty', 'hear'] },
    cancel: { target: '.cancelling', actions: 'hear' },
    tooMuch: { target: '.offering', actions: 'hear' },
    person: { target: '.handedOver', actions: 'hear' },
    handover: { target: '.handedOver', actions: ['note', 'hear'] },
    emergency: { target: '.handedOver', actions: ['note', 'hear'] },
  },
  states: {
    asking: {
      on: {
        yes: [
          { guard: 'acceptsLast', target: 'confirming', actions: ['accept', 'hear', 'takeUp'] },
          { guard: 'mayAccept', actions: ['accept', 'hear', 'takeUp'] },
          { actions: 'hear' },
        ],
        no: [
          { guard: 'declinesLast', target: 'confirming', actions: ['decline', 'hear'] },
          { guard: 'mayDecline', actions: ['decline', 'hear'] },
          { guard: 'isOutOfPatience', target: 'offering', actions: 'miss' },
          { actions: 'miss' },
        ],
        enough: [
          { guard: 'declinesLast', target: 'confirming', actions: ['decline', 'hear'] },
          { guard: 'mayDecline', actions: ['decline', 'hear'] },
          { actions: 'hear' },
        ],
      },
    },
    confirming: {
      on: {
        yes: { target: 'done', actions: 'hear' },
        enough: { target: 'done', actions: 'hear' },
        no: { target: 'changing', actions: 'hear' },
      },
    },
    changing: {
      on: { no: { target: 'confirming', actions: 'hear' }, enough: { target: 'confirming', actions: 'hear' } },
    },
    offering: { on: { yes: { target: 'handedOver', actions: 'hear' }, no: resume, enough: resume } },
    cancelling: { on: { yes: { target: 'cancelled', actions: 'hear' }, no: resume, enough: resume } },
    done: { type: 'final' },
    handedOver: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
