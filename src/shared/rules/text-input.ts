/**
 * Matches the invisible characters that copying leaves in a text: controls of the writing direction, zero-width spaces
 * and soft hyphens. Joiners are not among them, because Persian and Indic words and emoji need them.
 */
const copiedMarks = /[\p{Bidi_Control}\u00AD\u200B\u2060-\u2064\uFEFF]/gu;

/** Matches every character that shows nothing, joiners and fillers included. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Matches controls and noncharacters, except for tabs, line feeds and NUL, with which a text is refused. */
const controls = /(?![\0\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * Matches a text with nothing to read in it. U+2800 is a Braille pattern without dots. U+FFFC and U+FFFD mark a place
 * where something is missing. Characters for private use look different in each font.
 */
const blank = /^[\s\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD]*$/u;

/** Returns a text without control characters and noncharacters. A line ends with a line feed in it. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?|[\v\f\x85]/g, '\n').replace(controls, '');
}

/** Returns a text trimmed and without control characters. A text in which nothing can be read becomes empty. */
export function cleanText(text: string): string {
  const plain = withoutControls(text);
  return blank.test(plain) ? '' : plain.trim();
}

/** Returns a text as `cleanText` does, and without the invisible characters that copying leaves in it. */
export function cleanWords(text: string): string {
  return cleanText(text.replace(copiedMarks, ''));
}

/**
 * Returns a name, a title or an address as `cleanWords` does, and on one line. A joiner at either end joins nothing,
 * except for one after a mark such as the Malayalam virama, which changes the last letter.
 */
export function cleanLine(text: string): string {
  return cleanWords(text)
    .replace(/[\n\t\u2028\u2029]+/g, ' ')
    .replace(/^[\s\u200C\u200D]+|(?<![\p{M}\s\u200C\u200D])[\s\u200C\u200D]{1,20}$/gu, '');
}

/** Returns a text with look-alike hyphens and apostrophes replaced by those of a keyboard, and without invisible ones. */
function plainCharacters(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02BC\u2032]/g, "'");
}

/** Returns an e-mail address as it would be typed on a keyboard. A copied `mailto:` is left out. */
export function cleanEmail(text: string): string {
  return plainCharacters(text)
    .trim()
    .replace(/^mailto:/i, '');
}

/** Returns a phone number with the digits, spaces and hyphens of a keyboard. A copied `tel:` is left out. */
export function cleanPhone(text: string): string {
  return plainCharacters(text)
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .trim()
    .replace(/^tel:\s*/i, '');
}

/** Returns the digit of any script as 0 to 9. Unicode encodes the ten digits of a script without a gap. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Returns a name in the form in which names are compared. Names with the same key look the same to a reader, except for
 * upper and lower case. Accents and signs count: "C" and "C++", "resume" and "résumé" are different names.
 */
export function nameKey(name: string): string {
  return plainCharacters(name).trim().replace(/\s+/g, ' ').toLowerCase().normalize('NFC');
}
