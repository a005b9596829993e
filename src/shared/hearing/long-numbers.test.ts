import { describe, expect, test } from 'vitest';
import { hear } from './hear.ts';
import { hearUrgency } from './urgent-words.ts';

const emergencyNumbers = ['000', '111', '112', '911', '119'] as const;

/** Ways to write a longer number that contains an emergency number. */
const longNumbers = (number: string) => [
  `0412 ${number} 222`,
  `0412 345 ${number}`,
  `0412-345-${number}`,
  `0412 - 345 - ${number}`,
  `0412.345.${number}`,
  `0412·345·${number}`,
  `(09) 345 ${number}`,
  `(${number}) 345 6789`,
  `+64 21 ${number} 4567`,
  `0412 ${number} ${number}`,
  `０４１２　${[...number].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')}　２２２`,
  `0412‑345‑${number}`,
  `5${number}2`,
  `$1,${number}`,
  `$4${number}.50`,
  `4-${number}-2`,
];

const sentences = {
  en: (number: string) => [number, `call ${number}`, `my number is ${number}`, `order ${number} please`],
  'zh-Hans': (number: string) => [`我的电话是${number}`, `打${number}`, `订单号 ${number}`],
  ko: (number: string) => [`제 번호는 ${number}입니다`, `${number}로 전화해 주세요`, `주문 번호 ${number}`],
};
const everySentence = (number: string) => Object.values(sentences).flatMap((say) => say(number));

describe.each(emergencyNumbers)('the emergency number %s', (number) => {
  test('inside a longer number is not an emergency', () => {
    const heard = longNumbers(number)
      .flatMap(everySentence)
      .filter((text) => ['danger', 'distress'].includes(hear(text) ?? '') || hearUrgency(text) !== undefined);
    expect(heard).toEqual([]);
  });
});

test.each([
  'call 111',
  'call 000 now',
  'call 911',
  'call １１１',
  'call 111, 2 people are hurt',
  'call 111. 20 George Street',
  'call 111 or 000',
  'call 111/000',
  'call 111 111',
  'call 111 021 345 678',
  'my number is 0412 000 111, call 000',
  '请帮我打111救命',
  '快打000叫救护车',
  '119 불러줘요',
  '111에 신고해 주세요',
])('an emergency number alone is an emergency: %s', (text) => expect(hear(text)).toBe('danger'));
