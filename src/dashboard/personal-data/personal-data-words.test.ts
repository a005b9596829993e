import { expect, test } from 'vitest';
import type { PersonalData } from '#domain/contract/personal-data-contract.ts';
import { erasedText, foundText } from './personal-data-words.ts';

test('says how much is stored, and that nothing is', () => {
  const none: PersonalData = {
    contact: 'a@b.nz',
    found_at: '2026-11-23T00:00:00Z',
    enquiries: [],
    account: null,
    invites: [],
  };
  const account = {
    ...{ id: 1, full_name: 'Aroha', email: 'a@b.nz', role: 'member' as const, created_at: '2026-11-23T00:00:00Z' },
    ...{ sessions: [], passkeys: [], known_browsers: [], networks: [], changes: [], unsaved_texts: [] },
  };
  expect(foundText(none)).toBe('Nothing is stored about a@b.nz.');
  expect(foundText({ ...none, account })).toBe('Stored about a@b.nz: an account.');
});

test.each([
  [{ enquiries: 0, account: false, invites: 0 }, 'Nothing was left to erase.'],
  [{ enquiries: 1, account: false, invites: 0 }, 'Erased: 1 enquiry.'],
  [{ enquiries: 12, account: true, invites: 1 }, 'Erased: 12 enquiries and the account and 1 invitation.'],
])('says how much was erased: %j', (erased, text) => expect(erasedText(erased)).toBe(text));
