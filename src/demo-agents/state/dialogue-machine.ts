import { assign, setup } from 'xstate';
import type { DemoLanguage } from '#language/languages.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { LocalTime } from '../slots/business-time.ts';
import { checkValues } from '../slots/check-values.ts';
import { neededSlots, nextSlot, openingValues, type SlotValues } from '../slots/slot-values.ts';
import type { DialogueEvent } from '../understanding/dialogue-event.ts';
import { accept, completeOrder, type DialogueContext, decline } from './dialogue-context.ts';

/** Maximum number of failed turns in a row. After them, the agent offers a person. */
const maxFailedTurns = 2;

/**
 * The events that may fill a slot. For these events, `recordTurn` keeps `awaitedSlot`, because the action that filled
 * the slot has already set it.
 */
const fillingEvents: ReadonlySet<DialogueEvent['type']> = new Set(['details', 'assumed', 'yes', 'no', 'enough']);

const machineSetup = setup({
  types: {
    context: {} as DialogueContext,
    events: {} as DialogueEvent,
    input: {} as { readonly agent: DialogueAgent; readonly language: DemoLanguage; readonly localTime: LocalTime },
  },
  guards: {
    fillsEverything: ({ context, event }) =>
      'values' in event &&
      event.values !== undefined &&
      nextSlot(context.agent, completeOrder(context, event.values)) === undefined,
    fillsSomething: ({ event }) => 'values' in event && event.values !== undefined,
    isComplete: ({ context }) => nextSlot(context.agent, context.values) === undefined,
    declinesLast: ({ context }) => nextSlot(context.agent, decline(context)) === undefined,
    mayDecline: ({ context }) => decline(context) !== context.values,
    acceptsLast: ({ context }) =>
      accept(context) !== context.values && nextSlot(context.agent, accept(context)) === undefined,
    mayAccept: ({ context }) => accept(context) !== context.values,
    wasUrgent: ({ context }) => context.lastEvent === 'danger' || context.lastEvent === 'distress',
    isOutOfPatience: ({ context }) => context.failedTurns + 1 >= maxFailedTurns,
  },
  actions: {
    recordTurn: assign(
      ({ context, event }): Partial<DialogueContext> => ({
        language: event.language,
        lastEvent: event.type,
        questions: ('questions' in event ? event.questions : undefined) ?? [],
        changedSlots: event.type === 'details' || event.type === 'assumed' ? context.changedSlots : [],
        awaitedSlot: fillingEvents.has(event.type) ? context.awaitedSlot : nextSlot(context.agent, context.values)?.key,
        rejected: event.type === 'details' ? event.rejected : undefined,
        reason: 'reason' in event ? event.reason : undefined,
        impossible: 'impossible' in event ? event.impossible : undefined,
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
        impossible: 'impossible' in event ? event.impossible : undefined,
        failedTurns: context.failedTurns + 1,
      }),
    ),
    addNotes: assign(
      ({ context, event }): Partial<DialogueContext> =>
        'notes' in event ? { notes: { ...context.notes, ...event.notes } } : {},
    ),
    addUnread: assign(
      ({ context, event }): Partial<DialogueContext> =>
        'unread' in event && event.unread ? { unread: [...new Set([...context.unread, ...event.unread])] } : {},
    ),
    fill: assign(
      ({ context, event }): Partial<DialogueContext> =>
        'values' in event && event.values ? withValues(context, completeOrder(context, event.values)) : {},
    ),
    addUnsure: assign(
      ({ context, event }): Partial<DialogueContext> =>
        event.type === 'assumed' ? { unsure: { ...context.unsure, ...event.unsure } } : {},
    ),
    recordUrgency: assign(
      ({ context, event }): Partial<DialogueContext> =>
        'urgentText' in event && event.urgentText ? { warned: [...context.warned, event.urgentText] } : {},
    ),
    decline: assign(({ context }) => withValues(context, decline(context))),
    accept: assign(({ context }) => withValues(context, accept(context))),
    // Lets the agent confirm a value that was filled by a "yes", like any other detail. Must run after `recordTurn`,
    // which empties `changedSlots`.
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

/** Returns the fields of the context to replace: the new values, and the keys of the slots whose value changed. */
function withValues(context: DialogueContext, values: SlotValues): Partial<DialogueContext> {
  // Values are compared by their content, because checking a value makes a copy of it.
  const changedSlots = Object.keys(values).filter(
    (key) => JSON.stringify(values[key]) !== JSON.stringify(context.values[key]),
  );
  const kept = context.filledSlots.filter((key) => !changedSlots.includes(key) && key in values);
  return {
    values,
    changedSlots,
    unsure: Object.fromEntries(Object.entries(context.unsure).filter(([key]) => !changedSlots.includes(key))),
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
 * The state machine of every dialogue. It fills the slots and asks the caller to confirm them, and then the call is
 * done. In every state that is not final, a caller can ask a question, correct a detail, go back, ask for a summary,
 * cancel, or ask for a person. After several failed turns, the agent offers a person.
 */
export const dialogueMachine = machineSetup.createMachine({
  id: 'dialogue',
  context: ({ input }) => ({
    ...input,
    values: openingValues(input.agent, input.localTime),
    notes: {},
    unsure: {},
    unread: [],
    warned: [],
    filledSlots: [],
    failedTurns: 0,
    lastEvent: 'start',
    questions: [],
    changedSlots: [],
  }),
  initial: 'asking',
  on: {
    details: [
      { guard: 'fillsEverything', target: '.confirming', actions: ['fill', 'addNotes', 'addUnread', 'recordTurn'] },
      { target: '.asking', actions: ['fill', 'addNotes', 'addUnread', 'recordTurn'] },
    ],
    question: { actions: ['addNotes', 'addUnread', 'recordTurn'] },
    summary: { actions: 'recordTurn' },
    greeting: { actions: 'recordTurn' },
    thanks: { actions: 'recordTurn' },
    repeat: { actions: 'recordTurn' },
    cardNumber: { actions: 'recordTurn' },
    language: { actions: 'recordTurn' },
    otherLanguage: { actions: 'recordTurn' },
    assumed: [
      { guard: 'fillsEverything', target: '.confirming', actions: ['fill', 'addUnsure', 'recordTurn'] },
      { target: '.asking', actions: ['fill', 'addUnsure', 'recordTurn'] },
    ],
    // An urgent text can be a false alarm, so the other details in it are kept.
    danger: [
      { guard: 'fillsEverything', target: '.confirming', actions: ['fill', 'addNotes', 'recordUrgency', 'recordTurn'] },
      { guard: 'fillsSomething', target: '.asking', actions: ['fill', 'addNotes', 'recordUrgency', 'recordTurn'] },
      { actions: ['recordUrgency', 'recordTurn'] },
    ],
    distress: [
      { guard: 'fillsEverything', target: '.confirming', actions: ['fill', 'addNotes', 'recordUrgency', 'recordTurn'] },
      { guard: 'fillsSomething', target: '.asking', actions: ['fill', 'addNotes', 'recordUrgency', 'recordTurn'] },
      { actions: ['recordUrgency', 'recordTurn'] },
    ],
    badPhone: failed,
    impossible: failed,
    tooLong: failed,
    unclear: failed,
    silence: failed,
    rude: failed,
    yes: failed,
    enough: failed,
    no: failed,
    leave: { target: '.cancelling', actions: 'recordTurn' },
    back: { target: '.asking', actions: ['emptyLastSlot', 'recordTurn'] },
    cancel: { target: '.cancelling', actions: 'recordTurn' },
    tooMuch: { target: '.offering', actions: 'recordTurn' },
    person: { target: '.handedOver', actions: 'recordTurn' },
    stuck: { target: '.handedOver', actions: 'recordTurn' },
    handover: { target: '.handedOver', actions: ['addNotes', 'recordTurn'] },
    emergency: { target: '.handedOver', actions: ['addNotes', 'recordTurn'] },
  },
  states: {
    asking: {
      on: {
        yes: [
          { guard: 'acceptsLast', target: 'confirming', actions: ['accept', 'recordTurn', 'treatAsDetails'] },
          { guard: 'mayAccept', actions: ['accept', 'recordTurn', 'treatAsDetails'] },
          // Here a "yes" fills no slot, so the turn has failed.
          { guard: 'isOutOfPatience', target: 'offering', actions: 'recordFailedTurn' },
          { actions: 'recordFailedTurn' },
        ],
        no: [
          { guard: 'declinesLast', target: 'confirming', actions: ['decline', 'recordTurn'] },
          { guard: 'mayDecline', actions: ['decline', 'recordTurn'] },
          { guard: 'isOutOfPatience', target: 'offering', actions: 'recordFailedTurn' },
          { actions: 'recordFailedTurn' },
        ],
        enough: [
          { guard: 'declinesLast', target: 'confirming', actions: ['decline', 'addUnread', 'recordTurn'] },
          { guard: 'mayDecline', actions: ['decline', 'addUnread', 'recordTurn'] },
          { guard: 'isOutOfPatience', target: 'offering', actions: 'recordFailedTurn' },
          { actions: 'recordFailedTurn' },
        ],
      },
    },
    confirming: {
      on: {
        // After an urgent answer, the caller has not heard the details read back. So a yes does not confirm the
        // details.
        yes: [
          { guard: 'wasUrgent', actions: 'recordTurn' },
          { target: 'done', actions: 'recordTurn' },
        ],
        enough: [
          { guard: 'wasUrgent', actions: 'recordTurn' },
          { target: 'done', actions: 'recordTurn' },
        ],
        no: { target: 'changing', actions: 'recordTurn' },
      },
    },
    changing: {
      on: {
        no: { target: 'confirming', actions: 'recordTurn' },
        leave: { target: 'confirming', actions: 'recordTurn' },
        enough: { target: 'confirming', actions: 'recordTurn' },
      },
    },
    offering: { on: { yes: { target: 'handedOver', actions: 'recordTurn' }, no: resume, enough: resume } },
    cancelling: {
      on: {
        yes: { target: 'cancelled', actions: 'recordTurn' },
        cancel: { target: 'cancelled', actions: 'recordTurn' },
        leave: { target: 'cancelled', actions: 'recordTurn' },
        no: resume,
        enough: resume,
      },
    },
    done: { type: 'final' },
    handedOver: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
