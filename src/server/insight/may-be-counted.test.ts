import { expect, test } from 'vitest';
import { mayBeCounted } from './figure-counter.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.each([chrome, safari, firefox])('the browser “%s” is counted', (agent) => {
  expect(mayBeCounted({ 'user-agent': agent })).toBe(true);
  expect(mayBeCounted({ 'user-agent': agent, dnt: '0' })).toBe(true);
});

test.each([
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'curl/8.14.1',
  'python-requests/2.32.5',
  '',
  undefined,
])('the robot “%s” is not counted', (agent) => {
  expect(mayBeCounted({ 'user-agent': agent })).toBe(false);
});

test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('a browser that signals %j is not counted', (signal) => {
  expect(mayBeCounted({ 'user-agent': chrome, ...signal })).toBe(false);
});
