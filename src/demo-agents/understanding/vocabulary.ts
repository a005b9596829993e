import type { DialogueAgent, Handover, Question } from '../slots/agent.ts';
import type { Choice, Slot, TimeBand } from '../slots/slots.ts';
import { createPhraseFinder, createPhraseTest, normaliseText, type PhraseFinder } from '../text/phrases.ts';
import { createOrderReader, type OrderReader } from './read-order.ts';

/** The compiled vocabulary of one agent, in all languages. */
export interface Vocabulary {
  readonly agent: DialogueAgent;
  readonly readQuestion: QuestionReader;
  readonly isEmergency: (text: string) => boolean;
  readonly handovers: readonly { readonly handover: Handover; readonly isMeant: (text: string) => boolean }[];
  /** Whether an utterance only opens the call: "I'd like to order". */
  readonly isOpener: (text: string) => boolean;
  readonly orders: ReadonlyMap<string, OrderReader>;
  /** Finders of choices by slot: `always` by their names, `asked` also by words that only mean them as an answer. */
  readonly choices: ReadonlyMap<
    string,
    { readonly always: PhraseFinder<string>; readonly asked: PhraseFinder<string> }
  >;
  /** Finders of the time bands of a slot, in the same way. */
  readonly bands: ReadonlyMap<string, { readonly always: PhraseFinder<string>; readonly asked: PhraseFinder<string> }>;
  readonly texts: ReadonlyMap<string, (text: string) => boolean>;
}

/** Phrases that begin a call to any business. */
const commonOpeners = [
  ...['to order', 'place an order', 'make an order', 'to book', 'make a booking', 'i need some help'],
  ...['点餐', '订餐', '想预订', '주문하려고', '주문할게', '주문하고 싶', '주문 좀', '시키려고', '예약하려고'],
];

/** Compiles the vocabulary of an agent. */
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

/** Returns the question that a normalised clause asks, and which share of the clause it covers, from 0 to 1. */
export type QuestionReader = (text: string) => { readonly question: Question; readonly share: number } | undefined;

const interrogative =
  /\?|？|^(?:and |so |but |um |hi,? |hello,? )?(?:what|when|where|who|which|how|why|do|does|did|is|are|can|could|have|has|will|would|any|may|am)\b|吗|呢|什么|多少|几点|几个|哪|怎么|有没有|能不能|可不可以|可以|多久|多远|是不是|能|나요|까요|어요\s*$|해요|돼요|되요|있어요|있나|인가요|한가요|죠|무슨|뭐|어디|언제|얼마|몇|어떻게|어떤|왜/u;

/** Whether a text is a question by its mark or its words, since recognised speech has no question marks. */
export function looksLikeQuestion(text: string): boolean {
  return interrogative.test(text);
}

/** Returns a reader that picks the question whose phrases cover most of a clause. */
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

/** Length of a text in letters. A Chinese or Korean character counts as 2.5. */
function weightOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/\p{Script=Latin}|\s/u.test(letter) ? 1 : 2.5), 0);
}

/** Splits a text into clauses: sentences, and questions that follow an "and". */
export function splitIntoClauses(text: string): string[] {
  return text
    .split(
      /(?<=[?？!！。])|(?<=\.)\s+|(?:,\s*|\s+)(?:and|but|also)\s+(?=(?:do|does|what|what's|when|where|how|is|are|can (?:you|we|i)|could (?:you|we|i)|may (?:we|i)|have you)\b)/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\d]/u.test(clause));
}
