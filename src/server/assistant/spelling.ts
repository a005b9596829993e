import { createSpelling } from '#language/spelling.ts';
import { topicPhrasings } from './knowledge/topic-phrasings.ts';

/** A word can replace a misspelt word only if at least this number of phrasings contain it. */
const leastPhrasings = 3;

let spell: ReturnType<typeof createSpelling> | undefined;

/**
 * Returns a question with the short forms written out. An English word that is in no phrasing is replaced by a word
 * from the phrasings that differs in a single letter. Example: "wich is the midle plan" becomes "which is the middle
 * plan".
 */
export function withCorrectSpelling(question: string): string {
  spell ??= spellingOfPhrasings();
  return spell(question).text;
}

function spellingOfPhrasings() {
  const counts = new Map<string, number>();
  // Questions by strangers are left out, because they contain misspelt words.
  for (const { text } of topicPhrasings().filter(({ isStrangers }) => !isStrangers))
    for (const word of new Set(text.toLowerCase().match(/[a-z]+/g) ?? []))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= leastPhrasings).sort(([, one], [, other]) => other - one);
  return createSpelling({
    known: counts.keys(),
    targets: frequent.map(([word]) => word),
    shortest: { shortForm: 1, misspelt: 5 },
    twoMistakesFrom: Number.POSITIVE_INFINITY,
    otherLetterFrom: 7,
  });
}
