import { expect, test } from 'vitest';
import { findImpossible } from './impossible.ts';

test.each([
  ['31 June at 10', 'en', 'day', '31 June'],
  ['the 30th of February please', 'en', 'day', '30th of February'],
  ['on June 31st', 'en', 'day', 'June 31st'],
  ['31/6 at ten', 'en', 'day', '31/6'],
  ['the 32nd please', 'en', 'day', 'the 32nd'],
  ['the thirty-first of june', 'en', 'day', 'thirty-first of june'],
  ['25 o’clock', 'en', 'time', '25 o’clock'],
  ['at 10:75', 'en', 'time', 'at 10:75'],
  ['friday at 26.30 pm', 'en', 'time', '26.30 pm'],
  ['6月31号上午', 'zh-Hans', 'day', '6月31号'],
  ['十三月五号', 'zh-Hans', 'day', '十三月五号'],
  ['25点', 'zh-Hans', 'time', '25点'],
  ['6월 31일이요', 'ko', 'day', '6월 31일'],
  ['25시에', 'ko', 'time', '25시'],
] as const)('finds what does not exist in "%s"', (text, language, kind, said) => {
  expect(findImpossible(text, language)).toEqual({ kind, said });
});

test.each([
  ['30 June at 10', 'en'],
  ['29 February', 'en'],
  ['10.30 pm for 25 people', 'en'],
  ['15 pm', 'en'],
  ['$25.80', 'en'],
  ['14/12/2026', 'en'],
  ['may I have 32 of them', 'en'],
  ['the 42nd floor', 'en'],
  ['unit 25/31 Beach Road', 'en'],
  ['12月31号晚上11点45分', 'zh-Hans'],
  ['皇后街 45 号', 'zh-Hans'],
  ['12월 31일 23시 45분', 'ko'],
  ['30시간', 'ko'],
] as const)('finds nothing in "%s"', (text, language) => {
  expect(findImpossible(text, language)).toBeUndefined();
});
