import { describe, expect, test } from 'vitest';
import { fullNameSchema, loginSchema, registrationSchema } from '../api/account-contract.ts';
import { articleAddressSchema, articleSaveSchema } from '../api/article-contract.ts';
import { searchTextSchema } from '../api/record-contract.ts';
import { categorySaveSchema, tagSaveSchema } from '../api/taxonomy-contract.ts';
import { cleanEmail, cleanLine, cleanPhone, cleanText, nameKey } from './text-input.ts';

test.each([
  ['\u202A+64 21 555 0199\u202C', '+64 21 555 0199'],
  ['021\u200B5550199', '0215550199'],
  ['tel:+6421\u20115550199', '+6421-5550199'],
  ['TEL: 021 555 0199', '021 555 0199'],
  ['٠٢١ ٥٥٥ ٠١٩٩', '021 555 0199'],
  ['०२१-५५५–०१९९', '021-555-0199'],
  ['＋６４ ２１ ５５５ ０１９９', '+64 21 555 0199'],
  ['021\u00A0555\u22120199', '021 555-0199'],
  ['𝟎𝟐𝟏 𝟝𝟝𝟝 𝟶𝟷𝟿𝟿', '021 555 0199'],
])('the phone number %j is read as %j', (typed, read) => expect(cleanPhone(typed)).toBe(read));

test.each([
  ['x@example.com\u200B', 'x@example.com'],
  ['\u2068x@ex\u00ADample.com\u2069', 'x@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['mary‑jane@example.com', 'mary-jane@example.com'],
  ['x＠example.com', 'x@example.com'],
  [' mailto:x@example.com ', 'x@example.com'],
  ['tamahori.ā@example.nz', 'tamahori.ā@example.nz'],
])('the e-mail address %j is read as %j', (typed, read) => expect(cleanEmail(typed)).toBe(read));

describe('a name or title', () => {
  test.each([
    '\uFFFC',
    '\uE000 \uF8FF',
    '\u{10FFFD}',
    '\uFFFD',
    '\u0007\u0085\uFFFE',
    '\u200D',
    '\u200B',
    ' \u2060 ',
    '\u3164',
    '\u200D\uFE0F',
    '\u2800',
    '\u00A0\uFEFF',
    '\u{E0001}',
    '\u115F',
  ])('in which nothing can be read is empty: %j', (typed) => {
    expect(cleanLine(typed)).toBe('');
    expect(cleanText(typed)).toBe('');
  });

  test('loses what copying leaves in it', () => {
    expect(cleanLine('\u202EA\u200Broha\u00AD \u2066Ngata\u2069\uFEFF')).toBe('Aroha Ngata');
  });

  test.each([
    ['a\u0007b\u0001\u0008\u009Fc\uFFFE\uFDD0\u{1FFFF}d', 'abcd', 'abcd'],
    ['a\u000Bb\fc\u0085d', 'a b c d', 'a\nb\nc\nd'],
    ['a\r\nb\rc\nd\te', 'a b c d e', 'a\nb\nc\nd\te'],
    ['a\u2028\u2029b', 'a b', 'a\u2028\u2029b'],
  ])('loses control characters and noncharacters: %j', (typed, line, text) => {
    expect(cleanLine(typed)).toBe(line);
    expect(cleanText(typed)).toBe(text);
  });

  test.each([
    ['AI\u200D', 'AI'],
    ['\u200C \u200DAI \u200D\u200C', 'AI'],
    ['ന്\u200D', 'ന്\u200D'],
  ])('loses joiners that join nothing: %j', (typed, line) => expect(cleanLine(typed)).toBe(line));

  test.each(['می‌خواهم', 'क्‍ष', '👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'ガ', '£5', '*'])('keeps what belongs to it: %s', (typed) => {
    expect(cleanLine(typed)).toBe(typed);
    expect(cleanText(typed)).toBe(typed);
  });

  test.each(['\0', '\ud800'])('keeps a character that is refused: %j', (typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });
});

test.each([
  ['C', 'c'],
  ['Set-up', 'set–up'],
  ['What’s new', "What's  new"],
  ['Ａ Ｂ', 'a\u00A0b'],
  ['tag\u200D', 'tag'],
  ['Re\u0301sume\u0301', 'résumé'],
])('%j and %j are equal names', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test.each([
  ['C', 'C++'],
  ['C', 'C#'],
  ['.NET', 'NET'],
  ['resume', 'résumé'],
  ['中文', '种文'],
])('%j and %j are different names', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

test.each([
  ['full name', fullNameSchema('Missing.')],
  ['category', categorySaveSchema.shape.name],
  ['tag', tagSaveSchema.shape.name],
  ['title', articleSaveSchema.shape.title],
  ['summary', articleSaveSchema.shape.summary],
  ['address', articleAddressSchema.shape.slug],
])('the field %s refuses a text of which nothing can be seen', (_, schema) => {
  expect(schema.safeParse('\u200B\u2060').success).toBe(false);
});

test.each([
  ['username', loginSchema.shape.username, '\u202Ao’brien@example.com\u202C', "o'brien@example.com"],
  ['email', registrationSchema.shape.email, 'mary‑jane@example.com\u200B', 'mary-jane@example.com'],
  ['search', searchTextSchema, 'mis\u00ADsed\u200B calls', 'missed calls'],
  ['address', articleAddressSchema.shape.slug, '\u2066missed-calls\u2069', 'missed-calls'],
  ['outside address', articleSaveSchema.shape.medium_url, 'https://example.com/a\u200B', 'https://example.com/a'],
  ['title', articleSaveSchema.shape.title, '\u202EMissed\u202C calls', 'Missed calls'],
])('the field %s is stored without what copying leaves in it', (_, schema, typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});
