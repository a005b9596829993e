import { expect, test } from 'vitest';
import { exampleFragment, exampleIn } from './demo-example.ts';

test.each(['Kauri Café & Sons', 'St. Mary’s', "O'Brien (Plumbing) Ltd.", '青木餐厅', '한강 식당', 'W'.repeat(60)])(
  'a link carries the name of a business: %s',
  (name) => expect(exampleIn(exampleFragment(name))).toEqual({ name, isRefused: false }),
);

test.each([
  '',
  ' ',
  'W'.repeat(61),
  'W'.repeat(10_000),
  'Call 021 555 0199',
  'sam@example.com',
  'evil.com',
  'http://evil',
  '<script>alert()</script>',
  'two\u0000lines',
  '\u202ereversed',
  '\ud800',
])('a link refuses what is no plain name: %j', (name) => {
  expect(exampleIn(exampleFragment(name))).toEqual({ name: undefined, isRefused: true });
});

test('other fragments ask for no example', () => {
  for (const fragment of ['', '#', '#packages', '#example-link'])
    expect(exampleIn(fragment)).toEqual({ name: undefined, isRefused: false });
});
