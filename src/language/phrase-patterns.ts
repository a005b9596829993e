import { letters, maskCharacter } from './phrases.ts';

/**
 * A way to say something, in a notation that reads like the words themselves:
 *
 * - `[the ]` may be missing, and `(to|till)` is one of several.
 * - `{weekday}` is one word of a list. What was said is in the match under this name.
 * - `{!thing}` means that no word of that list follows.
 * - `#` is a digit, and `_` is a place where a space may stand.
 *
 * Words around it that must be there or must not be there are written in the same notation.
 */
export type Phrase =
  | string
  | {
      readonly say: string;
      readonly after?: string;
      readonly notAfter?: string;
      readonly before?: string;
      readonly notBefore?: string;
    };

/** Whether a language writes spaces between its words. */
export type Spacing = 'spaced' | 'unspaced';

/** The words that may stand for a name in a phrase. Example: `weekday` means `mon[day]|tue[s][day]|…`. */
export type WordLists = Readonly<Record<string, string>>;

/** The words of a match by the names of their lists. */
export type Groups = Readonly<Record<string, string>>;

/** Places that every language has: where a text begins, and where a word or a part of a text ends; and kinds of signs. */
const places: WordLists = {
  begin: '^[\\s\\p{P}]*',
  start: '^\\s*',
  stop: '$',
  end: `(?:$|[.,;!?，。！？${maskCharacter}])`,
  wordEnd: `(?![${letters}])`,
  letter: `[${letters}]`,
  word: `[${letters}'’-]+`,
  blank: '\\s',
};

/**
 * Returns a pattern that finds any of these phrases. In English, words end at their last letter and spaces matter. In
 * Chinese and Korean, a phrase may be part of a longer word, and spaces do not matter.
 */
export function compilePhrases(phrases: readonly Phrase[], lists: WordLists, language: Spacing): RegExp {
  const space = language === 'spaced' ? '\\s+' : '\\s*';
  let count = 0;

  function sourceOf(text: string): string {
    return text.replace(/\{(!?)(\w+)\}|[[\]()#_ ^$.*+?/\\]/g, (sign, not?: string, name?: string) => {
      if (name !== undefined) return not ? `(?!${sourceOf(lists[name] ?? name)})` : wordsOf(name);
      return signs[sign] ?? (sign === ' ' ? space : `\\${sign}`);
    });
  }
  function wordsOf(name: string): string {
    const place = places[name];
    if (place !== undefined) return place;
    count += 1;
    return `(?<${name}_${count}>${sourceOf(lists[name] ?? name)})`;
  }
  function patternOf(phrase: Phrase): string {
    const { say, after, notAfter, before, notBefore } = typeof phrase === 'string' ? { say: phrase } : phrase;
    return [
      after === undefined ? '' : `(?<=${sourceOf(after)})`,
      notAfter === undefined ? '' : `(?<!${sourceOf(notAfter)})`,
      startOf(say),
      sourceOf(say),
      before === undefined ? endOf(say) : `${isNumberAtEnd.test(say) ? '(?!\\d)' : ''}(?=${sourceOf(before)})`,
      notBefore === undefined ? '' : `(?!${sourceOf(notBefore)})`,
    ].join('');
  }
  function startOf(say: string): string {
    const isNumber = /^(?:#|\d|\[\d)/.test(say.replace(/^\{(\w+)\}/, (_, name: string) => lists[name] ?? ''));
    if (language === 'unspaced') return isNumber ? '(?<!\\d)' : '';
    return `(?<![${letters}\\d${isNumber ? '.:$/-' : ''}])`;
  }
  function endOf(say: string): string {
    if (language === 'spaced') return `(?![${letters}\\d]|[.:/-]\\d)`;
    return isNumberAtEnd.test(say) ? '(?!\\d)' : '';
  }
  return new RegExp(phrases.map(patternOf).join('|'), 'gu');
}

export function says(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => text.search(pattern) >= 0);
}

const isNumberAtEnd = /[\d#}\]]$/;

const signs: Readonly<Record<string, string>> = { '[': '(?:', ']': ')?', '(': '(?:', ')': ')', '#': '\\d', _: '\\s*' };

/** Returns the words of a match by the names of their lists. */
export function groupsOf({
  groups = {},
}: {
  readonly groups?: Record<string, string | undefined> | undefined;
}): Groups {
  const said = Object.entries(groups).flatMap(([name, words]) =>
    words === undefined ? [] : [[name.slice(0, name.lastIndexOf('_')), words] as const],
  );
  return Object.fromEntries(said);
}
