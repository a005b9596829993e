import { expect } from 'vitest';
import type { pageBeforeContact } from '#site/browser/contact-page.ts';

const arrivals = [
  { pathname: '/contact', referrer: 'https://bellbird.example/resources/first?q=1', expected: '/resources/first' },
  { pathname: '/nz/contact', referrer: 'https://other.example/resources/first', expected: '/nz/contact' },
  { pathname: '/contact', referrer: '', expected: '/contact' },
];

/**
 * Expects that `find` returns the page of this site from which a visitor came to Contact, as a path without query. For
 * any other visitor, `find` must return the path of Contact (product 12.6).
 */
export function expectPageBefore(find: typeof pageBeforeContact): void {
  for (const { pathname, referrer, expected } of arrivals)
    expect(find({ pathname, hostname: 'bellbird.example', referrer })).toBe(expected);
}
