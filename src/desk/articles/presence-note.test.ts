import { expect, test } from 'vitest';
import { presenceText } from './presence-note.tsx';

const ana = { name: 'Ana', is_mine: false };
const mere = { name: 'Mere', is_mine: false };
const me = { name: 'Tui', is_mine: true };

test.each([
  [[], ''],
  [[ana], 'Ana has this article open.'],
  [[ana, mere], 'Ana and Mere have this article open.'],
  [[me], 'You have this article open in another window.'],
  [[ana, me], 'Ana has this article open. You have it open in another window.'],
])('says who else has the article open: %j', (others, text) => {
  expect(presenceText({ version: 1, others }, 1)).toBe(text);
});

test('says that the article was saved since it was opened', () => {
  expect(presenceText({ version: 3, others: [] }, 2)).toBe(
    'It was saved since you opened it. When you save, both changes are put together.',
  );
});
