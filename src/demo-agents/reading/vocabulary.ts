import { normaliseText } from '#language/normalise.ts';
import { createPhraseFinder, createPhraseTest, type Match, type PhraseFinder } from '#language/phrases.ts';
import type { DialogueAgent, Handover, Question } from '../slots/agent.ts';
import type { Choice, Menu, Named, Slot, TimeBand } from '../slots/slots.ts';
import { splitPhrases, weightOf } from './word-lists.ts';

/** A word of an order: something from the menu, or a word that removes, adds, joins or replaces. */
export type MenuWord =
  | { readonly type: 'item' | 'size' | 'part'; readonly key: string }
  | { readonly type: 'without' | 'extra' | 'and' | 'noise' };

/** A word of an order, or a count or a comma, with its place in the text. */
export type Placed = Match<MenuWord | { readonly type: 'comma' } | { readonly type: 'count'; readonly count: number }>;

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
  readonly menus: ReadonlyMap<string, PhraseFinder<MenuWord>>;
  readonly named: ReadonlyMap<string, NamedThings>;
  readonly notOffered: PhraseFinder<true>;
  readonly texts: ReadonlyMap<string, (text: string) => boolean>;
}

const vocabularies = new WeakMap<DialogueAgent, Vocabulary>();

/** Returns the vocabulary of an agent. It is made for the first utterance and kept. */
export function vocabularyOf(agent: DialogueAgent): Vocabulary {
  const made = vocabularies.get(agent) ?? createVocabulary(agent);
  vocabularies.set(agent, made);
  return made;
}

function createVocabulary(agent: DialogueAgent): Vocabulary {
  const bySlot = <T>(read: (slot: Slot) => T | undefined): ReadonlyMap<string, T> =>
    new Map(
      agent.slots.flatMap((slot) => {
        const reader = read(slot);
        return reader === undefined ? [] : [[slot.key, reader] as const];
      }),
    );
  return {
    questions: createQuestionReader(agent.questions),
    notOffered: createPhraseFinder((agent.notOffered ?? []).map((thing) => [thing, true] as const)),
    isEmergency: createPhraseTest(agent.emergencies),
    handovers: (agent.handovers ?? []).map((handover) => ({ handover, isMeant: createPhraseTest(handover.triggers) })),
    menus: bySlot((slot) => (slot.kind === 'order' ? createMenuFinder(slot.menu) : undefined)),
    named: bySlot((slot) =>
      slot.kind === 'choice' ? namedThings(slot.choices) : slot.kind === 'time' ? namedThings(slot.bands) : undefined,
    ),
    texts: bySlot((slot) => (slot.kind === 'text' && slot.triggers ? createPhraseTest(slot.triggers) : undefined)),
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

const menuWords = {
  without: `no|without|hold the|leave off|leave out|remove|take off|take out|take the|drop|cancel the|scrap|don't want|doesn't want|not the|not a|not|minus|forget the|skip the|ditch the|swap the|swap out the|replace the|instead of|rather than|
    不要|不是|不放|走|别放|去掉|取消|不加|别加|不想要|不吃|不用|빼고|빼|뺀|없이|말고|취소|제외|안 넣|넣지 말|대신`,
  extra: 'extra|add|with extra|more|加|多加|多放|추가|더 넣',
  and: 'and|plus|with|&|和|还有|再来|再加|加上|以及|跟|이랑|랑|하고|그리고|와|과',
  noise: `no thanks|no thank you|no worries|no problem|no rush|no wait|no make|no that's|no sorry|no actually|that one|this one|which one|一个人|一下|一共|一起|一点|一些|一样|大概|大小|大人|大家|没有`,
} as const;

/** Returns a function that finds the names of a menu, and the words that change an order. */
function createMenuFinder(menu: Menu): PhraseFinder<MenuWord> {
  const named = (type: 'item' | 'size' | 'part', things: readonly Named[]) =>
    things.flatMap(({ key, name, aliases }) =>
      [...Object.values(name), ...aliases].map((alias) => [alias, { type, key }] as const),
    );
  const other = (['without', 'extra', 'and', 'noise'] as const).flatMap((type) =>
    splitPhrases(menuWords[type]).map((word) => [word, { type }] as const),
  );
  return createPhraseFinder<MenuWord>([
    ...named('item', menu.items),
    ...named('size', menu.sizes),
    ...named('part', menu.parts),
    ...other,
  ]);
}
