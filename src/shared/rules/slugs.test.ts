import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify, slugPattern, suggestedSlug } from './slugs.ts';

test.each([
  ['Set-up & cost', 'set-up-cost'],
  ['  Ngā pātai  ', 'nga-patai'],
  ['What a missed call costs a tradie?', 'what-a-missed-call-costs-a-tradie'],
  ['中文', ''],
  ['', ''],
])('the slug of %j is %j', (name, slug) => expect(slugify(name)).toBe(slug));

test('every name becomes a valid slug or an empty string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => slugify(name) === '' || slugPattern.test(slugify(name))),
  );
});

test.each([
  ['Set-up & cost', 'set-up-cost'],
  ['Ngā pātai', 'nga-patai'],
  ['2026 😀', '2026'],
  ['语音 AI', ''],
  ['Straße', ''],
  ['음성', ''],
])('a form suggests for %j the slug %j', (name, slug) => expect(suggestedSlug(name)).toBe(slug));
