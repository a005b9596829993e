import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

const newYearsEve = new Date('2026-12-31T12:00:00Z');

it.each([
  ['en-NZ', '2027'],
  ['en-AU', '2026'],
] as const)('has the year of %s, where it is already or still %s (product 2.8)', (locale, year) => {
  expect(renderToStaticMarkup(<SiteFooter locale={locale} path="/" now={newYearsEve} />)).toContain(`© ${year} `);
});

it('switches country on the same page', () => {
  const html = renderToStaticMarkup(<SiteFooter locale="en-NZ" path="/resources" now={newYearsEve} />);
  for (const path of ['/resources', '/nz/resources', '/au/resources'])
    expect(html).toContain(`href="${path}" hrefLang`);
});
