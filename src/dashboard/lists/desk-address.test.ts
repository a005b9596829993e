import { describe, expect, test } from 'vitest';
import { plainAddress, readDeskAddress, writeDeskAddress } from './desk-address.ts';

describe('the desk in the address', () => {
  test('an empty query is the first page of Articles', () => {
    expect(readDeskAddress('')).toEqual(plainAddress('articles'));
    expect(writeDeskAddress(plainAddress('articles'))).toBe('');
  });

  test('writing and reading an address returns the same address', () => {
    const address = {
      tab: 'articles',
      q: 'after hours & cost',
      category: 3,
      status: 'draft',
      sort: '-title',
      actor: 0,
      page: 4,
    } as const;
    expect(readDeskAddress(writeDeskAddress(address))).toEqual(address);
  });

  test.each(['?page=0', '?page=-1', '?page=2.5', '?page=x', '?page=99999999', '?tab=users', '?category=one'])(
    'what makes no sense is left out: %s',
    (search) => expect(readDeskAddress(search)).toEqual(plainAddress('articles')),
  );

  test('cuts a search text that is longer than the API accepts', () => {
    expect(readDeskAddress(`?q=${'a'.repeat(500)}`).q).toHaveLength(200);
  });
});
