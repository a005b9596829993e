import { expect, test } from 'vitest';
import { readCount } from './read-count.ts';

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

test('without units, only a text that is just a number counts', () => {
  expect(readCount('two', 'en')).toBe(2);
  expect(readCount('two large pizzas', 'en')).toBeUndefined();
});
