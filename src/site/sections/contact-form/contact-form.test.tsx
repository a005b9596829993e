import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { ContactForm } from './contact-form.tsx';

const owner: OwnerFacts = {
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
};

const pageOf = (locale: Locale, now: string, isSent = false, facts = owner) =>
  renderToStaticMarkup(
    <ContactForm
      locale={locale}
      now={new Date(now)}
      owner={facts}
      token="token"
      partner=""
      trade=""
      isSent={isSent}
      refused={undefined}
    />,
  );

it('says by the clock of the variant whether we are open', () => {
  const halfPastNineInAuckland = '2026-11-22T20:30:00Z';
  expect(pageOf('en-NZ', halfPastNineInAuckland)).toContain('We’re open now, until 5\u00a0pm.');
  expect(pageOf('en-AU', halfPastNineInAuckland)).toContain('We next open today at 9\u00a0am.');
});

it('lists the opening hours, what happens next and by when, and the email address', () => {
  const html = pageOf('en', '2026-11-22T20:30:00Z');
  expect(html).toContain('<dt>Monday to Friday</dt><dd>9\u00a0am to 5\u00a0pm</dd>');
  expect(html).toContain('<dt>Saturday</dt><dd>10\u00a0am to 2\u00a0pm</dd>');
  expect(html).toContain('within 5 business days');
  expect(html).toContain('within 30 days');
  expect(html).toContain(`href="mailto:${siteConfig.email}"`);
});

it('says when a message that is sent now is read', () => {
  expect(pageOf('en-NZ', '2026-11-22T20:30:00Z')).toContain('<li>They read it while we’re open, and reply by email');
  expect(pageOf('en-NZ', '2026-11-28T02:00:00Z', true)).toContain(
    '<li>We’re closed now, so they read it after we open on Monday at 9\u00a0am. Then they reply by email or phone',
  );
});

it('says what happens next after the message was sent, in place of the form', () => {
  const html = pageOf('en', '2026-11-22T20:30:00Z', true);
  expect(html).toContain('Thank you');
  expect(html).toContain('What happens next');
  expect(html).not.toContain('<form');
});

it('shows the phone number and the address if they are set, and nothing about a fact that is not', () => {
  const address = { street: '1 Example Street', locality: 'Nelson', postalCode: '7010' };
  const set = pageOf('en', '2026-11-22T20:30:00Z', false, { ...owner, phone: '03 123 4567', address });
  expect(set).toMatch(/<a [^>]*href="tel:031234567">03 123 4567</);
  expect(set).toContain('1 Example Street, Nelson 7010');
  expect(set).toContain('while we’re open');
  const unset = pageOf('en', '2026-11-22T20:30:00Z', false, noOwnerFacts);
  expect(unset).not.toMatch(/tel:|Opening hours|Local time|we’re open|ring/);
});
