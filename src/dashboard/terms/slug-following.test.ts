import { expect, test } from 'vitest';
import { followName } from './slug-following.ts';

test('a slug follows the name until someone writes their own', () => {
  expect(followName({ name: 'Māori', slug: 'maori' }, 'Māori & more', false)).toBe('maori-more');
  expect(followName({ name: 'Māori', slug: 'te-reo' }, 'Māori & more', true)).toBe('te-reo');
});
