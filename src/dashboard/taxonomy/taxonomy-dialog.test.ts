import { expect, test } from 'vitest';
import { slugAfterRename } from './taxonomy-dialog.tsx';

test('renaming changes the slug, unless a person wrote the slug', () => {
  expect(slugAfterRename({ name: 'Māori', slug: 'maori' }, 'Māori & more', false)).toBe('maori-more');
  expect(slugAfterRename({ name: 'Māori', slug: 'te-reo' }, 'Māori & more', true)).toBe('te-reo');
});
