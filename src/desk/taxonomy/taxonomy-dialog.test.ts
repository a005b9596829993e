import { expect, test } from 'vitest';
import { newTaxonomyPayload, slugAfterRename } from './taxonomy-dialog.tsx';

test('renaming changes the slug, unless a person wrote the slug', () => {
  expect(slugAfterRename({ name: 'Māori', slug: 'maori' }, 'Māori & more', false)).toBe('maori-more');
  expect(slugAfterRename({ name: 'Māori', slug: 'te-reo' }, 'Māori & more', true)).toBe('te-reo');
});

test('a new record is saved with a slug only if a person wrote it', () => {
  expect(newTaxonomyPayload({ name: 'C++', slug: 'c' })).toEqual({ name: 'C++', slug: '' });
  expect(newTaxonomyPayload({ name: 'C++', slug: 'cpp' })).toEqual({ name: 'C++', slug: 'cpp' });
});
