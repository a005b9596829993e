import { expect, test } from 'vitest';
import { readDateTime } from './read-date-time.ts';

/** A Tuesday. */
const today = '2026-11-24';
const read = (text: string, language: 'en' | 'zh-Hans' | 'ko') => readDateTime(text, language, today, 14 * 60);

test.each([
  ['en', 'Christmas Eve', '2026-12-24'],
  ['en', 'on boxing day', '2026-12-26'],
  ['en', 'new year’s day', '2027-01-01'],
  ['en', 'the first Saturday in December', '2026-12-05'],
  ['en', 'the last Friday of December', '2026-12-25'],
  ['en', 'the 3rd of next month', '2026-12-03'],
  ['en', 'a fortnight today', '2026-12-08'],
  ['en', 'tomorrow week', '2026-12-02'],
  ['en', 'Wednesday the week after next', '2026-12-09'],
  ['en', 'not tomorrow, the day after', '2026-11-26'],
  ['zh-Hans', '平安夜', '2026-12-24'],
  ['zh-Hans', '圣诞节那天', '2026-12-25'],
  ['zh-Hans', '元旦', '2027-01-01'],
  ['zh-Hans', '下个月28号', '2026-12-28'],
  ['zh-Hans', '十二月第一个星期六', '2026-12-05'],
  ['ko', '크리스마스이브', '2026-12-24'],
  ['ko', '다음 달 28일', '2026-12-28'],
  ['ko', '12월 첫째 주 토요일', '2026-12-05'],
  ['ko', '내일모레', '2026-11-26'],
] as const)('%s: %s', (language, said, day) => {
  expect(read(said, language)?.day).toBe(day);
});

test.each([
  ['en', 'after two', 'after'],
  ['en', 'not before ten', 'after'],
  ['en', 'before half past four', 'before'],
  ['zh-Hans', '五点以后', 'after'],
  ['zh-Hans', '三点之前', 'before'],
  ['ko', '세 시 이후로요', 'after'],
  ['ko', '세 시 전에요', 'before'],
  ['en', 'at two', undefined],
  ['en', 'half past two', undefined],
  ['zh-Hans', '五点', undefined],
] as const)('%s: "%s" names times on one side of it', (language, said, bound) => {
  expect(read(said, language)?.bound).toBe(bound);
});

test.each([
  ['en', 'Friday is no good'],
  ['zh-Hans', '星期五不行'],
  ['ko', '금요일은 안 돼요'],
] as const)('%s: "%s" names no day that is wanted', (language, said) => {
  expect(read(said, language)?.day).toBeUndefined();
});
