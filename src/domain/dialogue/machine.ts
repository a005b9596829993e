import { assign, setup } from 'xstate';
import type { DemoLanguage } from '../demo-languages.ts';
import type { DialogueAgent } from './agent.ts';
import { linesWithoutSize } from './order.ts';
import { nextSlot, orderIn, type SlotValues } from './slot-values.ts';
import type { AskedQuestion, Heard } from './understand.ts';

/** What a conversation knows besides the state it is in. */
export interface DialogueContext {
  readonly agent: DialogueAgent;
  readonly language: DemoLanguage;
  readonly values: SlotValues;
  /** Things for a person to read, such as an allergy, by their label on the ticket. */
  readonly notes: SlotValues;
  /** Slots in the order in which they were filled, for going back. */
  readonly filled: readonly string[];
  /** Turns in a row that were not understood, silent or rude. */
  readonly misses: number;
  /** What was heard last, so that the agent can take it up before it asks on. */
  readonly heard: Heard['type'] | 'start';
  readonly asked: readonly AskedQuestion[];
  /** Slots that the last turn filled or changed. */
  readonly fresh: readonly string[];
}

/** After this many turns in a row that lead nowhere, a person is offered. */
const patience = 2;

const machineSetup = setup({
  types: {
    context: {} as DialogueContext,
    events: {} as Heard,
    input: {} as { readonly agent: DialogueAgent; readonly language: DemoLanguage },
  },
  guards: {
    fillsEverything: ({ context, event }) =>
      event.type === 'details' && nextSlot(context.agent, closeAsked(context, event.values)) === undefined,
    isComplete: ({ context }) => nextSlot(context.agent, context.values) === undefined,
    declinesLast: ({ context }) => nextSlot(context.agent, decline(context)) === undefined,
    mayDecline: ({ context }) => decline(context) !== context.values,
    isOutOfPatience: ({ context }) => context.misses + 1 >= patience,
  },
  actions: {
    hear: assign(({ context, event }) => ({
      language: event.language,
      heard: event.type,
      asked: event.type === 'question' || event.type === 'details' ? event.asked : [],
      fresh: event.type === 'details' ? context.fresh : [],
      misses: 0,
    })),
    miss: assign(({ context, event }) => ({
      language: event.language,
      heard: event.type,
      asked: [],
      fresh: [],
      misses: context.misses + 1,
    })),
    note: assign(({ context, event }) => ('notes' in event ? { notes: { ...context.notes, ...event.notes } } : {})),
    fill: assign(({ context, event }) => {
      if (event.type !== 'details') return {};
      const values = closeAsked(context, event.values);
      const fresh = Object.keys(values).filter((key) => values[key] !== context.values[key]);
      return { values, fresh, filled: [...context.filled.filter((key) => !fresh.includes(key)), ...fresh] };
    }),
    decline: assign(({ context }) => ({ values: decline(context) })),
    empty: assign(({ context }) => {
      const last = context.filled.at(-1);
      if (last === undefined) return {};
      const { [last]: _removed, ...values } = context.values;
      return { values, filled: context.filled.slice(0, -1) };
    }),
  },
});

/** "Anything else?" was asked once an order had lines; whatever comes next has answered it. */
function closeAsked({ agent, values: before }: DialogueContext, values: SlotValues): SlotValues {
  const slot = agent.slots.find((candidate) => candidate.kind === 'order');
  if (!slot) return values;
  const earlier = orderIn(before, slot);
  const wasAsked =
    earlier !== undefined && earlier.lines.length > 0 && linesWithoutSize(earlier, slot.menu).length === 0;
  const order = orderIn(values, slot);
  if (!wasAsked || !order || order.closed || order.lines.length === 0) return values;
  return { ...values, [slot.key]: { kind: 'order', order: { ...order, closed: true } } };
}

/** The values after a "no" to the question of the moment; the same values where it may not be declined. */
function decline({ agent, values }: DialogueContext): SlotValues {
  const slot = nextSlot(agent, values);
  const order = slot && orderIn(values, slot);
  if (slot && order && order.lines.length > 0) {
    return { ...values, [slot.key]: { kind: 'order', order: { ...order, closed: true } } };
  }
  return slot?.optional ? { ...values, [slot.key]: { kind: 'declined' } } : values;
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
    agent: input.agent,
    language: input.language,
    values: {},
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
    emergency: { target: '.handedOver', actions: 'hear' },
  },
  states: {
    asking: {
      on: {
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
