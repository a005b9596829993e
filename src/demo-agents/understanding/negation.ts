import type { Match } from '../text/phrases.ts';

const denies =
  /(?:\b(?:not|instead of|rather than|don't want|don't need|forget|scrap|drop|skip|no longer)\s+(?:(?:the|a|an|for|on|with|in|by|my|want|need)\s+)*|(?:而不是|不是|不要|不用|不想|别|代替|不)\s*)$/u;
const deniesAfter =
  /^\s*(?:로|으로|은|는|이|가|을|를|에|예요|이에요)?\s*(?:말고|아니고|아니라|아니에요|대신|빼고|안 ?(?:하고|할게|해요|해도|받고|받을)|됐고)/u;
const plainNo = /\bno\s+$/u;

/** Returns whether the caller says that this is not wanted. Example: "not the studio", "스튜디오 말고", 不要外送. */
export function isDenied(text: string, { start, end }: Match<unknown>): boolean {
  return denies.test(text.slice(0, start)) || deniesAfter.test(text.slice(end));
}

/**
 * Returns whether "no" stands directly before a word. It can deny it ("no delivery"), or begin a correction ("no
 * delivery please").
 */
export function followsNo(text: string, { start }: Match<unknown>): boolean {
  return plainNo.test(text.slice(0, start));
}
