import { describe, expect, test } from 'vitest';
import { enquirySubmissionSchema } from '../api/enquiry-contract.ts';
import {
  type EnquiryDetails,
  findEnquiryFaults,
  normaliseEnquiry,
  readFormToken,
  waitBeforeSending,
} from './enquiry-rules.ts';

const good: EnquiryDetails = {
  name: 'Aroha Ngata',
  email: 'aroha@example.co.nz',
  phone: '',
  business: '',
  message: 'Does it work with Xero?',
  consent: true,
};
const faultsOf = (changes: Partial<EnquiryDetails>) =>
  findEnquiryFaults(normaliseEnquiry({ ...good, ...changes })).map(({ field, fault }) => `${field}: ${fault}`);

describe('details that a visitor leaves', () => {
  test('are good with an e-mail address, a phone number, or both', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ email: '', phone: '+64 21 555 0199' })).toEqual([]);
    expect(faultsOf({ email: ' aroha@example.co.nz ', phone: '(09) 555-0199 ext 12' })).toEqual([]);
    expect(faultsOf({ email: '', phone: '１３８００００００００' })).toEqual([]);
    expect(faultsOf({ message: 'One\r\ntwo\tthree' })).toEqual([]);
  });

  test.each(['\u202A+64 21 555 0199\u202C', '021\u200B5550199', 'tel:+64215550199', '٠٢١ ٥٥٥ ٠١٩٩'])(
    'may have the phone number %j, as it was copied',
    (phone) => expect(faultsOf({ email: '', phone })).toEqual([]),
  );

  test('are stored as they are seen', () => {
    const copied = {
      name: '\u2068Aroha\u2069\r\nBcc:\u0007 x',
      email: 'o’brien@example.com\u200B',
      phone: '021\u20115550199',
    };
    expect(normaliseEnquiry({ ...good, ...copied })).toMatchObject({
      name: 'Aroha Bcc: x',
      email: "o'brien@example.com",
      phone: '021-5550199',
    });
    expect(faultsOf({ name: '\u200B', message: '\u2060 \u200D' })).toEqual([
      'name: name-missing',
      'message: message-missing',
    ]);
  });

  test('are refused with every fault at once, in the form’s order', () => {
    expect(faultsOf({ name: ' ', email: '', phone: '', message: '\n', consent: false })).toEqual([
      'name: name-missing',
      'email: contact-missing',
      'message: message-missing',
      'consent: consent-missing',
    ]);
  });

  test('of an agency need its name, a number of clients and the agreement, but no message', () => {
    const application = { kind: 'application', business: 'Harbour Web', message: '', clients: '１０' } as const;
    expect(faultsOf({ ...application, agreed_to_terms: true })).toEqual([]);
    expect(faultsOf({ ...application, business: ' ', clients: '' })).toEqual([
      'business: agency-missing',
      'clients: clients-wrong',
      'agreed_to_terms: terms-missing',
    ]);
  });

  test.each([
    ['about 4', '4'],
    ['~4', '4'],
    ['4+', '4'],
    ['10 clients a year', '10'],
    ['1,000', '1000'],
    ['4 or 5', '4'],
    ['10–15 a year', '10'],
    ['4 or so', '4'],
    ['4 or five', '4 or five'],
    ['some', 'some'],
    ['4k', '4k'],
  ])('read the rough number of clients %j as %j', (typed, read) => {
    expect(normaliseEnquiry({ ...good, clients: typed }).clients).toBe(read);
  });

  test.each([
    'aroha',
    'aroha@',
    '@example.com',
    'a b@example.com',
    'a@example',
    'a@b@example.com',
    'a@example.com\nBcc: x@y.zz',
  ])('%j is not an e-mail address', (email) => expect(faultsOf({ email })).toEqual(['email: email-wrong']));

  test.each(['12345', 'call me', '021 555 0199 after five', '=1+1111111', '1'.repeat(30)])(
    '%j is not a phone number',
    (phone) => expect(faultsOf({ phone })).toEqual(['phone: phone-wrong']),
  );

  test('stay within their lengths, and contain only characters that can be stored', () => {
    expect(faultsOf({ message: 'x'.repeat(10_000) })).toEqual(['message: message-long']);
    expect(faultsOf({ name: 'x'.repeat(201), business: 'x'.repeat(201) })).toEqual([
      'name: name-long',
      'business: business-long',
    ]);
    expect(faultsOf({ name: 'nul \0' })).toEqual(['name: character']);
    expect(faultsOf({ message: 'nul \0' })).toEqual(['message: character']);
    expect(faultsOf({ message: 'half \ud800 a character' })).toEqual(['message: character']);
  });

  test('have the same faults on the server, as sentences', () => {
    const { error } = enquirySubmissionSchema.safeParse({
      ...good,
      message: 'x'.repeat(10_000),
      consent: false,
      locale: 'en',
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['message', 'Please keep the message under 4,000 characters'],
      ['consent', 'Please tick the box so we can keep your details and reply'],
    ]);
  });
});

describe('the token of a form', () => {
  test('may be sent 3.5 seconds after it was fetched, also if the clock was set back', () => {
    const openedAt = Date.parse('2026-11-23T10:00:00Z');
    expect(waitBeforeSending(openedAt, openedAt)).toBe(3500);
    expect(waitBeforeSending(openedAt, openedAt + 3000)).toBe(500);
    expect(waitBeforeSending(openedAt, openedAt + 3500)).toBe(0);
    expect(waitBeforeSending(openedAt, openedAt + 60_000)).toBe(0);
    expect(waitBeforeSending(openedAt, openedAt - 60_000)).toBe(3500);
  });

  test.each([null, 'token', {}, { form_token: 7 }, { detail: 'Busy' }])('is not in the response %j', (body) => {
    expect(readFormToken(body)).toBeUndefined();
  });

  test('is in the response as `form_token`', () => {
    expect(readFormToken({ form_token: 'abc' })).toBe('abc');
  });
});
