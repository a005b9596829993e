import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPartnerLink, readPartnerName } from './partner-link.ts';

describe('the name of a partner', () => {
  test.each([
    ['Harbour Web Ltd.', 'harbour-web-ltd'],
    ['  harbour--web  ', 'harbour-web'],
    ['Wētā Design', 'wētā-design'],
    ['小林网络', '小林网络'],
    ['ＡＢＣ　１２', 'abc-12'],
    ['', ''],
  ])('in %j is %j', (text, name) => expect(readPartnerName(text)).toBe(name));

  test.each([
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['"><img src=x onerror=1>', 'img-src-x-onerror-1'],
    ['=HYPERLINK("http://x")', 'hyperlink-http-x'],
    ["a\r\nBcc: x@y.zz\u0000\u202e'; drop table enquiries", 'a-bcc-x-y-zz-drop-table-enquiries'],
    ['half \ud800 a character', 'half-a-character'],
    ['///', ''],
  ])('keeps only letters and digits of %j', (text, kept) => {
    expect(readPartnerName(text)).toBe(kept);
  });

  test('is at most 60 characters long', () => {
    expect(readPartnerName('x'.repeat(5000)).length).toBeLessThanOrEqual(60);
  });

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
