import type { DialogueAgent } from '../slots/agent.ts';
import type { Slot } from '../slots/slots.ts';

/** Words that callers of any business use. Their spelling is corrected too. */
const commonWords =
  'monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight morning afternoon evening weekend january february october november december appointment booking reservation delivery pickup please people adults children nights urgent address phone number cancel person'.split(
    ' ',
  );
/** Words in the names of choices that are no sign of a choice. A misspelt word is never taken for one of them. */
const weakWords: ReadonlySet<string> = new Set(
  `above after another anybody anyone aroha before below bottle bring buzzer cannot change changing cheaper
  collecting collection coming crust doesn during either enrolled everywhere existing extended family fifteen
  first garden green haven hours house hurry jalape jessica later length longer marama matter minute moore
  moving never nobody normal particular patient picking place possible pouring preference price right roots
  running second short singh single sione sixty smear soaked soonest sparkling standard steep still straight
  suits swing thirty through times tiramis under visit weekday whenever whoever within`.split(/\s+/),
);

/** Returns the words of an agent whose spelling is corrected: those of its menu and of its choices, in all languages. */
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
