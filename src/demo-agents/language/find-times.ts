import type { DemoLanguage } from '#domain/demo-languages.ts';
import { type Found, masked } from '../text/phrase-finder.ts';
import { chineseTimes } from './chinese-times.ts';
import type { DigitText } from './digits.ts';
import { englishTimes } from './english-times.ts';
import { koreanTimes } from './korean-times.ts';
import type { Groups, TimeMention, TimePattern } from './time-pattern.ts';

const patterns: Readonly<Record<DemoLanguage, readonly TimePattern[]>> = {
  en: englishTimes,
  'zh-Hans': chineseTimes,
  ko: koreanTimes,
};

/** Every time of day that a text in digits mentions, in its order. Days were hidden from it. */
export function findTimes({ text }: DigitText, language: DemoLanguage): Found<TimeMention>[] {
  const found: Found<TimeMention>[] = [];
  let rest = text;
  for (const { pattern, read } of patterns[language]) {
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
