import { expect, test } from 'vitest';
import { readContactKey } from '#shared/enquiries/contact-key.ts';
import { isContact, mentionsContact } from './contact-match.ts';

const keyOf = (text: string) => {
  const key = readContactKey(text);
  if (!key) throw new Error(`${text} is neither an email address nor a phone number.`);
  return key;
};

test.each(['', 'Aroha', 'a@', '@b', '12345', '021 555 0199 or email', '%', 'a b@c.nz'])(
  '%j is neither an email address nor a phone number',
  (text) => expect(readContactKey(text)).toBeUndefined(),
);

test.each([
  ['Aroha@Example.co.nz ', 'aroha@example.CO.NZ'],
  ['021 555 0199', '+64 21 555 0199'],
  ['+64215550199', '(021) 555-0199'],
  ['0064 21 555 0199', '021 555 0199'],
  ['+61 2 5550 1234', '02 5550 1234'],
  ['0412 345 678', '+61 412 345 678'],
  ['+61 412 345 678', '0011 61 412 345 678'],
  ['+1 202 555 0143', '+1 (202) 555-0143'],
  ['03 123 4567', '03 123 4567 ext 12'],
  ['０２１ ５５５ ０１９９', '021 555 0199'],
  ['\u202A021\u2011555 0199\u202C', '٠٢١ ٥٥٥ ٠١٩٩'],
  ['x@example.com', 'x@exam\u200Bple.com'],
  ['o’brien@example.com', "o'brien@example.com"],
])('%s is the same contact as %s', (searched, stored) => {
  const contact = stored.includes('@') ? { email: stored, phone: '' } : { email: '', phone: stored };
  expect(isContact(keyOf(searched), contact)).toBe(true);
  expect(mentionsContact(keyOf(searched), `Ring or write: ${stored}. Thanks`)).toBe(true);
});

test.each([
  ['a@b.nz', 'anna@b.nz'],
  ['a@b.nz', 'a@b.nz.example'],
  ['a@b.nz', 'x.a@b.nz'],
  ['021 555 0199', '021 555 0198'],
  ['555 0199', '021 555 0199'],
  ['+61 412 345 678', '+64 412 345 678'],
  ['021 555 0199', '+61 21 555 0198'],
])('%s is another contact than %s', (searched, stored) => {
  expect(isContact(keyOf(searched), { email: stored, phone: stored })).toBe(false);
  expect(mentionsContact(keyOf(searched), `It is ${stored}`)).toBe(false);
});
