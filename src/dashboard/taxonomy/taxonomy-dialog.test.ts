import { expect, test } from 'vitest';
import { slugAfterRename } from './taxonomy-dialog.tsx';

test('the slug follows the name until a person writes their own', () => {
  expect(slugAfterRename({ name: 'Māori', slug: 'maori' }, 'Māori & more', false)).toBe('maori-more');
  expect(slugAfterRename({ name: 'Māori', slug: 'te-reo' }, 'Māori & more', true)).toBe('te-reo');
});
