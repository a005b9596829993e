import { expect, test } from 'vitest';
import { trackedArticleUrl } from './tracking.ts';

test('the parameters say where the link stands and which article it is', () => {
  expect(trackedArticleUrl('https://medium.com/@bellbird/calls', 'What a missed call costs')).toBe(
    'https://medium.com/@bellbird/calls?utm_source=website&utm_medium=referral&utm_campaign=resources-page&utm_content=what-a-missed-call-costs',
  );
});

test('Home has a campaign of its own', () => {
  const url = new URL(trackedArticleUrl('https://medium.com/a', 'A', 'homepage-resources'));
  expect(url.searchParams.get('utm_campaign')).toBe('homepage-resources');
});

test('a query and a fragment that were there stay', () => {
  const url = new URL(trackedArticleUrl('https://medium.com/a?source=friends#top', 'A'));
  expect(url.searchParams.get('source')).toBe('friends');
  expect(url.hash).toBe('#top');
});

test('what is no address is left alone', () => {
  expect(trackedArticleUrl('not an address', 'A')).toBe('not an address');
});
