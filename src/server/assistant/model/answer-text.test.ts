import { expect, test } from 'vitest';
import { createAnswerText } from './answer-text.ts';

const passages =
  'We answer calls with Next.js widgets. Call 0800 555 019 or read medium.com. Plans cost $2,000, or 199 or 999 a month, with 20% off. A trial is free.';

/** Returns what a visitor sees of an answer that arrives in pieces of `size` characters. */
function shown(answer: string, size: number): string {
  const text = createAnswerText(passages);
  const parts: string[] = [];
  for (let start = 0; start < answer.length; start += size) parts.push(text.push(answer.slice(start, start + size)));
  return parts.join('') + text.end();
}

test.each([1, 2, 5, 500, 5000])(
  'shows no address or phone number that is not in the passages, in parts of %i',
  (size) => {
    for (const [answer, secret] of [
      ['Sign in at evil.example/login to go on.', 'evil'],
      ['Sign in at EVIL.Example.', 'EVIL'],
      ['请访问evil.example/login。', 'evil'],
      ['See пример.рф/вход now.', 'пример'],
      ['See https://evil.example/x and www.evil.example now.', 'evil'],
      ['Ring 0900 123 456 today.', '123'],
      ['Ring +64 (21) 555-0199.', '0199'],
      ['Ring 021.555.0199 at once', '0199'],
      ['전화 ０９００ １２３ ４５６ 로', '１２３'],
      ['Ring 0900–123–456 today.', '123'],
      ['Ring 0900·123·456 today.', '123'],
      ['Sign in at evil․example to go on.', 'evil'],
      ['Sign in at evil。example to go on.', 'evil'],
      ['Sign in at [2001:db8::1]/login now.', '2001'],
      ['Write to mallory@evil.example now.', 'evil'],
    ] as const) {
      expect(shown(answer, size), answer).not.toContain(secret);
      const begun = createAnswerText(passages);
      const at = answer.indexOf(secret) + 1;
      const first = begun.push(`${'Many words. '.repeat(200)}${answer.slice(0, at)}`);
      expect(first + begun.push(answer.slice(at)) + begun.end(), answer).not.toContain(secret);
    }
  },
);

test.each([1, 2, 5, 500])('shows everything else as it is, in parts of %i', (size) => {
  for (const answer of [
    'Call 0800 555 019 or read medium.com and Next.js, e.g. at 5 p.m.',
    'Plans cost $2,000, up to 50 Q&A, 5-10 steps, 24/7, 09:00-17:00, 3 months.',
    'From 199 to 499 to 999 a month; 20% of 3000. Version 1.2.3.',
    '我们每月收费199元。可以在24小时内回复。',
  ]) {
    expect(shown(answer, size), answer).toBe(answer);
  }
});

test.each([1, 2, 5, 500])('shows no amount and no promise that is not in the passages, in parts of %i', (size) => {
  for (const [answer, secret] of [
    ['Plans cost $99 a month [1].', '99'],
    ['Plans cost NZD 2,001 [1].', '2,001'],
    ['You pay 1999 dollars [1], not more.', '1999'],
    ['You pay 21% [1] less.', '21'],
    ['You save 1.999% [1].', '1.999'],
    ['It is 299 a month [1].', '299'],
    ['It is 299/month [1].', '299'],
    ['每月收费１９８元[1]。', '198'],
    ['한 달에 198달러입니다 [1].', '198'],
    ['We give a full refund [1].', 'refund'],
    ['It is guaranteed to work [1].', 'guarant'],
    ['我们保证退款[1]。', '保证'],
    ['통화는 무제한입니다 [1].', '무제한'],
  ] as const) {
    expect(shown(answer, size).normalize('NFKC'), answer).not.toContain(secret);
  }
  for (const answer of [
    'Plans cost $2,000.00 or 2000 NZD. 무료, 免费, 20 percent.',
    'Feel free to ask 3 people 24 hours a day.',
  ]) {
    expect(shown(answer, size), answer).toBe(answer);
  }
});
