import { normaliseText } from '#language/normalise.ts';
import { createPhraseFinder, createPhraseTest, type PhraseFinder } from '#language/phrases.ts';
import { createSpelling, type Spelled } from '#language/spelling.ts';
import type { DialogueAgent, Handover, Question } from '../slots/agent.ts';
import type { Choice, Slot, TimeBand } from '../slots/slots.ts';
import { createNotOfferedReader, type NotOfferedReader } from './not-offered.ts';
import { createOrderReader, type OrderReader } from './read-order.ts';
import { splitBesideQuestion, splitQuestions } from './split-clauses.ts';

/** Everything that one agent understands, in all languages, in a form that is fast to search. */
export interface Vocabulary {
  readonly agent: DialogueAgent;
  readonly readQuestion: QuestionReader;
  readonly isEmergency: (text: string) => boolean;
  readonly handovers: readonly { readonly handover: Handover; readonly isMeant: (text: string) => boolean }[];
  /** Returns whether an utterance only opens the call. Example: "I'd like to order". */
  readonly isOpener: (text: string) => boolean;
  readonly orders: ReadonlyMap<string, OrderReader>;
  /**
   * For each choice slot, two functions that find its choices in a text. `always` finds choices by their names. `asked`
   * is used if the agent has just asked for the slot, and also finds phrases that only count as answers.
   */
  readonly choices: ReadonlyMap<
    string,
    { readonly always: PhraseFinder<string>; readonly asked: PhraseFinder<string> }
  >;
  /**
   * For each slot with parts of the day, two functions that find them. `always` and `asked` mean the same as in
   * `choices`.
   */
  readonly bands: ReadonlyMap<string, { readonly always: PhraseFinder<string>; readonly asked: PhraseFinder<string> }>;
  readonly texts: ReadonlyMap<string, (text: string) => boolean>;
  readonly notOffered: NotOfferedReader;
  /** Corrects the spelling of words that the agent knows. */
  readonly spell: (text: string) => Spelled;
}

/** Phrases with which people open a call to any business. */
const commonOpeners = [
  ...['to order', 'place an order', 'make an order', 'to book', 'make a booking', 'i need some help'],
  ...['点餐', '订餐', '想预订', '주문하려고', '주문할게', '주문하고 싶', '주문 좀', '시키려고', '예약하려고'],
];

/** Makes the vocabulary of an agent from its data. */
export function createVocabulary(agent: DialogueAgent): Vocabulary {
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
    handovers: (agent.handovers ?? []).map((handover) => ({ handover, isMeant: createPhraseTest(handover.triggers) })),
    isOpener: createPhraseTest([...commonOpeners, ...(agent.openers ?? [])]),
    orders: bySlot((slot) => (slot.kind === 'order' ? createOrderReader(slot.menu) : undefined)),
    choices: bySlot((slot) => (slot.kind === 'choice' ? finders(slot.choices) : undefined)),
    bands: bySlot((slot) => (slot.kind === 'time' ? finders(slot.bands) : undefined)),
    notOffered: createNotOfferedReader(agent),
    spell: createSpelling(spelledWords(agent)),
    texts: bySlot((slot) => (slot.kind === 'text' && slot.triggers ? createPhraseTest(slot.triggers) : undefined)),
  };
}

function finders(things: readonly (Choice | TimeBand)[]) {
  const finder = (withAnswers: boolean) =>
    createPhraseFinder(
      things.flatMap(({ key, name, aliases, answerAliases: answers = [] }) =>
        [...Object.values(name), ...aliases, ...(withAnswers ? answers : [])].map((alias) => [alias, key] as const),
      ),
    );
  return { always: finder(false), asked: finder(true) };
}

/** Returns the question that a normalised clause asks, and how much of the clause its phrases cover, from 0 to 1. */
export type QuestionReader = (text: string) => { readonly question: Question; readonly share: number } | undefined;

const interrogative =
  /\?|？|^(?:and |so |but |um |hi,? |hello,? )?(?:what|when|where|who|which|how|why|do|does|did|is|are|can|could|have|has|will|would|any|may|am)\b|吗|呢|什么|多少|几点|几个|哪|怎么|有没有|能不能|可不可以|可以|多久|多远|是不是|能|나요|까요|어요\s*$|해요|돼요|되요|있어요|있나|인가요|한가요|죠|무슨|뭐|어디|언제|얼마|몇|어떻게|어떤|왜/u;

/**
 * Returns whether a text is a question. Either its question mark or its words show this, because recognised speech has
 * no question marks.
 */
export function looksLikeQuestion(text: string): boolean {
  return interrogative.test(text);
}

const asksForm =
  /^(?:(?:and|so|but|um+|oh|hey|hi|hmm|sorry),? )*(?:what|how|which|why|is|are|does|do|did|was)\b|(?:吗|呢|么|什么|多少|怎么样|如何|好吃吗)[。\s?？]*$|(?:나요|까요|가요|어때요|뭐예요|얼마예요|얼마|들어가요|들어 ?있어요|있어요|맛있어요|매워요)[.\s?？]*$/u;
const requestForm =
  /\b(?:can|could|may|might) (?:i|we|you)\b|\b(?:i|we)(?:'?ll|'?d| want| need| would)\b|\b(?:please|pls|get|order|grab|take|make (?:it|that)|chuck|add|gimme|give me|just do|how about|what about)\b|给我|要|来(?:[一二两三四五\d]|个|份)|加|换|点[一个两]|주세요|주시|주실|할게|부탁|되나요|될까요|돼요|되죠|가능|추가|바꿔|바꿀|빼|넣|으로요|하나요|개요|판이요|싶/u;

/**
 * Returns whether a normalised clause only asks about something and does not request it. Example: "is the vegetarian any
 * good?"
 */
export function onlyAsks(text: string): boolean {
  return asksForm.test(text) && !requestForm.test(text);
}

/** Returns a function that finds the question whose phrases cover most of a clause. */
export function createQuestionReader(questions: readonly Question[]): QuestionReader {
  const prepared = questions.map((question) => ({
    question,
    phrasings: question.triggers.map((phrasing) =>
      phrasing.split('+').map((part) => ({
        isIn: createPhraseTest([part]),
        weight: weightOf(normaliseText(part)),
      })),
    ),
  }));
  return (said) => {
    const text = said.replace(/\b(what|where|when|how|who)s\b/g, "$1's");
    let best: Question | undefined;
    let bestWeight = 0;
    for (const { question, phrasings } of prepared) {
      for (const parts of phrasings) {
        if (!parts.every(({ isIn }) => isIn(text))) continue;
        const weight = parts.reduce((sum, part) => sum + part.weight, 0);
        if (best && Boolean(question.isGeneral) !== Boolean(best.isGeneral)) {
          if (question.isGeneral) continue;
        } else if (weight <= bestWeight) continue;
        best = question;
        bestWeight = weight;
      }
    }
    return best && { question: best, share: bestWeight / Math.max(1, weightOf(text)) };
  };
}

/** Returns the length of a text in letters. Each Chinese or Korean character counts as 2.5 letters. */
function weightOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Script=Latin}|\s/u.test(letter) ? 1 : 2.5), 0);
}

/** Splits a text into clauses. A clause is a sentence, or a question beside other words. */
export function splitIntoClauses(text: string): string[] {
  return text
    .split(
      /(?<=[?？!！。])|(?<=\.)\s+|(?:,\s*|\s+)(?:and|but|also)\s+(?=(?:do|does|what|what's|when|where|how|is|are|can (?:you|we|i)|could (?:you|we|i)|may (?:we|i)|have you)\b)/iu,
    )
    .flatMap(splitBesideQuestion)
    .flatMap(splitQuestions)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause));
}

/** Words that callers of any business use. Their spelling is corrected too. */
const commonWords =
  'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight morning afternoon evening weekend january february october november december appointment booking reservation delivery pickup please people adults children nights urgent address phone number cancel person'.split(
    ' ',
  );
/**
 * Words in the names of choices and items that also have other meanings. A misspelt word is never corrected to one of
 * them.
 */
const weakWords: ReadonlySet<string> = new Set(
  `above after another anybody anyone aroha before below bottle bring buzzer cannot change changing cheaper
  collecting collection coming crust doesn during either enrolled everywhere existing extended family fifteen
  first garden green haven hours house hurry jalape jessica later length longer marama matter minute moore
  moving never nobody normal particular patient picking place possible pouring preference price right roots
  running second short singh single sione sixty smear soaked soonest sparkling standard steep still straight
  suits swing thirty through times tiramis under visit weekday whenever whoever within`.split(/\s+/),
);

/**
 * Returns the words to which misspelt words are corrected for an agent: common words, and the words of its menu, its
 * choices and the triggers of its text slots.
 */
export function spelledWords({ slots }: DialogueAgent): Set<string> {
  const words = slots.flatMap(phrasesOf).flatMap((phrase) => phrase.toLowerCase().match(/\p{L}+/gu) ?? []);
  return new Set([...commonWords, ...words.filter((word) => !weakWords.has(word))]);
}

function phrasesOf(slot: Slot): readonly string[] {
  if (slot.kind === 'order') {
    const { items, sizes, parts } = slot.menu;
    return [...items, ...sizes, ...parts].flatMap(({ name, aliases }) => [...Object.values(name), ...aliases]);
  }
  if (slot.kind === 'text') return slot.triggers ?? [];
  return slot.kind === 'choice'
    ? slot.choices
        .flatMap(({ name, aliases, answerAliases = [] }) => [name.en, ...aliases, ...answerAliases])
        .filter(isLatin)
    : [];
}

function isLatin(phrase: string): boolean {
  return /[a-z]/i.test(phrase);
}
