import { expect } from 'vitest';
import type { pageBeforeContact } from '#site/browser/contact-page.ts';

const arrivals = [
  { pathname: '/contact', referrer: 'https://bellbird.example/resources/first?q=1', expected: '/resources/first' },
  { pathname: '/nz/contact', referrer: 'https://other.example/resources/first', expected: '/nz/contact' },
  { pathname: '/contact', referrer: '', expected: '/contact' },
];

/** Fails unless the page before Contact is a page of this site, without its query, or Contact itself (product 12.6). */
export function expectPageBefore(find: typeof pageBeforeContact): void {
  for (const { pathname, referrer, expected } of arrivals)
    expect(find({ pathname, hostname: 'bellbird.example', referrer })).toBe(expected);
}
