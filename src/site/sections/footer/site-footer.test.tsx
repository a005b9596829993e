import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import { SiteFooter, yearOfVariant } from './site-footer.tsx';

const newYearsEve = new Date('2026-12-31T12:00:00Z');

it.each([
  ['en-NZ', '2027'],
  ['en-AU', '2026'],
] as const)('shows the year in the time zone of %s, which is %s', (locale, year) => {
  expect(yearOfVariant(locale, newYearsEve)).toBe(year);
  expect(renderToStaticMarkup(<SiteFooter locale={locale} path="/" year={year} />)).toContain(`© ${year} `);
});

it('links to Contact in the visitor’s variant, after the other pages', () => {
  const html = renderToStaticMarkup(<SiteFooter locale="en-AU" path="/" year="2026" />);
  expect(
    [...html.matchAll(/href="([^"]*)"[^>]*>(Resources|Privacy|Terms|Trust|LinkedIn|Contact)</g)].map(
      ([, href]) => href,
    ),
  ).toEqual(['/au/resources', '/au/privacy', '/au/terms', '/au/trust', 'https://www.linkedin.com/', '/au/contact']);
});

it('links to the same page in each country', () => {
  const html = renderToStaticMarkup(<SiteFooter locale="en-NZ" path="/resources" year="2026" />);
  for (const path of ['/resources', '/nz/resources', '/au/resources'])
    expect(html).toContain(`href="${path}" hrefLang`);
});

it('keeps the query in the links to the other countries', () => {
  const html = renderToStaticMarkup(<SiteFooter locale="en" path="/demo" query="?agent=clinic" year="2026" />);
  expect(html).toContain('href="/nz/demo?agent=clinic"');
  expect(renderToStaticMarkup(<SiteFooter locale="en" path="/contact" year="2026" />)).not.toContain('keeps-query');
});

it('has the owner’s place, phone number and hours as soon as they are set', () => {
  const footer = (owner: OwnerFacts) =>
    renderToStaticMarkup(<SiteFooter locale="en" path="/" year="2026" owner={owner} />);
  const set = footer({
    phone: '03 123 4567',
    address: { street: '1 Example Street', locality: 'Nelson' },
    openingHours: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }],
  });
  expect(set).toContain('<a href="tel:031234567">03 123 4567</a>');
  expect(set).toContain('1 Example Street, Nelson');
  expect(set).toMatch(/Monday 9.am to 5.pm/);
  expect(footer(noOwnerFacts)).not.toMatch(/tel:|Street|Monday/);
});
