import { expect, test } from 'vitest';
import { plainAddress } from '#desk/ui/desk-address.ts';
import { chosenText } from './article-filters.tsx';
import { filterFaults } from './more-filter-fields.tsx';

test('accepts empty dates, one date, and a range of one day or more', () => {
  for (const [from, to] of [
    ['', ''],
    ['2026-03-31', ''],
    ['', ' 2026-03-31 '],
    ['2026-03-31', '2026-03-31'],
  ] as const)
    expect(filterFaults({ from, to })).toEqual({});
});

test('names a date that does not exist, and a range that ends before it starts', () => {
  expect(Object.keys(filterFaults({ from: '2026-02-30', to: 'yesterday' }))).toEqual(['from', 'to']);
  expect(filterFaults({ from: '2026-04-01', to: '2026-03-31' })).toEqual({ to: 'This date is before the first one' });
});

test('says which tag and dates are chosen', () => {
  const address = plainAddress('articles');
  expect(chosenText(address, undefined)).toBe('');
  expect(chosenText({ ...address, tag: 3, from: '2026-01-01' }, 'Phone')).toBe('Phone, from 2026-01-01');
  expect(chosenText({ ...address, from: '2026-01-01', to: '2026-02-28' }, undefined)).toBe('2026-01-01 to 2026-02-28');
  expect(chosenText({ ...address, tag: 3, to: '2026-02-28' }, undefined)).toBe('One tag, to 2026-02-28');
});
