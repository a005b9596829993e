import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { asksNotToBeCounted, countingAddress, describePageView } from './page-view.ts';

const address = (pathname: string, search = '') => ({ pathname, hostname: 'bellbird.example', search });
const loaded = (referrer: string, lang = 'en', missing: Element | null = null) => ({
  referrer,
  documentElement: { lang },
  querySelector: () => missing,
});

test('a page view has the path, the variant and the referring host, but no query', () => {
  const load = loaded('https://search.example/find?q=private', 'en-NZ');
  expect(describePageView(address('/nz/demo', '?q=private'), load)).toEqual({
    path: '/nz/demo',
    locale: 'en-NZ',
    referrer_host: 'search.example',
  });
});

test.each(['', 'not an address', 'https://bellbird.example/resources'])(
  'the referrer %j counts as no referrer',
  (referrer) => {
    expect(describePageView(address('/'), loaded(referrer)).referrer_host).toBe('');
  },
);

test('Do Not Track and Global Privacy Control each ask not to be counted', () => {
  expect(asksNotToBeCounted({ doNotTrack: '1' })).toBe(true);
  expect(asksNotToBeCounted({ globalPrivacyControl: true })).toBe(true);
  expect(asksNotToBeCounted({ doNotTrack: null })).toBe(false);
  expect(asksNotToBeCounted({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
});

test('of the query, a page view has the campaign only', () => {
  expect(describePageView(address('/', '?gclid=secret&utm_campaign=spring&utm_content=x'), loaded(''))).toEqual({
    path: '/',
    locale: 'en',
    referrer_host: '',
    campaign: 'spring',
  });
});

test('the addresses for steps and speed follow from that for page views', () => {
  const address = `https://api.example${apiPaths.pageView}`;
  expect(countingAddress(address, 'step')).toBe(`https://api.example${apiPaths.visitStep}`);
  expect(countingAddress(address, 'speed')).toBe(`https://api.example${apiPaths.pageSpeed}`);
});
