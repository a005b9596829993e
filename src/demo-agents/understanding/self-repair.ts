import type { DemoLanguage } from '#domain/demo-languages.ts';
import { simplify } from '../text/simplified.ts';

/** Matches the words with which callers correct themselves in the middle of a sentence. */
const repairs = [
  /\bno,? (?:wait|make|actually|sorry|change|i mean|let['’]?s|it['’]?s)\b/giu,
  /\bno(?=[,…] ?(?!thank|that['’]?s|no\b|please|not\b))/giu,
  /\b(?:scratch that|or rather|i mean|i meant|on second thoughts?|hang on|wait,? no|wait,? (?:make|actually))\b/giu,
  /(?<=[,.…–-] ?(?:(?:oh|um|uh|er) )?)(?:actually|wait|sorry|hold on)\b/giu,
  /\b(?:actually|sorry),? (?:make|no|can|could|i['’]?ll|let['’]?s|just|change|not|instead)\b/giu,
  /(?<!\b(?:can['’]?t|cannot|not|to|you|never|won['’]?t|please|or) )\bmake (?:it|that|them)\b/giu,
  /[啊哦]?不对|[啊哦欸诶哎]不|(?:不好意思)?说错了?|(?<=[，,。…] ?)(?:不是(?=[，,])|不(?=[，,])|等一下|等等|我是说|应该是)|还是改成/gu,
  /(?<![^\s,.…])아니(?:요|,|야|다|에요)?(?=[\s,])|잠깐만요?|아 참/gu,
];
/** Words that say nothing by themselves. What follows them does not correct them. */
const sayNothing =
  /\b(?:can|could|would|will|you|we|i|i['’]d|i['’]ll|please|and|but|so|then|oh|um+|uh+|er|ok|okay|yes|yeah|yep|no|nah|hi|hello|hey|just|to|like|is|it|that|wait|actually|sorry|hang on|hold on|make|the)\b|[啊哦不对是等一下那]|아니요?|아|어|음|네|잠깐만요?/giu;

/**
 * Splits a clause where the caller corrects it. Each part is read after the one before it, and begins with the words
 * of the correction. Example: "a large pepperoni, no make it a medium" becomes "a large pepperoni" and "no make it a
 * medium".
 */
export function splitAtRepairs(clause: string): string[] {
  const plain = simplify(clause);
  const places = repairs.flatMap((pattern) => [...plain.matchAll(pattern)].map(({ index }) => index));
  const parts: string[] = [];
  let start = 0;
  for (const place of places.sort((left, right) => left - right)) {
    const before = clause.slice(start, place);
    if (!/[\p{L}\d]/u.test(before.replace(sayNothing, ''))) continue;
    parts.push(before.trim());
    start = place;
  }
  return [...parts, clause.slice(start).trim()].filter((part) => /[\p{L}\d]/u.test(part));
}

/** Returns whether a text begins with the words of a correction. Example: "wait, my friend eats no prawns". */
export function announcesRepair(text: string): boolean {
  return repairs.some((pattern) => [...simplify(text).matchAll(pattern)].some(({ index }) => index <= 3));
}

/** The words that make a clause the correction of the one before. */
export const correctionMarks: Readonly<Record<DemoLanguage, string>> = {
  en: 'no, ',
  'zh-Hans': '不对，',
  ko: '아니, ',
};
