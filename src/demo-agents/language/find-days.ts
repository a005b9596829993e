import type { DemoLanguage } from '#domain/demo-languages.ts';
import { type Found, masked } from '../text/phrase-finder.ts';
import type { IsoDate } from './calendar.ts';
import { chineseDays } from './chinese-days.ts';
import type { DayContext, DayPattern } from './day-pattern.ts';
import type { DigitText } from './digits.ts';
import { englishDays } from './english-days.ts';
import { koreanDays } from './korean-days.ts';

/** A day that was mentioned: which it is depends on the day before which it cannot be. */
export interface DayMention {
  readonly kind: DayPattern['kind'];
  readonly on: (context: DayContext) => IsoDate | undefined;
}

const patterns: Readonly<Record<DemoLanguage, readonly DayPattern[]>> = {
  en: englishDays,
  'zh-Hans': chineseDays,
  ko: koreanDays,
};

/** Every day that a text in digits mentions, in its order. */
export function findDays({ text }: DigitText, language: DemoLanguage): Found<DayMention>[] {
  const found: Found<DayMention>[] = [];
  let rest = text;
  for (const { kind, pattern, on } of patterns[language]) {
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
