import { expect, test } from 'vitest';
import { converse, rowsOf } from '../agents/conversation.fixture.ts';

const itemsAfter = (...said: readonly string[]) =>
  converse(...said)
    .ticket.rows.filter(({ kind, label }) => kind === 'item' && label.includes('×'))
    .map(({ label }) => label);

test.each([
  ['two large margheritas and a coke', ['2 × Large margherita', '1 × Coke']],
  ['margherita large two, coke one', ['2 × Large margherita', '1 × Coke']],
  ['a couple of cokes and three lemonades please', ['2 × Coke', '3 × Lemonade']],
  ['2x large pepperoni, 1x garlic bread', ['2 × Large pepperoni', '1 × Garlic bread']],
  ['a large hawaiian without pineapple', ['1 × Large Hawaiian, no pineapple']],
  ['one regular veggie, no olives, extra cheese', ['1 × Regular vegetarian, no olives, extra cheese']],
  ['can I have a big pepperoni and two small seafood pizzas', ['1 × Large pepperoni', '2 × Regular seafood']],
  ['两个大号玛格丽特和三罐可乐', ['2 × Large margherita', '3 × Coke']],
  ['玛格丽特两个大的，可乐一罐', ['2 × Large margherita', '1 × Coke']],
  ['来一份大份海鲜披萨不要大蒜', ['1 × Large seafood, no garlic']],
  ['我要十二罐雪碧', ['12 × Lemonade']],
  ['마르게리타 라지 두 판이랑 콜라 하나', ['2 × Large margherita', '1 × Coke']],
  ['큰 페퍼로니 세 판하고 사이다 두 캔', ['3 × Large pepperoni', '2 × Lemonade']],
  ['베지테리언 레귤러 하나 올리브 빼고 주세요', ['1 × Regular vegetarian, no olives']],
  ['one large and one small margherita', ['1 × Large margherita', '1 × Regular margherita']],
  ['two small and three large pepperonis', ['2 × Regular pepperoni', '3 × Large pepperoni']],
  ['玛格丽特一个大的一个小的', ['1 × Large margherita', '1 × Regular margherita']],
  ['마르게리타 라지 하나 레귤러 두 판', ['1 × Large margherita', '2 × Regular margherita']],
  ['a pepperoni on a gluten free base', ['1 × Regular pepperoni, gluten free base']],
  ['玛格丽特换成无麸质饼底', ['1 × Regular margherita, gluten free base']],
  ['글루텐 프리 도우로 하와이안 하나요', ['1 × Regular Hawaiian, gluten free base']],
  ['시푸드 라지 하나, 마늘빵 두 개', ['1 × Large seafood', '2 × Garlic bread']],
])('reads "%s"', (said, items) => {
  expect(itemsAfter(said)).toEqual(items);
});

test.each([
  ['no, two', ['2 × Large margherita']],
  ['actually make that three', ['3 × Large margherita']],
  ['no, regular', ['1 × Regular margherita']],
  ['actually make it a pepperoni', ['1 × Large pepperoni']],
  ['change the margherita to a hawaiian', ['1 × Large Hawaiian']],
  ['a seafood instead of the margherita', ['1 × Large seafood']],
  ['no olives on that', ['1 × Large margherita, no olives']],
  ['make it one large and one small', ['1 × Large margherita', '1 × Regular margherita']],
  ['改成一个大的一个小的', ['1 × Large margherita', '1 × Regular margherita']],
  ['and another large margherita', ['2 × Large margherita']],
  ['不对，两个', ['2 × Large margherita']],
  ['把玛格丽特换成海鲜', ['1 × Large seafood']],
  ['改成小的', ['1 × Regular margherita']],
  ['아니요, 두 판이요', ['2 × Large margherita']],
  ['마르게리타 말고 하와이안으로 주세요', ['1 × Large Hawaiian']],
  ['마르게리타를 시푸드로 바꿔 주세요', ['1 × Large seafood']],
])('one large margherita, then "%s"', (said, items) => {
  expect(itemsAfter('one large margherita', said)).toEqual(items);
});

const plainAndWithoutBasil = ['1 × Large margherita', '1 × Large margherita, no basil'];

test.each([
  ['two large margs, one no basil, and a coke', [...plainAndWithoutBasil, '1 × Coke']],
  ['two large margheritas, one of them without basil', plainAndWithoutBasil],
  ['two large margheritas, no basil on one of them', plainAndWithoutBasil],
  ['a large marg and a large marg no basil', plainAndWithoutBasil],
  ['two large margheritas and one pepperoni no olives', ['2 × Large margherita', '1 × Pepperoni, no olives']],
  [
    'two large margheritas, one with no basil and one with extra cheese, and a garlic bread',
    ['1 × Large margherita, extra cheese', '1 × Large margherita, no basil', '1 × Garlic bread'],
  ],
  [
    'two large pepperonis and a large hawaiian, one of the pepperonis with extra cheese',
    ['1 × Large pepperoni', '1 × Large pepperoni, extra cheese', '1 × Large Hawaiian'],
  ],
  [
    'three large margs, two of them without basil and the other one gluten free',
    ['1 × Regular margherita, gluten free base', '2 × Large margherita, no basil'],
  ],
  ['两个大的玛格丽特，其中一个不要罗勒', plainAndWithoutBasil],
  ['两个大的玛格丽特一个不要罗勒', plainAndWithoutBasil],
  ['마르게리타 라지 두 판, 하나는 바질 빼고 주세요', plainAndWithoutBasil],
  ['마르게리타 라지 두 판, 그중 하나는 바질 빼고, 콜라 두 개요', [...plainAndWithoutBasil, '2 × Coke']],
])('changes only the items that a modifier is about: "%s"', (said, items) => {
  expect(itemsAfter(said)).toEqual(items);
});

test.each([
  ['one of the margs no basil', ['2 × Large margherita', '1 × Large margherita, no basil']],
  ['make one of them regular', ['2 × Large margherita', '1 × Regular margherita']],
  ['no basil on two of those', ['1 × Large margherita', '2 × Large margherita, no basil']],
  ['no basil', ['3 × Large margherita, no basil']],
  ['其中一个不要罗勒', ['2 × Large margherita', '1 × Large margherita, no basil']],
  ['하나는 바질 빼 주세요', ['2 × Large margherita', '1 × Large margherita, no basil']],
])('three large margheritas, then "%s"', (said, items) => {
  expect(itemsAfter('three large margheritas', said)).toEqual(items);
});

test.each([
  ['a large pepperoni, no make it a medium', ['1 × Regular pepperoni']],
  ['two large margheritas and a coke no wait three cokes', ['2 × Large margherita', '3 × Coke']],
  ['can i get a large hawaiian actually make that two', ['2 × Large Hawaiian']],
  ['a coke, no, a lemonade', ['1 × Lemonade']],
  ['两个大的玛格丽特，不对，三个', ['3 × Large margherita']],
  ['마르게리타 라지 두 판, 아니 세 판이요', ['3 × Large margherita']],
])('reads a correction in the same sentence: "%s"', (said, items) => {
  expect(itemsAfter(said)).toEqual(items);
});

test.each([
  ['and a small one', ['1 × Large pepperoni', '1 × Regular pepperoni']],
  ['one more large', ['2 × Large pepperoni']],
  ['two more', ['3 × Large pepperoni']],
  ['再来一个小的', ['1 × Large pepperoni', '1 × Regular pepperoni']],
])('one large pepperoni, then adds "%s"', (said, items) => {
  expect(itemsAfter('one large pepperoni', said)).toEqual(items);
});

test.each([
  'a margherita and a pepperoni, both large',
  '玛格丽特和意式辣香肠各一个，都要大的',
  '마르게리타 하나 페퍼로니 하나 둘 다 라지로요',
])('uses a size that is said of all items: "%s"', (said) => {
  expect(itemsAfter(said)).toEqual(['1 × Large margherita', '1 × Large pepperoni']);
});

test.each([
  'no coke',
  'cancel the coke',
  'remove the coke please',
  "I don't want the coke",
  '不要可乐了',
  '取消可乐',
  '콜라 빼 주세요',
  '콜라 취소해 주세요',
])('removes an item: "%s"', (said) => {
  expect(itemsAfter('a large pepperoni and a coke', said)).toEqual(['1 × Large pepperoni']);
});

test('uses a size for every pizza that needs one', () => {
  expect(itemsAfter('a margherita and two pepperonis', 'large')).toEqual([
    '1 × Large margherita',
    '2 × Large pepperoni',
  ]);
  expect(converse('a margherita').say).toBe('One margherita: regular or large?');
  expect(converse('玛格丽特').say).toBe('一个玛格丽特，要标准还是大号？');
});

test('understands one large and one small as an answer, or before the item', () => {
  const both = ['1 × Large margherita', '1 × Regular margherita'];
  expect(itemsAfter('two margheritas', 'one large and one small')).toEqual(both);
  expect(itemsAfter('一个大的一个小的', '玛格丽特')).toEqual(both);
  expect(itemsAfter('마르게리타 두 판', '라지 하나 레귤러 하나')).toEqual(both);
});

test('a gluten free base is regular size, costs more, and comes with no guarantee', () => {
  const turn = converse('a large margherita on a gluten free base');
  expect(rowsOf(turn)[0]).toBe('1 × Regular margherita, gluten free base: $22.00');
  expect(turn.say).toContain('The gluten free base comes in regular, and isn’t for coeliacs.');
  expect(converse('What’s gluten free?').ticket.rows[0]?.value).toBe('waiting');
});

test('prices extras, and everything with tax', () => {
  expect(rowsOf(converse('two large margheritas with extra cheese'))).toContain('Total, GST included: $54.00');
});

test.each([
  [
    'three large pizzas, a margherita, a Hawaiian and a seafood, plus a garden salad',
    ['1 × Large margherita', '1 × Large Hawaiian', '1 × Large seafood', '1 × Garden salad'],
  ],
  [
    '하와이안 라지 하나, 채식 라지 하나 주시는데 채식은 양파 빼 주세요',
    ['1 × Large Hawaiian', '1 × Large vegetarian, no onion'],
  ],
  ['a regular pepperoni with mushrooms on it', ['1 × Regular pepperoni, extra mushrooms']],
  ['a regular Hawaiian with pineapple', ['1 × Regular Hawaiian']],
  ['一个大的素食，不要芝士', ['1 × Large vegetarian, no cheese']],
  ['a medium veg', ['1 × Regular vegetarian']],
])('reads a list, a second mention and "with": "%s"', (said, items) => {
  expect(itemsAfter(said)).toEqual(items);
});

test.each([
  'what’s cheaper, the veggie or the seafood one?',
  'can I have one half vegetarian and half seafood, a large one?',
  '可不可以一个披萨一半海鲜一半蔬菜',
  '반은 해산물 반은 페퍼로니로 되나요',
])('orders nothing of what the caller only names: "%s"', (said) => {
  expect(itemsAfter(said)).toEqual([]);
});
