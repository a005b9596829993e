import { expect, test } from 'vitest';
import { hideBackground, hideGivenUp } from './background.ts';

const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

test.each([
  ['it has been dripping since about Labour Weekend, Friday is fine', 'it has been dripping , Friday is fine'],
  ['since Sunday and it hurts', 'and it hurts'],
  ['Friday morning would suit, I’ve bowls in the afternoon', 'Friday morning would suit,'],
  ['我星期四要加班，下星期一下午可以', '下星期一下午可以'],
  ['토요일은 교회 행사가 있네, 다음 주 수요일로 할게요', '다음 주 수요일로 할게요'],
])('hides days that only tell of the past or of other plans: %s', (text, rest) => {
  expect(shown(hideBackground(text))).toBe(rest);
});

test.each([
  'since I’m free on Friday, Friday it is',
  'I can’t make it on Thursday, please cancel',
  'my appointment was on Thursday, I’m at work then',
  '我约了星期四，要加班，取消吧',
])('keeps the day that is meant: %s', (text) => {
  expect(hideBackground(text)).toBe(text);
});

test.each([
  ['I was going to say Friday, but Saturday is better', 'Saturday is better'],
  ['本来想周五来，不过还是周六吧', '还是周六吧'],
  ['토요일 하루만 하려다가 그냥 금요일부터 이틀로 할게요', '금요일부터 이틀로 할게요'],
])('hides a plan that was given up: %s', (text, rest) => {
  expect(shown(hideGivenUp(text))).toBe(rest);
});
