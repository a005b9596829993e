/** The parameter with the name of a business in the fragment of the demo's URL. Example: `/demo#example=Kauri+Cafe`. */
const exampleParameter = 'example';

/** Maximum length of the name, in characters. */
export const longestExampleName = 60;

/** Matches letters of any script, and what stands between the words of a name. */
const plainName = /^\p{L}[\p{L}\p{M} &'’.,()-]*$/u;
/** Matches a full stop inside a word, as in a web address. */
const dotInWord = /\.\p{L}{2}/u;

/**
 * Returns the name of a business that an example may show, or `undefined`. Anybody can write such a link, so the name
 * has no digits, no addresses and no markup.
 */
export function readExampleName(text: string): string | undefined {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  const isShort = name.length <= 2 * longestExampleName && Array.from(name).length <= longestExampleName;
  return isShort && plainName.test(name) && !dotInWord.test(name) ? name : undefined;
}

/**
 * Returns the example that the fragment of a URL asks for, and whether it has a name that an example may not show. A
 * fragment is not sent to the server, so the name is neither cached nor logged, and search engines see only the demo
 * page.
 */
export function exampleIn(fragment: string) {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(exampleParameter);
  const name = text === null ? undefined : readExampleName(text);
  return { name, isRefused: text !== null && name === undefined };
}

/** Returns the fragment of an example's URL. */
export function exampleFragment(name: string): string {
  return `#${new URLSearchParams({ [exampleParameter]: name })}`;
}
