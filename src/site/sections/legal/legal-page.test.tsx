import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LegalDocument } from '#shared/offer/legal/legal-document.ts';
import { privacyText } from '#shared/offer/legal/privacy-text.ts';
import { termsText } from '#shared/offer/legal/terms-text.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { LegalPage } from './legal-page.tsx';

const pageOf = (document: LegalDocument, locale: Locale, now: string) =>
  renderToStaticMarkup(<LegalPage document={document} locale={locale} now={new Date(now)} />);

describe('the date of the last update', () => {
  test('is today’s date in the time zone of the variant', () => {
    const lateEvening = '2026-11-21T12:30:00Z';
    expect(pageOf(termsText, 'en-NZ', lateEvening)).toContain('<time dateTime="2026-11-22">22 November 2026</time>');
    expect(pageOf(termsText, 'en-AU', lateEvening)).toContain('<time dateTime="2026-11-21">21 November 2026</time>');
  });
});

describe.each([
  ['Privacy', privacyText],
  ['Terms', termsText],
] as const)('%s', (_title, document) => {
  test('folds each section, with the id that links name on the hidden part, because browsers then open it', () => {
    const html = pageOf(document, 'en', '2026-11-21T00:00:00Z');
    for (const { id } of document.sections) expect(html).toContain(`</summary><div id="${id}"`);
    expect(html.indexOf('In short')).toBeLessThan(html.indexOf('<details'));
  });

  test('links to other pages in the same variant', () => {
    const html = pageOf(document, 'en-NZ', '2026-11-21T00:00:00Z');
    expect(html).toContain('href="/nz/partners"');
    expect(html).not.toContain('href="/partners"');
  });
});
