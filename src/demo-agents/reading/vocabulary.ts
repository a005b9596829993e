import { normaliseText } from '#language/normalise.ts';
import { createPhraseFinder, createPhraseTest, type PhraseFinder } from '#language/phrases.ts';
import { createSpelling, type Spelled, type SpellingRules } from '#language/spelling.ts';
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
  readonly spell: (text: string) => Spelled;
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
    spell: createSpelling(spellingOf(agent)),
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

/** Words that callers of any business use. Their spelling is corrected too. */
const commonWords =
  'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight morning afternoon evening weekend january february october november december appointment booking reservation delivery pickup please people adults children nights urgent address phone number cancel person';
/** Words in the names of things that also have other meanings. A misspelt word is never corrected to one of them. */
const weakWords =
  'above after another anybody anyone aroha before below bottle bring buzzer cannot change changing cheaper collecting collection coming crust doesn during either enrolled everywhere existing extended family fifteen first garden green haven hours house hurry jalape jessica later length longer marama matter minute moore moving never nobody normal particular patient picking place possible pouring preference price right roots running second short singh single sione sixty smear soaked soonest sparkling standard steep still straight suits swing thirty through times tiramis under visit weekday whenever whoever within';

/** Ordinary words that differ from a word of an agent by one or two letters. They are never corrected. */
const lookalikes =
  'basic basin basis blond bloom brad break breed broad broke broker cancer cheesy chick child chile chuck colon couch doug drawn drilling drinking driving drops estate flash flesh floating floor flooring floyd folding food fridge highlighted horse induction infection infections insertion inspection intention interim interior invention larger lashed leading leads leasing leaving margaret margarine message mourning nail night oliver parson persona phony plaice plate pleasure prone quite relation relocation shall should showed smell threat turner stack stick store stories story take these thing three vegetation wafer waiter where walter wishing';

/** Returns how the spelling of an agent's callers is corrected. */
function spellingOf(agent: DialogueAgent): SpellingRules {
  const words = spelledWords(agent);
  return {
    known: [...words, ...lookalikes.split(' ')],
    targets: words,
    shortest: { shortForm: 2, misspelt: 4 },
    twoMistakesFrom: 8,
    otherLetterFrom: 4,
  };
}

/** Returns the words to which misspelt words are corrected: common words, and the words in the names of an agent's things. */
function spelledWords({ slots }: DialogueAgent): Set<string> {
  const weak = new Set(weakWords.split(' '));
  const words = slots.flatMap(phrasesOf).flatMap((phrase) => phrase.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Set([...commonWords.split(' '), ...words.filter((word) => !weak.has(word))]);
}

function phrasesOf(slot: Slot): readonly string[] {
  if (slot.kind === 'order') {
    const { items, sizes, parts } = slot.menu;
    return [...items, ...sizes, ...parts].flatMap(({ name, aliases }) => [...Object.values(name), ...aliases]);
  }
  if (slot.kind === 'text') return slot.triggers ?? [];
  if (slot.kind !== 'choice') return [];
  return slot.choices.flatMap(({ name, aliases, answerAliases = [] }) =>
    [name.en, ...aliases, ...answerAliases].filter((phrase) => /[a-z]/i.test(phrase)),
  );
}
