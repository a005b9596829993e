import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectHarmlessNames } from '#tests/support/partner-names.ts';
import { buildPartnerLink } from './make-partner-link.ts';
import { readPartnerName } from './partner-link.ts';

describe('the name of a partner', () => {
  test.each([
    ['Harbour Web Ltd.', 'harbour-web-ltd'],
    ['  harbour--web  ', 'harbour-web'],
    ['Wētā Design', 'wētā-design'],
    ['小林网络', '小林网络'],
    ['ＡＢＣ　１２', 'abc-12'],
    ['', ''],
  ])('in %j is %j', (text, name) => expect(readPartnerName(text)).toBe(name));

  test('keeps nothing harmful of hostile texts', () => expectHarmlessNames(readPartnerName));

  test('is short, plain and stable for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
        const name = readPartnerName(text);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name.isWellFormed()).toBe(true);
        expect(name).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u);
        expect(readPartnerName(name)).toBe(name);
      }),
    );
  });
});

describe('the link of a partner', () => {
  test('leads to Home of the variant and is read back as the same name', () => {
    const link = buildPartnerLink('https://bellbird.example', 'en-NZ', 'Wētā Design & Co');
    expect(link).toMatch(/^https:\/\/bellbird\.example\/nz\?partner=w%C4%93t%C4%81-design-co$/);
    expect(readPartnerName(new URL(link ?? '').searchParams.get('partner') ?? '')).toBe('wētā-design-co');
  });

  test('needs a name', () => expect(buildPartnerLink('https://bellbird.example', 'en', ' !? ')).toBeUndefined());
});
