import { expect, test } from 'vitest';
import { pageBeforeContact } from './contact-page.ts';

test.each([
  ['/contact', 'https://bellbird.example/resources/first?q=1', '/resources/first'],
  ['/nz/contact', 'https://other.example/resources/first', '/nz/contact'],
  ['/contact', '', '/contact'],
])('the page before %s, with the referrer %j, is %s', (pathname, referrer, expected) => {
  expect(pageBeforeContact({ pathname, hostname: 'bellbird.example', referrer })).toBe(expected);
});
