import type { IsoDate } from './calendar.ts';
import { chinese } from './chinese.ts';
import { type DigitText, toDigits } from './digits.ts';
import { english } from './english.ts';
import { korean } from './korean.ts';
import { type DemoLanguage, demoLanguages } from './languages.ts';
import { normaliseInPlace } from './normalise.ts';
import type { DayContext, DayRule, LanguageRules, TimeMention } from './patterns.ts';
import { compilePhrases, groupsOf } from './phrase-patterns.ts';
import { type Match, maskCharacter, maskMatches } from './phrases.ts';

/**
 * A day that the caller mentioned. To get its date, `resolve` needs today's date and the first day that is possible.
 */
export interface DayMention {
  readonly kind: DayRule['kind'];
  readonly resolve: (context: DayContext) => IsoDate | undefined;
}

const rules = { en: compileAll(english), 'zh-Hans': compileAll(chinese), ko: compileAll(korean) } satisfies Record<
  DemoLanguage,
  unknown
>;

function compileAll({ days, lists, nights, spacing, times }: LanguageRules) {
  const withPattern = <Rule extends { readonly phrases: LanguageRules['days'][number]['phrases'] }>(rule: Rule) => ({
    ...rule,
    pattern: compilePhrases(rule.phrases, lists, spacing),
  });
  return { days: days.map(withPattern), times: times.map(withPattern), nights: nights.map(withPattern) };
}

/** Returns all days that a text mentions, in the order of the text. */
export function findDays({ text }: DigitText, language: DemoLanguage): Match<DayMention>[] {
  const found: Match<DayMention>[] = [];
  let rest = text;
  for (const { kind, pattern, resolve: on } of rules[language].days) {
    for (const match of rest.matchAll(pattern)) {
      const said = groupsOf(match);
      const place = { start: match.index, end: match.index + match[0].length };
      found.push({ ...place, value: { kind, resolve: (context) => on(said, context) } });
    }
    rest = rest.replace(pattern, (match) => maskCharacter.repeat(match.length));
  }
  return withoutRepeatedDays(
    found.sort((left, right) => left.start - right.start),
    text,
  );
}

/**
 * Matches words for a day near today. A weekday next to such a word means the same day. Example: "tomorrow, Wednesday".
 */
const nearDay = /tomorrow|today|tonight|[今明后昨]|내일|모레|오늘|글피/;

/** Removes a weekday that is next to a date. Example: "Friday 27 November" mentions only one day. */
function withoutRepeatedDays(found: readonly Match<DayMention>[], text: string): Match<DayMention>[] {
  const isBeside = (left: Match<DayMention> | undefined, right: Match<DayMention> | undefined) =>
    left !== undefined &&
    right !== undefined &&
    /^[\s,，(（的]*(?:the\s+|那个?|这个?|就是|也就是|是|그\s*|그러니까\s*)?\s*$/.test(
      text.slice(left.end, right.start),
    );
  return found.filter((mention, index) => {
    if (mention.value.kind !== 'weekday') return true;
    const [before, after] = [found[index - 1], found[index + 1]];
    const isSure = (other: Match<DayMention> | undefined) =>
      other !== undefined &&
      (other.value.kind === 'date' ||
        (other.value.kind === 'relative' && nearDay.test(text.slice(other.start, other.end))));
    return !((isSure(before) && isBeside(before, mention)) || (isSure(after) && isBeside(mention, after)));
  });
}

/**
 * Returns all times of day that a text mentions, in the order of the text. The days in the text must already be masked.
 */
export function findTimes({ text }: DigitText, language: DemoLanguage): Match<TimeMention>[] {
  const found: Match<TimeMention>[] = [];
  let rest = text;
  for (const { pattern, read } of rules[language].times) {
    const said = [...rest.matchAll(pattern)].flatMap((match) => {
      const value = read(groupsOf(match));
      return value ? [{ start: match.index, end: match.index + match[0].length, value }] : [];
    });
    found.push(...said);
    rest = maskMatches(rest, said);
  }
  return found.sort((left, right) => left.start - right.start);
}

/** Returns all numbers of nights that a text mentions. Example: "three nights", "住三晚", "3박", "a week". */
export function findNights({ text }: DigitText, language: DemoLanguage): Match<number>[] {
  return rules[language].nights
    .flatMap(({ pattern, nights }) =>
      [...text.matchAll(pattern)].map((match) => {
        const said = Object.values(groupsOf(match))[0] ?? '1';
        const count = said.includes('couple') ? 2 : /^\d/.test(said) ? Number(said) : 1;
        return { start: match.index, end: match.index + match[0].length, value: count * nights };
      }),
    )
    .filter(({ value }) => value > 0)
    .sort((left, right) => left.start - right.start);
}

/** Masks phone numbers, because their digits look like days and times. */
export function hidePhones(text: string): string {
  return text.replace(/\+?\(?\b0\d(?:[\s().-]?\d){5,12}|\+\d(?:[\s().-]?\d){6,13}/g, (digits) =>
    maskCharacter.repeat(digits.length),
  );
}

/** Masks all days, times and numbers of nights. The rest of the text can then be searched for counts and names. */
export function hideDatesAndTimes(text: string): string {
  let rest = text;
  for (const { tag } of demoLanguages) {
    const digits = toDigits(normaliseInPlace(rest), tag);
    const days = findDays(digits, tag);
    const nights = findNights({ ...digits, text: maskMatches(digits.text, days) }, tag);
    const times = findTimes({ ...digits, text: maskMatches(digits.text, [...days, ...nights]) }, tag);
    const places = [...days, ...nights, ...times].map(
      (mention): Match<true> => ({ ...digits.originalSpan(mention.start, mention.end), value: true }),
    );
    rest = maskMatches(rest, places);
  }
  return rest;
}
