import { assign, setup } from 'xstate';
import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { LocalTime } from '../language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { checkValues } from '../slots/check-values.ts';
import { neededSlots, nextSlot, openingValues, type SlotValues } from '../slots/slot-values.ts';
import type { DialogueEvent } from '../understanding/understand.ts';
import { accept, completeOrder, type DialogueContext, decline } from './dialogue-context.ts';

/** The agent offers a person after this many failed turns in a row. */
const maxFailedTurns = 2;

/** Events that can fill a slot. Their actions have already set `awaitedSlot` when `recordTurn` runs. */
const fillingEvents: ReadonlySet<DialogueEvent['type']> = new Set(['details', 'yes', 'no', 'enough']);

const machineSetup = setup({
  types: {
    context: {} as DialogueContext,
    events: {} as DialogueEvent,
    input: {} as { readonly agent: DialogueAgent; readonly language: DemoLanguage; readonly localTime: LocalTime },
  },
  guards: {
    fillsEverything: ({ context, event }) =>
      event.type === 'details' && nextSlot(context.agent, completeOrder(context, event.values)) === undefined,
    isComplete: ({ context }) => nextSlot(context.agent, context.values) === undefined,
    declinesLast: ({ context }) => nextSlot(context.agent, decline(context)) === undefined,
    mayDecline: ({ context }) => decline(context) !== context.values,
    acceptsLast: ({ context }) =>
      accept(context) !== context.values && nextSlot(context.agent, accept(context)) === undefined,
    mayAccept: ({ context }) => accept(context) !== context.values,
    isOutOfPatience: ({ context }) => context.failedTurns + 1 >= maxFailedTurns,
  },
  actions: {
    recordTurn: assign(
      ({ context, event }): Partial<DialogueContext> => ({
        language: event.language,
        lastEvent: event.type,
        questions: event.type === 'question' || event.type === 'details' ? event.questions : [],
        changedSlots: event.type === 'details' ? context.changedSlots : [],
        awaitedSlot: fillingEvents.has(event.type) ? context.awaitedSlot : nextSlot(context.agent, context.values)?.key,
        rejected: event.type === 'details' ? event.rejected : undefined,
        reason: 'reason' in event ? event.reason : undefined,
        failedTurns: 0,
      }),
    ),
    recordFailedTurn: assign(
      ({ context, event }): Partial<DialogueContext> => ({
        language: event.language,
        lastEvent: event.type,
        questions: [],
        changedSlots: [],
        awaitedSlot: nextSlot(context.agent, context.values)?.key,
        rejected: undefined,
        reason: undefined,
        failedTurns: context.failedTurns + 1,
      }),
    ),
    addNotes: assign(
      ({ context, event }): Partial<DialogueContext> =>
        'notes' in event ? { notes: { ...context.notes, ...event.notes } } : {},
    ),
    fill: assign(
      ({ context, event }): Partial<DialogueContext> =>
        event.type === 'details' ? withValues(context, completeOrder(context, event.values)) : {},
    ),
    decline: assign(({ context }) => withValues(context, decline(context))),
    accept: assign(({ context }) => withValues(context, accept(context))),
    // Runs after `recordTurn`, which clears `changedSlots`: a yes that filled a slot is confirmed like any detail.
    treatAsDetails: assign(
      ({ context }): Partial<DialogueContext> => ({
        lastEvent: 'details',
        changedSlots: context.filledSlots.slice(-1),
      }),
    ),
    emptyLastSlot: assign(({ context }): Partial<DialogueContext> => {
      const needed = new Set(neededSlots(context.agent, context.values).map(({ key }) => key));
      const last = context.filledSlots.findLast((key) => needed.has(key));
      if (last === undefined) return {};
      const { [last]: _removed, ...rest } = context.values;
      const { values } = checkValues(context.agent, rest, context.localTime);
      return { values, filledSlots: context.filledSlots.filter((key) => key !== last) };
    }),
  },
});

/** Returns the context with new values, and which slots they changed. */
function withValues(context: DialogueContext, values: SlotValues): Partial<DialogueContext> {
  // Compared by content: checking a value again makes an equal copy of it.
  const changedSlots = Object.keys(values).filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(context.values[key]),
  );
  const kept = context.filledSlots.filter((key) => !changedSlots.includes(key) && key in values);
  return {
    values,
    changedSlots,
    filledSlots: [...kept, ...changedSlots],
    awaitedSlot: nextSlot(context.agent, context.values)?.key,
  };
}

const failed = [
  { guard: 'isOutOfPatience', target: '.offering', actions: 'recordFailedTurn' },
  { actions: 'recordFailedTurn' },
] as const;
const resume = [
  { guard: 'isComplete', target: 'confirming', actions: 'recordTurn' },
  { target: 'asking', actions: 'recordTurn' },
] as const;

/**
 * The state machine of every dialogue: fill the slots, confirm, done. In every state that is not final a caller can ask a
 * question, correct a detail, go back, hear a summary, cancel or reach a person; repeated failed turns offer a person.
 */
export const dialogueMachine = machineSetup.createMachine({
  id: 'dialogue',
  context: ({ input }) => ({
    ...input,
    values: openingValues(input.agent, input.localTime),
    notes: {},
    filledSlots: [],
    failedTurns: 0,
    lastEvent: 'start',
    questions: [],
    changedSlots: [],
  }),
  initial: 'asking',
  on: {
    details: [
      { guard: 'fillsEverything', target: '.confirming', actions: ['fill', 'addNotes', 'recordTurn'] },
      { target: '.asking', actions: ['fill', 'addNotes', 'recordTurn'] },
    ],
    question: { actions: ['addNotes', 'recordTurn'] },
    summary: { actions: 'recordTurn' },
    greeting: { actions: 'recordTurn' },
    thanks: { actions: 'recordTurn' },
    repeat: { actions: 'recordTurn' },
    cardNumber: { actions: 'recordTurn' },
    badPhone: failed,
    tooLong: failed,
    unclear: failed,
    silence: failed,
    rude: failed,
    yes: { actions: 'recordTurn' },
    enough: { actions: 'recordTurn' },
    no: failed,
    back: { target: '.asking', actions: ['emptyLastSlot', 'recordTurn'] },
    cancel: { target: '.cancelling', actions: 'recordTurn' },
    tooMuch: { target: '.offering', actions: 'recordTurn' },
    person: { target: '.handedOver', actions: 'recordTurn' },
    handover: { target: '.handedOver', actions: ['addNotes', 'recordTurn'] },
    emergency: { target: '.handedOver', actions: ['addNotes', 'recordTurn'] },
  },
  states: {
    asking: {
      on: {
        yes: [
          { guard: 'acceptsLast', target: 'confirming', actions: ['accept', 'recordTurn', 'treatAsDetails'] },
          { guard: 'mayAccept', actions: ['accept', 'recordTurn', 'treatAsDetails'] },
          { actions: 'recordTurn' },
        ],
        no: [
          { guard: 'declinesLast', target: 'confirming', actions: ['decline', 'recordTurn'] },
          { guard: 'mayDecline', actions: ['decline', 'recordTurn'] },
          { guard: 'isOutOfPatience', target: 'offering', actions: 'recordFailedTurn' },
          { actions: 'recordFailedTurn' },
        ],
        enough: [
          { guard: 'declinesLast', target: 'confirming', actions: ['decline', 'recordTurn'] },
          { guard: 'mayDecline', actions: ['decline', 'recordTurn'] },
          { actions: 'recordTurn' },
        ],
      },
    },
    confirming: {
      on: {
        yes: { target: 'done', actions: 'recordTurn' },
        enough: { target: 'done', actions: 'recordTurn' },
        no: { target: 'changing', actions: 'recordTurn' },
      },
    },
    changing: {
      on: {
        no: { target: 'confirming', actions: 'recordTurn' },
        enough: { target: 'confirming', actions: 'recordTurn' },
      },
    },
    offering: { on: { yes: { target: 'handedOver', actions: 'recordTurn' }, no: resume, enough: resume } },
    cancelling: { on: { yes: { target: 'cancelled', actions: 'recordTurn' }, no: resume, enough: resume } },
    done: { type: 'final' },
    handedOver: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
