import { type Heard, hear } from '#shared/hearing/hear.ts';
import { utterancePartMaximum } from '#shared/rules/business-constants.ts';

/**
 * The places at which an utterance may be split, the best first: after a sentence, after a part of a sentence, after a
 * word.
 */
const ends = [/[.?!。？！;；]\s*/gu, /[,，、:：]\s*/gu, /\s+/gu];

/**
 * Splits an utterance into parts that are short enough to be read. A part ends where a sentence ends, if possible. An
 * utterance that is short enough is one part.
 */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > utterancePartMaximum) {
    const window = rest.slice(0, utterancePartMaximum);
    const end =
      ends
        .map((pattern) => [...window.matchAll(pattern)].at(-1))
        .map((match) => (match ? match.index + match[0].length : 0))
        .find((place) => place > 0) ?? utterancePartMaximum;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

const strongest: readonly Heard[] = ['distress', 'danger', 'person'];

/** Returns the most serious meaning that is heard in any of these parts of an utterance. */
export function hearAll(parts: readonly string[]): Heard | undefined {
  const heard = new Set(parts.map(hear));
  return strongest.find((meaning) => heard.has(meaning));
}
