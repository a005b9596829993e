import { expect, test } from 'vitest';
import { readCount, readDeniedCount } from './read-count.ts';

const guests = [
  ...[
    'people',
    'person',
    'persons',
    'guests',
    'guest',
    'adults',
    'adult',
    'kids',
    'kid',
    'children',
    'child',
    'of us',
    'for #',
  ],
  ...['just me=1', 'only me=1', '位', '大', '小', '大人', '成人', '小孩', '孩子', '人', '一家三口=3'],
  ...['명', '사람', '분', '어른 #', '성인 #', '아이 #', '혼자=1'],
];

test.each([
  ['two adults and one child', 3],
  ['two adults, one kid', 3],
  ['2 people', 2],
  ['a room for two on the 14th, two nights', 2],
  ['four of us', 4],
  ['just me', 1],
  ['one adult', 1],
  ['a couple of adults and a child', 3],
  ['three', 3],
  ['no, two', 2],
  ['make it four please', 4],
  ['for three nights', undefined],
  ['on the 14th', undefined],
  ['021 555 0199', undefined],
  ['the studio please', undefined],
])('%s', (said, count) => {
  expect(readCount(said, 'en', guests)).toBe(count);
});

test.each([
  ['两大一小', 3],
  ['两个大人一个小孩', 3],
  ['14号两个人，住两晚', 2],
  ['三位', 3],
  ['四个', 4],
  ['不对，两个', 2],
  ['住三晚', undefined],
])('%s', (said, count) => {
  expect(readCount(said, 'zh-Hans', guests)).toBe(count);
});

test.each([
  ['어른 둘 아이 하나', 3],
  ['어른 두 명, 아이 한 명', 3],
  ['14일에 두 명, 이틀 묵을 방 있나요?', 2],
  ['세 명이요', 3],
  ['혼자예요', 1],
  ['셋이요', 3],
  ['아니요, 두 명이요', 2],
  ['3박이요', undefined],
])('%s', (said, count) => {
  expect(readCount(said, 'ko', guests)).toBe(count);
});

const parts = [
  'adults',
  'adult',
  'kids',
  'kid',
  'children',
  'child',
  'baby',
  '小孩',
  '孩子',
  '大人',
  '어른 #',
  '아이 #',
];
const wholes = ['people', 'person', 'guests', 'of us', 'for #', '人', '位', '명', '사람'];

test.each([
  ['four of us now, two of them kids', 4],
  ['four of us now, two kids', 4],
  ['four of us, two adults and two kids', 4],
  ['two people and a child', 3],
  ['for two and a baby', 3],
  ['two adults and a kid', 3],
  ['not two, three of us', 3],
  ['three of us, not two', 3],
  ['three people instead of two', 3],
  ['one of us is vegetarian', undefined],
  ['for 80 cash', undefined],
  ['for 80 bucks', undefined],
  ['for $120', undefined],
  ['for 2, we have 1 dog', 2],
  ['we need to be out for 3 hours', undefined],
  ['四个人，两个小孩', 4],
  ['两个人带一个孩子', 3],
  ['不是两个人，是三个人', 3],
  ['每晚80块', undefined],
  ['네 명이고 아이 둘이에요', 4],
  ['두 명 말고 세 명이요', 3],
  ['어른 둘 아이 하나', 3],
])('tells the whole from its parts, and leaves out other amounts: %s', (said, count) => {
  const language = /\p{Script=Han}/u.test(said) ? 'zh-Hans' : /\p{Script=Hangul}/u.test(said) ? 'ko' : 'en';
  expect(readCount(said, language, wholes, parts)).toBe(count);
});

test('finds the number that the caller takes back', () => {
  expect(readDeniedCount('three, not two', 'en')).toBe(2);
  expect(readDeniedCount('不是两个，三个', 'zh-Hans')).toBe(2);
  expect(readDeniedCount('두 명 말고 세 명', 'ko')).toBe(2);
  expect(readDeniedCount('two please', 'en')).toBeUndefined();
});

test('without units, only a text that is just a number counts', () => {
  expect(readCount('two', 'en')).toBe(2);
  expect(readCount('two large pizzas', 'en')).toBeUndefined();
});
