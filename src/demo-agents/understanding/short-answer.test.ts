import { expect, test } from 'vitest';
import { conversationWith, converse, rowsOf } from '../agents/conversation.fixture.ts';
import { hotelsAgent } from '../agents/hotels/agent.ts';
import { createShortAnswerReader, listPhrasings, readShortAnswer } from './short-answer.ts';

test.each([
  ['nah that’ll do us thanks love', 'enough'],
  ['that’s heaps for us mate', 'enough'],
  ['just those two today', 'enough'],
  ['就这些够吃了', 'enough'],
  ['其他的不用加了', 'enough'],
  ['다른 건 더 필요 없어요', 'enough'],
  ['이 정도면 충분해요', 'enough'],
] as const)('“%s” means that the order is complete', (said, answer) => {
  expect(readShortAnswer(said, ['enough'])).toBe(answer);
});

test.each(['and one lemonade', 'is the garlic bread vegan', '再加一个可乐', '콜라 하나 추가요', 'my name is Sam', ''])(
  '“%s” does not',
  (said) => {
    expect(readShortAnswer(said, ['enough'])).toBeUndefined();
  },
);

test('most phrasings are read by a reader that was made without them, and few other texts are', () => {
  const phrasings = listPhrasings();
  const folds = 8;
  const read = (label: 'enough' | 'other', fold: number) => {
    const isLeftOut = (_text: string, place: number) => place % folds === fold;
    const kept = phrasings[label].filter((text, place) => !isLeftOut(text, place));
    const reader = createShortAnswerReader({ ...phrasings, [label]: kept });
    return phrasings[label].filter(isLeftOut).filter((text) => reader(text, ['enough']) === 'enough');
  };
  const shareRead = (label: 'enough' | 'other') =>
    Array.from({ length: folds }, (_, fold) => read(label, fold)).flat().length / phrasings[label].length;
  expect(shareRead('enough')).toBeGreaterThan(0.8);
  expect(shareRead('other')).toBeLessThan(0.15);
});

test.each([
  ['nah we’re sweet', 'Pickup or delivery'],
  ['oh no dear, that’ll do us nicely', 'Pickup or delivery'],
])('an order ends in the caller’s own words: %s', (said, asked) => {
  expect(converse('one large margherita', said).say.toLowerCase()).toContain(asked.toLowerCase());
});

test('a read-back is agreed to in other words, but never by words that deny something', () => {
  const hotel = conversationWith(hotelsAgent);
  const asked = ['Tuesday for two nights, two people', 'the studio', '4 pm', 'Ana Lee', '021 555 0199'];
  expect(hotel(...asked).ticket.status).toBe('filling');
  expect(hotel(...asked).say).toContain('Is that right?');
  expect(hotel(...asked, '네네 맞아요, 빨리 부탁드려요').ticket.status).toBe('confirmed');
  expect(hotel(...asked, '對，沒有問題').ticket.status).toBe('confirmed');
  expect(hotel(...asked, 'wait that is not right at all').ticket.status).not.toBe('confirmed');
});

test('traditional characters are read like simplified ones', () => {
  expect(rowsOf(converse('我要一個大的瑪格麗特，不要羅勒，還要一份沙拉'))).toEqual(
    rowsOf(converse('我要一个大的玛格丽特，不要罗勒，还要一份沙拉')),
  );
});
