import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalAddress } from './cache-listener.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=x&fbclid=1', '/'],
  ['/nz', '/nz'],
  ['/au/partners?junk=1&percent=20&deal=3000', '/au/partners?deal=3000&percent=20'],
  ['/partners?deal=3000&percent=20', '/partners?deal=3000&percent=20'],
  ['/resources?page=2&category=cost', '/resources?category=cost&page=2'],
  ['/resources?%63ategory=set%2Dup', '/resources?category=set-up'],
  ['/demo?agent=clinic&agent=beauty', '/demo?agent=clinic&agent=beauty'],
  ['/nz/resources/after-hours-rates?page=2', '/nz/resources/after-hours-rates'],
  ['/sitemap.xml?x', '/sitemap.xml'],
  ['/sitemap-2.xml', '/sitemap-2.xml'],
  ['/api/content/public/articles?skip=10&x=1&limit=5', '/api/content/public/articles?limit=5&skip=10'],
  ['/api/content/tags?limit=5', '/api/content/tags'],
])('%s is %s', (url, address) => expect(canonicalAddress(url)).toBe(address));

test.each([
  '//',
  '/nz/',
  '/NZ',
  '/%6Ez',
  '/resources/',
  '/resources/A-Slug',
  '/resources/x%2Fy',
  '/nz/sitemap.xml',
  '/sitemap-x.xml',
  '/health',
  '/api/auth/me',
  '/api/auth/me/x.css',
  '/api/admin/articles',
  '/api/content/public/articles/',
  '/api/content/tags;x',
  '/_astro/x.css',
  'http://other.example/',
  '*',
  '',
  '/constructor',
  '/__proto__',
  `/resources?category=${'x'.repeat(500)}`,
])('%s is left to the router', (url) => expect(canonicalAddress(url)).toBeUndefined());

test('a canonical address is its own canonical address, whatever the query', () => {
  const key = fc.constantFrom('category', 'page', 'clients', 'deal', 'limit', 'skip', 'agent', 'junk');
  const query = fc.array(fc.tuple(key, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 6 });
  const path = fc.constantFrom('/resources', '/au/partners', '/demo', '/api/content/public/articles', '/terms');
  fc.assert(
    fc.property(path, query, (at, pairs) => {
      const address = canonicalAddress(`${at}?${new URLSearchParams(pairs)}`);
      if (address !== undefined) expect(canonicalAddress(address)).toBe(address);
    }),
  );
});
