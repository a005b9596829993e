import { expect, test } from 'vitest';
import { countFilters, plainAddress, readDeskAddress, writeDeskAddress } from './desk-address.ts';

test('without a query, the desk shows the first page of Articles', () => {
  expect(readDeskAddress('')).toEqual(plainAddress('articles'));
  expect(writeDeskAddress(plainAddress('articles'))).toBe('');
});

test('writing and reading an address returns the same address', () => {
  const address = {
    tab: 'articles',
    q: 'after hours & cost',
    category: 3,
    tag: 7,
    from: '2026-01-01',
    to: '2026-02-28',
    status: 'draft',
    sort: '-title',
    actor: 0,
    page: 4,
    edit: 12,
  } as const;
  expect(readDeskAddress(writeDeskAddress(address))).toEqual(address);
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=2.5',
  '?page=x',
  '?page=99999999',
  '?tab=users',
  '?category=one',
  '?tag=0',
  '?from=2026-02-30',
  '?edit=0',
  '?edit=12x',
  '?to=soon',
])('ignores an invalid value: %s', (search) => expect(readDeskAddress(search)).toEqual(plainAddress('articles')));

test('counts the filters that are set, but not the search and the order', () => {
  expect(countFilters(readDeskAddress('?q=cost&sort=title&page=3&edit=12'))).toBe(0);
  expect(countFilters(readDeskAddress('?q=cost&category=3&status=draft'))).toBe(2);
});

test('shortens a search text that is longer than the API accepts', () => {
  expect(readDeskAddress(`?q=${'a'.repeat(500)}`).q).toHaveLength(200);
});
