import type { DialogueAgent, Handover } from '../slots/agent.ts';
import type { Choice, Slot, TimeBand } from '../slots/slots.ts';
import { createPhraseFinder, createPhraseTest, type PhraseFinder } from '../text/phrase-finder.ts';
import { createQuestionReader, type QuestionReader } from './questions.ts';
import { createOrderReader, type OrderReader } from './read-order.ts';

/** The vocabulary of one agent, in all languages, made ready once. */
export interface Readers {
  readonly agent: DialogueAgent;
  readonly readQuestion: QuestionReader;
  readonly isEmergency: (text: string) => boolean;
  readonly handovers: readonly { readonly handover: Handover; readonly isMeant: (text: string) => boolean }[];
  /** Whether a sentence says no more than that there is something to come. */
  readonly wantsToBegin: (text: string) => boolean;
  readonly orders: ReadonlyMap<string, OrderReader>;
  /** Finds choices: by what is understood at any time, and by what is understood as an answer. */
  readonly choices: ReadonlyMap<
    string,
    { readonly always: PhraseFinder<string>; readonly asked: PhraseFinder<string> }
  >;
  /** Finds stretches of the day that are named. */
  readonly bands: ReadonlyMap<string, { readonly always: PhraseFinder<string>; readonly asked: PhraseFinder<string> }>;
  readonly texts: ReadonlyMap<string, (text: string) => boolean>;
}

/** "I'd like to order", to any business. */
const begins = [
  ...['to order', 'place an order', 'make an order', 'to book', 'make a booking', 'i need some help'],
  ...['点餐', '订餐', '想预订', '주문하려고', '주문할게', '주문하고 싶', '주문 좀', '시키려고', '예약하려고'],
];

/** Prepares the vocabulary of an agent. No model: the same sentence always means the same. */
export function createReaders(agent: DialogueAgent): Readers {
  const bySlot = <T>(read: (slot: Slot) => T | undefined) =>
    new Map(
      agent.slots.flatMap((slot) => {
        const reader = read(slot);
        return reader === undefined ? [] : [[slot.key, reader] as const];
      }),
    );
  return {
    agent,
    readQuestion: createQuestionReader(agent.questions),
    isEmergency: createPhraseTest(agent.emergencies),
    handovers: (agent.handovers ?? []).map((handover) => ({ handover, isMeant: createPhraseTest(handover.heardAs) })),
    wantsToBegin: createPhraseTest([...begins, ...(agent.begins ?? [])]),
    orders: bySlot((slot) => (slot.kind === 'order' ? createOrderReader(slot.menu) : undefined)),
    choices: bySlot((slot) => (slot.kind === 'choice' ? finders(slot.choices) : undefined)),
    bands: bySlot((slot) => (slot.kind === 'time' ? finders(slot.bands) : undefined)),
    texts: bySlot((slot) => (slot.kind === 'text' && slot.heardAs ? createPhraseTest(slot.heardAs) : undefined)),
  };
}

function finders(things: readonly (Choice | TimeBand)[]) {
  const finder = (withAnswers: boolean) =>
    createPhraseFinder(
      things.flatMap(({ key, name, aliases, answers = [] }) =>
        [...Object.values(name), ...aliases, ...(withAnswers ? answers : [])].map((alias) => [alias, key] as const),
      ),
    );
  return { always: finder(false), asked: finder(true) };
}
