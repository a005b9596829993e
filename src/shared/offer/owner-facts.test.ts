import { describe, expect, it } from 'vitest';
import { ownerFactsSchema } from '../api/owner-facts-contract.ts';
import { costExample, noOwnerFacts, phoneLink, presentAddress, presentGst } from './owner-facts.ts';

const empty = {
  openingHours: [],
  phone: '',
  address: { street: '', locality: '', region: '', postalCode: '' },
  gst: '',
  usageRate: '',
  whoWeAre: ' ',
};
const messagesOf = (facts: object) =>
  ownerFactsSchema.safeParse({ ...empty, ...facts }).error?.issues.map(({ message }) => message);

describe('the facts that an owner sets', () => {
  it('are not set while they are empty', () => {
    expect(JSON.parse(JSON.stringify(ownerFactsSchema.parse(empty)))).toEqual(noOwnerFacts);
  });

  it.each([
    { phone: '03 123 4567' },
    { phone: '+61 2 5550 1234' },
    { address: { street: '1 Example Street', locality: 'Nelson', region: '', postalCode: '' } },
    { gst: 'included' },
    { usageRate: 0.15 },
    { openingHours: [{ days: ['Sunday'], opens: '00:00', closes: '23:59' }] },
  ])('are accepted: %j', (facts) => expect(messagesOf(facts)).toBeUndefined());

  it.each([
    [{ phone: 'ring me' }, /phone number with 7 to 15 digits/],
    [{ phone: '111' }, /7 to 15 digits/],
    [{ address: { street: '1 Example Street', locality: '' } }, /both the street and the town/],
    [{ address: { street: '', locality: '', postalCode: '7010' } }, /both the street and the town/],
    [{ gst: 'yes' }, /“included” or “added”/],
    [{ usageRate: 0 }, /dollars for one minute/],
    [{ usageRate: '15c' }, /dollars for one minute/],
    [{ usageRate: 0.155 }, /whole cents/],
    [{ openingHours: [{ days: ['Mon'], opens: '09:00', closes: '17:00' }] }, /days in full/],
    [{ openingHours: [{ days: ['Monday'], opens: '9', closes: '17:00' }] }, /four digits/],
    [{ openingHours: [{ days: ['Monday'], opens: '17:00', closes: '09:00' }] }, /after the opening time/],
    [{ openingHours: [{ days: ['Monday', 'Wednesday'], opens: '09:00', closes: '17:00' }] }, /follow each other/],
    [{ openingHours: [{ days: ['Sunday', 'Monday'], opens: '09:00', closes: '17:00' }] }, /follow each other/],
    [{ whoWeAre: 'one\0two' }, /cannot be shown/],
    [{ openingHours: [{ days: [], opens: '09:00', closes: '17:00' }] }, /at least one day/],
    [
      {
        openingHours: [
          { days: ['Monday'], opens: '09:00', closes: '12:00' },
          { days: ['Monday'], opens: '13:00', closes: '17:00' },
        ],
      },
      /only one line/,
    ],
    [{ whoWeAre: 'a'.repeat(601) }, /at most 600 characters/],
  ] as const)('are refused with a sentence that says what to write: %j', (facts, sentence) => {
    const messages = messagesOf(facts) ?? [];
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(sentence);
    expect(messages[0]).toMatch(/\.$/);
  });
});

describe('the costs on top of a package', () => {
  it('are not shown while neither usage nor GST is set', () => {
    expect(costExample(noOwnerFacts, 'en')).toBeUndefined();
    expect(presentGst(noOwnerFacts)).toBeUndefined();
  });

  it('have an example without usage if only GST is set', () => {
    expect(costExample({ ...noOwnerFacts, gst: 'included' }, 'en-NZ')).toEqual({
      steps: ['Growth: 12 × $499 = $5,988.', 'GST is included.'],
      total: '$5,988 NZD in the first year, before usage',
    });
  });

  it('have an example without GST if only usage is set', () => {
    expect(costExample({ ...noOwnerFacts, usageRate: 0.07 }, 'en')).toEqual({
      steps: ['100 calls of 3 minutes a month: 300 × $0.07 = $21.', 'Growth and usage: 12 × ($499 + $21) = $6,240.'],
      total: '$6,240 USD in the first year',
    });
  });
});

it('presents an address without the parts that are not set, and a link that rings a number', () => {
  expect(presentAddress({ street: '1 Example Street', locality: 'Nelson' })).toBe('1 Example Street, Nelson');
  expect(phoneLink('+61 2 5550 1234')).toBe('tel:+61255501234');
});
