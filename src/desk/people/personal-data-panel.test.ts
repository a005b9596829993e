import { expect, test } from 'vitest';
import type { PersonalData } from '#shared/api/personal-data-contract.ts';
import { erasedText, foundText } from './personal-data-panel.tsx';

test('says how much is stored, and that nothing is', () => {
  const none: PersonalData = {
    contact: 'a@b.nz',
    found_at: '2026-11-23T00:00:00Z',
    enquiries: [],
    enquiry_total: 0,
    comments: [],
    account: null,
    invites: [],
  };
  const account = { id: 1 } as PersonalData['account'];
  expect(foundText(none)).toBe('Nothing is stored about a@b.nz.');
  expect(foundText({ ...none, account })).toBe('Stored about a@b.nz: an account.');
  expect(foundText({ ...none, enquiry_total: 1200 })).toBe(
    'Stored about a@b.nz: 1,200 enquiries. The newest 0 enquiries are below. To erase the others, erase these and look again. The export has all.',
  );
});

const nothing = { enquiries: 0, comments: 0, account: false, invites: 0, names: 0, keeps_name: false };
test.each([
  [nothing, 'Nothing was left to erase.'],
  [{ ...nothing, enquiries: 1 }, 'Erased: 1 enquiry.'],
  [{ ...nothing, enquiries: 12, account: true, invites: 1 }, 'Erased: 12 enquiries and the account and 1 invitation.'],
  [
    { ...nothing, account: true, names: 3 },
    'Erased: the account. The name was removed from 3 versions, pictures and notes.',
  ],
  [
    { ...nothing, account: true, keeps_name: true },
    'Erased: the account. Another account has the same name, so it stays beside versions, pictures and notes.',
  ],
])('says how much was erased: %j', (erased, text) => expect(erasedText(erased)).toBe(text));
