import { expect, test } from 'vitest';
import { preferredVariant } from './variant-offer.ts';

test.each([
  [['en-NZ', 'en'], 'en-NZ'],
  [['en-au'], 'en-AU'],
  [['zh-CN', 'en-NZ'], 'en-NZ'],
  [['mi', 'en-NZ', 'en-AU'], 'en-NZ'],
  [['en-US', 'en-NZ'], undefined],
  [['en-GB'], undefined],
  [['ko-KR'], undefined],
  [[], undefined],
] as const)('a browser with the languages %j prefers %s', (languages, variant) => {
  expect(preferredVariant(languages)).toBe(variant);
});
