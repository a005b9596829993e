import { expect } from 'vitest';
import type { pageBeforeContact } from '#site/browser/contact-page.ts';

const arrivals = [
  { pathname: '/contact', referrer: 'https://bellbird.example/resources/first?q=1', expected: '/resources/first' },
  { pathname: '/nz/contact', referrer: 'https://other.example/resources/first', expected: '/nz/contact' },
  { pathname: '/contact', referrer: '', expected: '/contact' },
];

/**
 * Fails unless `find` returns the path, without its query, of the page of this site from which a visitor came to
 * Contact. For any other visitor, `find` must return the path of Contact (product 12.6).
 */
export function expectPageBefore(find: typeof pageBeforeContact): void {
  for (const { pathname, referrer, expected } of arrivals)
    expect(find({ pathname, hostname: 'bellbird.example', referrer })).toBe(expected);
}
