import { expect, test } from 'vitest';
import { asksNotToBeCounted, describePageView } from './page-view.ts';

test('a page view has the path, the variant and the referring host, but no query', () => {
  expect(
    describePageView({
      pathname: '/nz/demo',
      locale: 'en-NZ',
      hostname: 'bellbird.example',
      referrer: 'https://search.example/find?q=private',
    }),
  ).toEqual({
    path: '/nz/demo',
    locale: 'en-NZ',
    referrer_host: 'search.example',
  });
});

test.each(['', 'not an address', 'https://bellbird.example/resources'])(
  'the referrer %j counts as no referrer',
  (referrer) => {
    expect(
      describePageView({ pathname: '/', locale: 'en', hostname: 'bellbird.example', referrer }).referrer_host,
    ).toBe('');
  },
);

test('Do Not Track and Global Privacy Control each ask not to be counted', () => {
  expect(asksNotToBeCounted({ doNotTrack: '1' })).toBe(true);
  expect(asksNotToBeCounted({ globalPrivacyControl: true })).toBe(true);
  expect(asksNotToBeCounted({ doNotTrack: null })).toBe(false);
  expect(asksNotToBeCounted({ doNotTrack: '0', globalPrivacyControl: false })).toBe(false);
});
