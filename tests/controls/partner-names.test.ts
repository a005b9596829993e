import { describe, expect, test } from 'vitest';
import { expectHarmlessNames } from '#tests/support/partner-names.ts';

describe('src/domain/enquiries/partner-link.test.ts', () => {
  test.each([
    ['keeps everything', (text: string) => text],
    ['only trims', (text: string) => text.trim().slice(0, 60)],
    ['has no longest length', (text: string) => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-')],
  ])('detects a reader of partners’ names that %s', (_, careless) => {
    expect(() => expectHarmlessNames(careless)).toThrow();
  });
});
