import { expect, test } from 'vitest';
import { deskPlacePath, readDeskPlace } from './desk-place.ts';

test('each page of the desk has its own path in each variant', () => {
  for (const place of [
    'content',
    'insight',
    'pictures',
    'enquiries',
    'questions',
    'sessions',
    'history',
    'settings',
    'trash',
  ] as const)
    for (const locale of ['en', 'en-NZ', 'en-AU'] as const)
      expect(readDeskPlace(deskPlacePath(locale, place))).toBe(place);
  expect(deskPlacePath('en-NZ', 'enquiries')).toBe('/nz/dashboard/enquiries');
  expect(readDeskPlace('/dashboard')).toBe('content');
});
