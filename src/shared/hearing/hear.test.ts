import { describe, expect, test } from 'vitest';
import { hear } from './hear.ts';

describe('what is heard before anything else', () => {
  test.each([
    ['theres smoke coming out of the oven and now i can see flames', 'danger'],
    ['my husband collapsed and is not breathing', 'danger'],
    ['家里着火了', 'danger'],
    ['가스 냄새가 심하게 나요', 'danger'],
    ['i want to kill myself', 'distress'],
    ['我不想活了', 'distress'],
    ['죽고 싶어요', 'distress'],
    ['can i speak to a real person please', 'person'],
    ['转人工', 'person'],
    ['상담원 바꿔 주세요', 'person'],
  ])('is heard in “%s”: %s', (text, meaning) => expect(hear(text)).toBe(meaning));

  test.each([
    'one person',
    'a room for a person and a dog',
    'price per person',
    'can it transfer calls to a person',
    'What if the customer wants a human?',
    'are you a real person',
    'call me Dave',
    'my manager will pay',
    '你是真人吗',
    '客人要找真人怎么办',
    '一个人多少钱',
    '能转给真人接听吗',
    '사람이세요 로봇이세요',
    '손님이 사람을 원하면 어떻게 돼요?',
    '사람 두 명이요',
    '준비되면 연락 주세요',
    'ending',
    'by myself',
    'I don’t want the coke',
    'send someone please',
    '就我自己',
    '견적을 받고 싶어요.',
  ])('is nothing in %s', (text) => expect(hear(text)).toBeUndefined());

  test('is an emergency when a text also asks for a person', () => {
    expect(hear('get me a person, my dad cant breathe')).toBe('danger');
    expect(hear('can i talk to someone, i want to die')).toBe('distress');
  });

  test.each([
    ['i want to die', 'distress'],
    ['my husband has chest pain and cant breathe', 'danger'],
    ['can you just put me through to a real person please', 'person'],
    ['我不想活了', 'distress'],
    ['숨을 못 쉬겠어요', 'danger'],
    ['사람 바꿔 주세요', 'person'],
  ])('is found among many other sentences: %s', (text, meaning) => {
    const other = 'i would like two large pizzas and a coke please, and can you tell me when it comes, ';
    expect(hear(other.repeat(20))).toBeUndefined();
    expect(hear(`${other.repeat(12)}${text}, ${other.repeat(8)}`)).toBe(meaning);
    expect(hear(`${other.repeat(20)}${text}`)).toBe(meaning);
    expect(hear(`${'我想要两个大的披萨，还有一个可乐。'.repeat(15)}${text}`)).toBe(meaning);
  });
});
