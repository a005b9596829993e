import { expect, test } from 'vitest';
import { readPhone, readScatteredPhone } from './read-phone.ts';

test.each([
  ['021 555 0199', '021 555 0199'],
  ['my number is 0215550199', '021 555 0199'],
  ['zero two one five five five zero one nine nine', '021 555 0199'],
  ['oh two one, double five five, oh one double nine', '021 555 0199'],
  ['+64 21 555 0199', '+64 21 555 0199'],
  ['+61 412 345 678', '+61 412 345 678'],
  ['0412 345 678', '0412 345 678'],
  ['(09) 555 0123', '09 555 0123'],
  ['0800 555 019', '0800 555 019'],
  ['我的号码是零二一 五五五 零一九九', '021 555 0199'],
  ['电话是021-555-0199', '021 555 0199'],
  ['공이일 오오오 공일구구', '021 555 0199'],
  ['적으세요, 021 555 0199이네', '021 555 0199'],
  ['021 555 0199이야', '021 555 0199'],
  ['021 555 0199 이 번호로 하세요', '021 555 0199'],
  ['021 555 0192 이쪽으로 주세요', '021 555 0192'],
  ['공이일 오오오 공일구구, 021 555 0199요', '021 555 0199'],
  ['零二一 五五五 零一九九，021 555 0199', '021 555 0199'],
  ['oh two one five five five oh one nine nine, 021 555 0199', '021 555 0199'],
  ['공이일에 오오오에 공일구구', '021 555 0199'],
  ['제 번호는 021 555 0199예요', '021 555 0199'],
  ['oh two one, triple 7, 0199', '021 777 0199'],
  ['oh two one double 4 five triple 7 8', '021 445 7778'],
  ['021 555 01 double nine', '021 555 0199'],
  ['my phone: oh two one five five five zero one nine nine', '021 555 0199'],
  ['021 555 oh one 99', '021 555 0199'],
  ['oh eight hundred 555 019', '0800 555 019'],
  ['plus six four two one 555 0199', '+64 21 555 0199'],
  ['0064 21 555 0199', '0064 21 555 0199'],
  ['+86 138 0013 8000', '+86 138 0013 8000'],
  ['+82 10-1234-5678', '+82 10 1234 5678'],
  ['021 555 0198, no sorry, 021 555 0199', '021 555 0199'],
  ['零二一 五五五 零一九九', '021 555 0199'],
  ['okay so 0 2 1, 5 5 5, 0 1 9 9', '021 555 0199'],
  ['我女儿的手机，零二一，五五五，零一九九', '021 555 0199'],
  ['공이칠 오오오 공삼구공이요', '027 555 0390'],
  ['공이칠 오오오 공삼구이요', '027 555 0392'],
])('reads the number in "%s"', (said, number) => {
  expect(readPhone(said)).toMatchObject({ value: number, isComplete: true });
});

test('reports a number with missing digits as incomplete', () => {
  expect(readPhone('555 0199')?.isComplete).toBe(false);
});

test.each(['14/12/2026', '14.12.2026', '2026-12-14', 'from 14 to 16 December 2026', 'two adults, three nights'])(
  'does not read a date or a count as a phone number: %s',
  (said) => {
    expect(readPhone(said)).toBeUndefined();
  },
);

test('takes the first of two numbers if the second is no correction', () => {
  expect(readPhone('021 555 0199 or at work 09 555 0123')?.value).toBe('021 555 0199');
});

test('marks a number that has no usual form', () => {
  expect(readPhone('021 555 0199')?.isUncertain).toBe(false);
  expect(readPhone('+86 138 0013 8000')?.isUncertain).toBe(false);
  expect(readPhone('5550 1990')?.isUncertain).toBe(true);
});

test.each(['one or two of them', 'two four six', 'one large and two small', '一二三', 'double double toil'])(
  'reads no number in "%s"',
  (said) => {
    expect(readPhone(said)).toBeUndefined();
  },
);

test.each([
  ['022 這邊，555，然後 0471', '022 555 0471'],
  ['공 둘 하나, 다섯 다섯 다섯, 공 삼 구 팔', '021 555 0398'],
  ['零二七，三个五，零三零八', '027 555 0308'],
  ['공이이, 오가 세 개에 공구일삼이요', '022 555 0913'],
])('finds the digits between other words in "%s"', (said, phone) => {
  expect(readScatteredPhone(said)).toEqual({ value: phone, isKnown: true });
});
