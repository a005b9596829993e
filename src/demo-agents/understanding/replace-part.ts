import type { SlotValue } from '../slots/slot-values.ts';
import { type Filling, fill } from './filling.ts';

const word = "[\\p{L}\\p{M}\\d’'-]+";
/** The ways to say that one word is right and another is wrong. Example: "24 not 22", "是24号不是22号", "22번지 말고 24번지". */
const replacements: readonly RegExp[] = [
  new RegExp(
    `(?<right>${word}(?:\\s${word})?),?\\s+(?:and\\s+)?(?:not|instead of|rather than)\\s+(?:number\\s+|the\\s+)?(?<wrong>${word}(?:\\s${word})?)`,
    'iu',
  ),
  new RegExp(
    `\\bnot\\s+(?:number\\s+)?(?<wrong>${word})[,\\s]+(?:but\\s+|it['’]?s\\s+)?(?:number\\s+)?(?<right>${word})`,
    'iu',
  ),
  /不是\s*(?<wrong>[\p{L}\d]{1,6}?)(?:号|號)?[，,\s]*(?:而?是)\s*(?<right>[\p{L}\d]{1,6}?)(?:号|號|[。\s]|$)/u,
  /是\s*(?<right>[\p{L}\d]{1,6}?)(?:号|號)?[，,\s]*(?:不是|而不是)\s*(?<wrong>[\p{L}\d]{1,6}?)(?:号|號|[。\s]|$)/u,
  /(?<wrong>[\p{L}\d]{1,8}?)(?:번지|번)?(?:가|이)?\s*(?:아니라|아니고|말고)\s*(?<right>[\p{L}\d]{1,8}?)(?:번지|번|이에요|예요|입니다|이요|요|[.\s]|$)/u,
];

/**
 * Corrects one word of a name, an address or a phone number that is already known. Example: with the address "22 Kauri
 * Road", "number 24 not 22" makes it "24 Kauri Road".
 */
export function replaceParts(filling: Filling): void {
  const { vocabulary, rest, values } = filling;
  const slots = vocabulary.agent.slots.filter(({ kind }) => kind === 'address' || kind === 'name' || kind === 'phone');
  for (const pattern of replacements) {
    const match = pattern.exec(rest);
    const { right, wrong } = match?.groups ?? {};
    if (!match || !right || !wrong) continue;
    for (const slot of slots) {
      const value = values[slot.key];
      const next = value?.kind === 'text' ? correctedText(value.text, right, wrong) : undefined;
      if (next === undefined) continue;
      const found = { start: match.index, end: match.index + match[0].length, value: true };
      const corrected: SlotValue = { kind: 'text', text: next };
      fill(filling, slot, [found], corrected);
      return;
    }
  }
}

/** Returns the text with the wrong words replaced, or `undefined` if it contains neither the wrong nor the right ones. */
function correctedText(text: string, right: string, wrong: string): string | undefined {
  // The pattern may have found a word too many on either side. Example: "number 24" in "number 24 not 22 thanks".
  const candidates = (said: string) => [said, ...said.split(/\s+/)];
  for (const bad of candidates(wrong)) {
    const place = wordIn(text, bad);
    if (place < 0) continue;
    const isNumber = /^\d/.test(bad);
    const isWhole = bad === wrong && !/\d/.test(bad);
    const good = isWhole ? right : candidates(right).findLast((candidate) => /^\d/.test(candidate) === isNumber);
    if (good) return text.slice(0, place) + good + text.slice(place + bad.length);
  }
  const isRightAlready = candidates(right).some((good) => /\d/.test(good) && wordIn(text, good) >= 0);
  return isRightAlready ? text : undefined;
}

/** Returns where a word is in a text, as a whole word, or -1. Three or more digits may be a part of a longer number. */
function wordIn(text: string, sought: string): number {
  const place = text.toLowerCase().indexOf(sought.toLowerCase());
  if (place < 0) return -1;
  const [before = '', after = ''] = [text.charAt(place - 1), text.charAt(place + sought.length)];
  const isWhole = !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
  return isWhole || /^\d{3,}$/.test(sought) || /\p{Script=Han}|\p{Script=Hangul}/u.test(sought) ? place : -1;
}
