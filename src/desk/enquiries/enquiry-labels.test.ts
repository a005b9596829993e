import { expect, test } from 'vitest';
import { changeText, mailLink, noteTitle, undoOf } from './enquiry-labels.ts';

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
  const note = { author: 'Aroha', sent_at: null, is_waiting: false };
  expect(noteTitle({ ...note, kind: 'note' })).toBe('Aroha,');
  expect(noteTitle({ ...note, kind: 'reply' })).toBe('Reply from Aroha, perhaps not sent,');
  expect(noteTitle({ ...note, kind: 'reply', is_waiting: true })).toBe(
    'Reply from Aroha, not sent yet, is tried again,',
  );
  expect(noteTitle({ ...note, kind: 'reply', sent_at: '2026-11-23T00:00:00Z' })).toBe('Reply from Aroha, sent');
});

const enquiry = {
  email: 'maia@example.com',
  name: 'Māia',
  message: 'Do you answer at night?\nAnd on Sunday?',
  created_at: '2026-11-20T20:05:00Z',
};
const readLink = (link: string) => {
  const { pathname, searchParams } = new URL(link);
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
};

test('the link of a reply quotes the message', () => {
  expect(readLink(mailLink(enquiry))).toEqual({
    to: 'maia@example.com',
    subject: 'Your message to Bellbird',
    body: expect.stringMatching(
      /^\r\n\r\nMāia wrote on \d.* 2026, .*:\r\n> Do you answer at night\?\r\n> And on Sunday\?$/,
    ),
  });
  expect(mailLink({ ...enquiry, message: '' })).not.toContain('body');
});

test('a long message does not make the link of a reply too long for a mail program', () => {
  const link = mailLink({ ...enquiry, message: '🐦'.repeat(2000) });
  expect(readLink(link)).toMatchObject({ body: expect.stringMatching(/🐦 …$/u) });
  expect(link.length).toBeLessThan(3500);
});

test('an address or a message cannot add anything to the link of a reply', () => {
  const link = mailLink({ ...enquiry, email: 'a@example.com?bcc=all@example.com', message: 'x&bcc=all@example.com' });
  expect(link).toContain('mailto:a%40example.com%3Fbcc%3Dall%40example.com?subject=Your%20message%20to%20Bellbird&');
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
});
