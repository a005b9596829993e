import { expect, test } from 'vitest';
import { pageQueryKeys } from '#shared/page-queries.ts';
import { deskPlacePath, mayOpen, presentDeskPath, readDeskPlace } from './desk-place.tsx';

const forEditors = ['content', 'calendar', 'health', 'pictures', 'security'] as const;
const forOthers = ['insight', 'enquiries', 'questions', 'people', 'history'] as const;

test('each page of the desk has its own path in each variant', () => {
  for (const place of [...forEditors, ...forOthers, 'settings', 'prices', 'personal-data', 'tokens'] as const)
    for (const locale of ['en', 'en-NZ', 'en-AU'] as const) {
      expect(readDeskPlace(deskPlacePath(locale, place))).toBe(place);
      expect(pageQueryKeys(deskPlacePath(locale, place))).toEqual([]);
    }
  expect(deskPlacePath('en-NZ', 'enquiries')).toBe('/nz/dashboard/enquiries');
  expect(readDeskPlace('/dashboard')).toBe('content');
});

test('the addresses of Sessions, Passkeys and Trash lead to where these are now', () => {
  expect(presentDeskPath('/nz/dashboard/sessions')).toBe('/nz/dashboard/security');
  expect(presentDeskPath('/dashboard/passkeys')).toBe('/dashboard/security');
  expect(presentDeskPath('/au/dashboard/trash')).toBe('/au/dashboard?status=trash');
  expect(presentDeskPath('/dashboard')).toBeUndefined();
});

test('an editor may open the pages with content and their own sessions, and an administrator every page', () => {
  for (const place of forEditors) expect(mayOpen('editor', place)).toBe(true);
  for (const place of forOthers) {
    expect(mayOpen('editor', place)).toBe(false);
    expect(mayOpen('admin', place)).toBe(true);
  }
  for (const place of ['enquiries', 'questions', 'insight', 'content'] as const)
    expect(mayOpen('responder', place)).toBe(true);
  for (const place of ['people', 'settings', 'history'] as const) expect(mayOpen('responder', place)).toBe(false);
  expect(mayOpen('member', 'content')).toBe(false);
});
