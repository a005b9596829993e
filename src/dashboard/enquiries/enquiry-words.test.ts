import { expect, test } from 'vitest';
import { changeText, mailLink, noteTitle, undoOf } from './enquiry-words.ts';

test.each([
  [{ status: 'done' }, '“Māia” is marked as done.', { status: 'new' }],
  [{ status: 'suspected' }, '“Māia” is marked as spam.', { status: 'new' }],
  [{ is_trashed: true }, '“Māia” is in Trash.', { is_trashed: false }],
  [{ is_trashed: false }, '“Māia” is back in the list.', { is_trashed: true }],
] as const)('says what a change did, and undoes it: %j', (update, text, undo) => {
  expect(changeText({ name: 'Māia' }, update)).toBe(text);
  expect(undoOf({ status: 'new' }, update)).toEqual(undo);
});

test('says of a reply whether it was sent', () => {
  const note = { author: 'Aroha', sent_at: null };
  expect(noteTitle({ ...note, kind: 'note' })).toBe('Aroha,');
  expect(noteTitle({ ...note, kind: 'reply' })).toBe('Reply from Aroha, perhaps not sent,');
  expect(noteTitle({ ...note, kind: 'reply', sent_at: '2026-11-23T00:00:00Z' })).toBe('Reply from Aroha, sent');
});

test('an address cannot add anything to the link of a reply', () => {
  expect(mailLink({ email: 'a@example.com?bcc=all@example.com' })).toBe(
    'mailto:a%40example.com%3Fbcc%3Dall%40example.com?subject=Your%20message%20to%20Bellbird',
  );
});
