import { expect, test } from 'vitest';
import { readAddedCount, readCount, readOnlyNumber } from '#language/read-count.ts';
import { guestPartUnits, guestUnits } from '../agents/hotels/rooms.ts';
import { detectLanguage } from './language-request.ts';

const count = (said: string) => readCount(said, detectLanguage(said, 'en'), guestUnits, guestPartUnits);

test.each([
  ['three, me and the two boys', 3],
  ['me my wife and two kids', 4],
  ['my husband and I, the baby and my mum', 4],
  ['the two of us plus baby plus Mum', 4],
  ['Just Malcolm and myself', 2],
  ['four of us now, two of them kids', 4],
  ['it’s only her', 1],
  ['two adults and one wee one', 3],
  ['我和我老公还有两个孩子', 4],
  ['爸妈、我还有我妹', 4],
  ['就我们俩', 2],
  ['我爸妈过来，加上我们一家四口一共六个人', 6],
  ['我们一行五个人', 5],
  ['네 식구예요', 4],
  ['저희 부부랑 애 둘이요', 4],
  ['저랑 엄마 둘이고 침대 하나여도 돼요', 2],
  ['셋이고 주방 있는 방으로요', 3],
])('counts the people in "%s"', (said, people) => {
  expect(count(said)).toBe(people);
});

test.each(['can I bring my dog', 'my sister told me about you', '那早餐多少钱一位', 'is breakfast $15 per person'])(
  'counts nobody in "%s"',
  (said) => {
    expect(count(said)).toBeUndefined();
  },
);

test('the only number in an answer is the count, unless it counts something else', () => {
  expect(readOnlyNumber('三个女生', 'zh-Hans')).toBe(3);
  expect(readOnlyNumber('two bedrooms and a car', 'en')).toBeUndefined();
  expect(readOnlyNumber('$80', 'en')).toBeUndefined();
});

test('people who join are added to those who were counted', () => {
  expect(readAddedCount('친구가 한 명 더 온대요', 'ko')).toBe(1);
  expect(readAddedCount('there are two more coming', 'en')).toBe(2);
  expect(readAddedCount('two of us', 'en')).toBeUndefined();
  expect(count('친구가 한 명 더 온대요, 네 명으로 바꿔 주세요')).toBe(4);
});
