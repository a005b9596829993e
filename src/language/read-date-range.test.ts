import { expect, test } from 'vitest';
import { readDateRange } from './read-date-range.ts';

/** A Saturday. */
const today = '2026-11-21';
const read = (text: string, language: 'en' | 'zh-Hans' | 'ko') => {
  const stay = readDateRange(text, language, today);
  return stay && [stay.from?.slice(5) ?? '?', stay.to?.slice(5) ?? '?', stay.nights ?? '?'].join(' ');
};

test.each([
  ['a room for two on the 14th, two nights', '12-14 12-16 2'],
  ['for three nights', '? ? 3'],
  ['from Friday to Sunday', '11-27 11-29 2'],
  ['this Friday till next Tuesday', '11-27 12-01 4'],
  ['the weekend', '11-21 11-22 1'],
  ['a week', '? ? 7'],
  ['next weekend', '11-27 11-29 2'],
  ['14 to 16 December', '12-14 12-16 2'],
  ['from the 14th to the 16th of December', '12-14 12-16 2'],
  ['the 30th till the 2nd', '11-30 12-02 2'],
  ['check in on the 14th, check out on the 16th', '12-14 12-16 2'],
  ['14/12 - 17/12', '12-14 12-17 3'],
  ['tomorrow for a couple of nights', '11-22 11-24 2'],
  ['tonight, just one night', '11-21 11-22 1'],
  ['just tonight', '11-21 11-22 1'],
  ['tomorrow', '11-22 ? ?'],
  ['until Sunday', '? 11-22 ?'],
  ['leaving on the 16th', '? 12-16 ?'],
  ['a two-night stay from next Monday', '11-23 11-25 2'],
  ['a week from Friday', '12-04 ? ?'],
  ['for a week from the 1st of December', '12-01 12-08 7'],
])('%s', (said, stay) => {
  expect(read(said, 'en')).toBe(stay);
});

test.each([
  ['14号两个人，住两晚', '12-14 12-16 2'],
  ['住三晚', '? ? 3'],
  ['十二月十四号到十六号', '12-14 12-16 2'],
  ['14到16号', '12-14 12-16 2'],
  ['星期五到星期天', '11-27 11-29 2'],
  ['下周五住一晚', '11-27 11-28 1'],
  ['今晚', '11-21 ? ?'],
  ['今晚住一晚', '11-21 11-22 1'],
  ['明天到后天', '11-22 11-23 1'],
  ['住一个星期', '? ? 7'],
  ['一个星期', '? ? 7'],
  ['16号退房', '? 12-16 ?'],
])('%s', (said, stay) => {
  expect(read(said, 'zh-Hans')).toBe(stay);
});

test.each([
  ['14일에 두 명, 이틀 묵을 방 있나요?', '12-14 12-16 2'],
  ['3박', '? ? 3'],
  ['삼박 사일이요', '? ? 3'],
  ['2박 3일', '? ? 2'],
  ['12월 14일부터 16일까지', '12-14 12-16 2'],
  ['금요일부터 일요일까지', '11-27 11-29 2'],
  ['내일부터 사흘', '11-22 11-25 3'],
  ['오늘 하루만', '11-21 11-22 1'],
  ['다음 주 월요일 1박', '11-23 11-24 1'],
  ['16일까지요', '? 12-16 ?'],
  ['일주일 동안', '? ? 7'],
])('%s', (said, stay) => {
  expect(read(said, 'ko')).toBe(stay);
});

test.each([
  ['a room for two', 'en'],
  ['my number is 021 555 0199', 'en'],
  ['두 명이요', 'ko'],
  ['两大一小', 'zh-Hans'],
] as const)('finds no stay in "%s"', (said, language) => {
  expect(read(said, language)).toBeUndefined();
});
