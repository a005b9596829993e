import { simplify } from './simplified.ts';

/**
 * Returns a text in the form in which phrases are compared: in lower case, with one kind of apostrophe, narrow forms of
 * letters, simplified Chinese characters, and single spaces.
 */
export function normaliseText(text: string): string {
  return withSingleSpaces(comparable(text.normalize('NFKC')));
}

/** Returns a text with single spaces in place of line breaks and of characters that nobody sees. */
export function withSingleSpaces(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/** Like `normaliseText`, but every character keeps its position in the text. */
export function normaliseInPlace(text: string): string {
  return comparable(text).replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

function comparable(text: string): string {
  return simplify(text)
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'");
}
