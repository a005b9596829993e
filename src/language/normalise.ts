import { simplify } from './simplified.ts';

/**
 * Returns a text in the form in which phrases are compared: in lower case, with one kind of apostrophe, narrow forms of
 * letters, simplified Chinese characters, and single spaces.
 */
export function normaliseText(text: string): string {
  return simplify(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** Like `normaliseText`, but every character keeps its position in the text. */
export function normaliseInPlace(text: string): string {
  return simplify(text)
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}
