import { type DemoLanguage, demoLanguages } from '#domain/demo-languages.ts';
import { type Found, masked, maskFound, plainOf } from '../text/phrases.ts';
import type { IsoDate } from './calendar.ts';
import { chinese } from './chinese.ts';
import { type DigitText, toDigits } from './digits.ts';
import { english } from './english.ts';
import { korean } from './korean.ts';
import type { DayContext, DayPattern, Groups, LanguagePatterns, TimeMention } from './patterns.ts';

/** A day that was mentioned: which it is depends on the day before which it cannot be. */
export interface DayMention {
  readonly kind: DayPattern['kind'];
  readonly on: (context: DayContext) => IsoDate | undefined;
}

const patterns: Readonly<Record<DemoLanguage, LanguagePatterns>> = { en: english, 'zh-Hans': chinese, ko: korean };

/** Every day that a text in digits mentions, in its order. */
export function findDays({ text }: DigitText, language: DemoLanguage): Found<DayMention>[] {
  const found: Found<DayMention>[] = [];
  let rest = text;
  for (const { kind, pattern, on } of patterns[language].days) {
    for (const match of rest.matchAll(pattern)) {
      const groups = match.groups ?? {};
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        value: { kind, on: (context) => on(groups, context) },
      });
    }
    rest = rest.replace(pattern, (match) => masked.repeat(match.length));
  }
  return withoutEchoes(
    found.sort((left, right) => left.start - right.start),
    text,
  );
}

/** "Friday 27 November": a weekday right beside a date is that date. */
function withoutEchoes(found: readonly Found<DayMention>[], text: string): Found<DayMention>[] {
  const isBeside = (left: Found<DayMention> | undefined, right: Found<DayMention> | undefined) =>
    left !== undefined && right !== undefined && /^[\s,，(（]*(?:the\s+)?$/.test(text.slice(left.end, right.start));
  return found.filter((mention, index) => {
    if (mention.value.kind !== 'weekday') return true;
    const [before, after] = [found[index - 1], found[index + 1]];
    return !(
      (before?.value.kind === 'date' && isBeside(before, mention)) ||
      (after?.value.kind === 'date' && isBeside(mention, after))
    );
  });
}

/** Every time of day that a text in digits mentions, in its order. Days were hidden from it. */
export function findTimes({ text }: DigitText, language: DemoLanguage): Found<TimeMention>[] {
  const found: Found<TimeMention>[] = [];
  let rest = text;
  for (const { pattern, read } of patterns[language].times) {
    rest = rest.replace(pattern, (match: string, ...more: readonly unknown[]) => {
      const groups = more.at(-1);
      const start = more.find((value) => typeof value === 'number');
      const value = isGroups(groups) ? read(groups) : read({});
      if (!value || typeof start !== 'number') return match;
      found.push({ start, end: start + match.length, value });
      return masked.repeat(match.length);
    });
  }
  return found.sort((left, right) => left.start - right.start);
}

function isGroups(value: unknown): value is Groups {
  return typeof value === 'object' && value !== null;
}

/** Every number of nights that a text in digits names: three nights, 住三晚, 3박, a week. */
export function findNights({ text }: DigitText, language: DemoLanguage): Found<number>[] {
  return patterns[language].nights
    .flatMap(([pattern, nights]) =>
      [...text.matchAll(pattern)].map((match) => {
        const said = match.groups?.n ?? match.groups?.m ?? '1';
        const count = said.includes('couple') ? 2 : /^\d/.test(said) ? Number(said) : 1;
        return { start: match.index, end: match.index + match[0].length, value: count * nights };
      }),
    )
    .filter(({ value }) => value > 0)
    .sort((left, right) => left.start - right.start);
}

/** Hides telephone numbers, whose digits would pass for days and times. */
export function hidePhones(text: string): string {
  return text.replace(/\+?\(?\b0\d(?:[\s().-]?\d){5,12}|\+\d(?:[\s().-]?\d){6,13}/g, (digits) =>
    masked.repeat(digits.length),
  );
}

/** Hides every day, time and number of nights, so that what is left can be read for counts and names. */
export function hideMoments(text: string): string {
  let rest = text;
  for (const { tag } of demoLanguages) {
    const digits = toDigits(plainOf(rest), tag);
    const days = findDays(digits, tag);
    const nights = findNights({ ...digits, text: maskFound(digits.text, days) }, tag);
    const times = findTimes({ ...digits, text: maskFound(digits.text, [...days, ...nights]) }, tag);
    const places = [...days, ...nights, ...times].map(
      (mention): Found<true> => ({ ...digits.placeOf(mention.start, mention.end), value: true }),
    );
    rest = maskFound(rest, places);
  }
  return rest;
}
