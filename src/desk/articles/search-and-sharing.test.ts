import { expect, test } from 'vitest';
import { cutForSearch } from './search-and-sharing.tsx';

test('a search result cuts a text at a word', () => {
  expect(cutForSearch('What a missed call costs', 60)).toBe('What a missed call costs');
  expect(cutForSearch('What a missed call costs', 16)).toBe('What a missed…');
  expect(cutForSearch('电话'.repeat(20), 10)).toBe(`${'电话'.repeat(5)}…`);
});
