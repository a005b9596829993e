import { expect, test } from 'vitest';
import { answerTypeOf, canAnswer, containsType } from './answer-types.ts';

test.each([
  ['How many businesses use you?', 'quantity'],
  ['how many days until I am live', 'duration'],
  ['how much notice do I give', 'duration'],
  ['How much is Starter?', 'price'],
  ['who founded you', 'person'],
  ['where are your servers', 'place'],
  ['why should I trust it', 'reason'],
  ['有多少家店在用', 'quantity'],
  ['多久能上线', 'duration'],
  ['谁决定的', 'person'],
  ['얼마나 걸려요', 'duration'],
  ['몇 군데서 쓰나요', 'quantity'],
  ['누가 듣나요', 'person'],
])('%s asks for a %s', (question, type) => {
  expect(answerTypeOf(question)).toBe(type);
});

test('a question whose form shows nothing asks for anything', () => {
  for (const question of ['can I cancel', '可以取消吗', '해지하고 싶어요'])
    expect(answerTypeOf(question)).toBeUndefined();
});

test('opening hours cannot say who, and support can say how long', () => {
  expect(canAnswer('hours', 'person')).toBe(false);
  expect(canAnswer('hours', 'price')).toBe(false);
  expect(canAnswer('support', 'duration')).toBe(true);
  expect(canAnswer('article:anything', 'reason')).toBe(true);
});

test('a sentence with a number and a unit of time contains a duration', () => {
  expect(containsType('If it takes longer than ten seconds, cut it.', 'duration')).toBe(true);
  expect(containsType('Ten people rang.', 'duration')).toBe(false);
  expect(containsType('Ten people rang.', 'quantity')).toBe(true);
  expect(containsType('It costs nothing.', 'price')).toBe(true);
});
