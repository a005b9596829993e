import { expect, test } from 'vitest';
import { questionKey, stripPersonalDetails } from './unanswered-question.service.ts';

test.each([
  ['Can you write to aroha.ngata+x@example.co.nz please?', 'Can you write to [email] please?'],
  ['Ring me on 021 555 0199 or +64 (9) 555-0199', 'Ring me on [number] or [number]'],
  ['My IRD number is 123456789', 'My IRD number is [number]'],
  ['My card is 4111-1111-1111-1111', 'My card is [number]'],
  ['My name is Aroha Ngata and I want a bot', 'My name is [name] and I want a bot'],
  ['my name is tane, do you do plumbing', 'my name is [name], do you do plumbing'],
  ['Hi, I’m Wiremu Tamati. Do you ship?', 'Hi, I’m [name]. Do you ship?'],
  ['Do you come to 12 Queen Street?', 'Do you come to [address]?'],
  ['Do you come to 3/45a Ponsonby rd, Auckland', 'Do you come to [address], Auckland'],
  ['Is 7 Kauri Way in your area', 'Is [address] in your area'],
  ['Post it to PO Box 1234', 'Post it to [address]'],
  ['See https://example.com/me?x=1 for it', 'See [link] for it'],
  ['我叫王伟，可以开发票吗', '我叫[name]，可以开发票吗'],
  ['我的电话是１３８００００００００', '我的电话是[number]'],
  ['제 이름은 김민수입니다', '제 이름은 [name]입니다'],
  ['제 번호는 010-1234-5678 입니다', '제 번호는 [number] 입니다'],
])('%s', (asked, kept) => expect(stripPersonalDetails(asked)).toBe(kept));

test.each([
  'Do you have 24 hour support?',
  'Is there a discount for 3 or 4 agents?',
  'Can it take 10,000 calls a month for $1,000?',
  'I am looking for a partner in Wellington',
  'Does it work with Xero?',
  'Will it be ready by 2027?',
])('leaves %s as it is', (asked) => expect(stripPersonalDetails(asked)).toBe(asked));

test('returns one key for the same question written differently', () => {
  const key = questionKey('Does it work with Xero?');
  for (const other of ['does it work with xero', '  DOES it work — with  Xero ?!', 'Does it work with Xéro?'])
    expect(questionKey(stripPersonalDetails(other))).toBe(key);
  expect(questionKey('Does it work with MYOB?')).not.toBe(key);
  expect(questionKey('?!…')).toBe('');
});

test.each(['1 ', 'a@', 'my name is ', '1 a b c ', '(', '12 a b street ', '我叫', '제 이름은 '])(
  'takes linear time: 50,000 characters of %j finish long before the timeout of the test',
  (text) => {
    expect(stripPersonalDetails(text.repeat(50_000 / text.length))).not.toBe('');
  },
);
