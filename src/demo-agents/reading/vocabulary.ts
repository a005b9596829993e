import { normaliseText } from '#language/normalise.ts';
import { createPhraseFinder, createPhraseTest, type PhraseFinder } from '#language/phrases.ts';
import type { DialogueAgent, Handover, Question } from '../slots/agent.ts';
import type { Choice, Slot, TimeBand } from '../slots/slots.ts';
import { createMenuFinder, type MenuWord } from './menu-words.ts';

/** The choices or parts of the day of a slot. `asked` also finds phrases that only count as an answer. */
export interface NamedThings {
  readonly always: PhraseFinder<string>;
  readonly asked: PhraseFinder<string>;
}

/** Everything that one agent understands, in all languages, in a form that is fast to search. */
export interface Vocabulary {
  readonly questions: QuestionReader;
  readonly isEmergency: (text: string) => boolean;
  readonly handovers: readonly { readonly handover: Handover; readonly isMeant: (text: string) => boolean }[];
  readonly isOpener: (text: string) => boolean;
  readonly menus: ReadonlyMap<string, PhraseFinder<MenuWord>>;
  readonly named: ReadonlyMap<string, NamedThings>;
  readonly texts: ReadonlyMap<string, (text: string) => boolean>;
  /** Finds things that the business does not offer. The value is the name of the thing. */
  readonly notOffered: PhraseFinder<string>;
}

const vocabularies = new WeakMap<DialogueAgent, Vocabulary>();

/** Returns the vocabulary of an agent. It is made for the first utterance and kept. */
export function vocabularyOf(agent: DialogueAgent): Vocabulary {
  const made = vocabularies.get(agent) ?? createVocabulary(agent);
  vocabularies.set(agent, made);
  return made;
}

/** Phrases with which people open a call to any business. */
const commonOpeners =
  'to order|place an order|to book|make a booking|need some help|点餐|订餐|想预订|주문하려|주문할게|주문하고 싶|시키려고|예약하려';

function createVocabulary(agent: DialogueAgent): Vocabulary {
  const bySlot = <T>(read: (slot: Slot) => T | undefined): ReadonlyMap<string, T> =>
    new Map(
      agent.slots.flatMap((slot) => {
        const reader = read(slot);
        return reader === undefined ? [] : [[slot.key, reader] as const];
      }),
    );
  const things = agent.notOffered?.things ?? [];
  return {
    questions: createQuestionReader(agent.questions),
    isEmergency: createPhraseTest(agent.emergencies),
    handovers: (agent.handovers ?? []).map((handover) => ({ handover, isMeant: createPhraseTest(handover.triggers) })),
    isOpener: createPhraseTest([...commonOpeners.split('|'), ...(agent.openers ?? [])]),
    menus: bySlot((slot) => (slot.kind === 'order' ? createMenuFinder(slot.menu) : undefined)),
    named: bySlot((slot) =>
      slot.kind === 'choice' ? namedThings(slot.choices) : slot.kind === 'time' ? namedThings(slot.bands) : undefined,
    ),
    texts: bySlot((slot) => (slot.kind === 'text' && slot.triggers ? createPhraseTest(slot.triggers) : undefined)),
    notOffered: createPhraseFinder(
      things.map((thing) => {
        const [said = '', name = said] = thing.split('=');
        return [said, name] as const;
      }),
    ),
  };
}

function namedThings(things: readonly (Choice | TimeBand)[]): NamedThings {
  const finder = (withAnswers: boolean) =>
    createPhraseFinder(
      things.flatMap(({ key, name, aliases, answerAliases = [] }) =>
        [...Object.values(name), ...aliases, ...(withAnswers ? answerAliases : [])].map(
          (alias) => [alias, key] as const,
        ),
      ),
    );
  return { always: finder(false), asked: finder(true) };
}

/** Returns the question that a normalised clause asks, and how much of the clause its phrases cover, from 0 to 1. */
export type QuestionReader = (text: string) => { readonly question: Question; readonly share: number } | undefined;

/** Returns a function that finds the question whose phrases cover most of a clause. */
function createQuestionReader(questions: readonly Question[]): QuestionReader {
  const phrasings = questions.flatMap((question) =>
    question.triggers.map((trigger) => {
      const parts = trigger.split('+');
      const weight = parts.reduce((sum, part) => sum + weightOf(normaliseText(part)), 0);
      return { question, weight, tests: parts.map((part) => createPhraseTest([part])) };
    }),
  );
  const byWeight = phrasings.sort(
    (left, right) =>
      (left.question.isGeneral ? 1 : 0) - (right.question.isGeneral ? 1 : 0) || right.weight - left.weight,
  );
  return (text) => {
    const found = byWeight.find(({ tests }) => tests.every((isIn) => isIn(text)));
    return found && { question: found.question, share: found.weight / Math.max(1, weightOf(text)) };
  };
}

/** Returns the length of a text in letters. Each Chinese or Korean character counts as 2.5 letters. */
function weightOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Script=Latin}|\s/u.test(letter) ? 1 : 2.5), 0);
}
