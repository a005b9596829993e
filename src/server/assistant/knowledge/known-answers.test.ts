import { expect, test } from 'vitest';
import { demoLanguages } from '#language/languages.ts';
import { privacyText } from '#shared/offer/legal/privacy-text.ts';
import { termsText } from '#shared/offer/legal/terms-text.ts';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';
import { knownAnswers } from './known-answers.ts';

test('every answer has its own id, and a text in every language', () => {
  expect(new Set(knownAnswers.map(({ id }) => id)).size).toBe(knownAnswers.length);
  for (const { id, say } of knownAnswers) {
    const said = say({ currency: 'AUD', owner: noOwnerFacts });
    for (const { tag } of demoLanguages) {
      expect(said[tag].length, `${id} ${tag}`).toBeGreaterThan(0);
      expect(said[tag], `${id} ${tag}`).not.toMatch(/undefined|NaN|!/);
    }
  }
});

test('every answer from Privacy or Terms links to a section that exists', () => {
  const sections = new Set([
    ...privacyText.sections.map(({ id }) => `/privacy#${id}`),
    ...termsText.sections.map(({ id }) => `/terms#${id}`),
  ]);
  for (const { source } of knownAnswers) {
    if (source && /^\/(?:privacy|terms)/.test(source.path)) expect(sections).toContain(source.path);
  }
});
