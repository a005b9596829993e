import { expect, test } from 'vitest';
import { contactInQuestion } from './contact-in-question.ts';

const phone = '021 555 0173';

test.each([
  ['get someone to ring me, 021 555 0173, Dave', 'Dave'],
  ['can somebody call me on 0215550173? Dave Harris', 'Dave Harris'],
  ['please call me back 021 555 0173 dave', 'Dave'],
  ['hi can u pls ring me on 021 555 0173 cheers dave', 'Dave'],
  ['what does starter cost, call me on 021 555 0173 thanks Sue', 'Sue'],
  ['My name is Dave, my number is 021 555 0173', 'Dave'],
  ['Dave Harris, 021 555 0173', 'Dave Harris'],
  ['Can someone call me on 021 555 0173 about GST and usage?', ''],
  ['Does it work with Tradify? Ring Dave on 021 555 0173', 'Dave'],
  ['请打电话给我，021 555 0173，关于价格', ''],
  ['021 555 0173으로 전화 주세요, 요금에 대해서요', ''],
  ['021 555 0173', ''],
  ['ring me 021 555 0173', ''],
  ['请给我回电，王伟，021 555 0173', '王伟'],
  ['我叫李明，电话021 555 0173，请打给我', '李明'],
  ['김민수입니다. 021 555 0173으로 전화 주세요', '김민수'],
  ['전화 주세요 021 555 0173 김민수', '김민수'],
])('a wish to be rung has its number and name: %s', (question, name) => {
  expect(contactInQuestion(question)).toEqual({ name, phone });
});

test.each([
  'get someone to ring me',
  'does it work with my number 021 555 0173?',
  'Can you divert calls from 09 555 0173 to my mobile?',
  'what does Growth cost for 300 entries',
  'can it ring customers who call 021 555 0173?',
  'does $10,000 once cover 2026-2027?',
  '能把 021 555 0173 转到你们的客服吗？它会接吗？',
])('a question with a number, or without one, is no such wish: %s', (question) => {
  expect(contactInQuestion(question)).toBeUndefined();
});
