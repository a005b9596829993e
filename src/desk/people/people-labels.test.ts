import { expect, test } from 'vitest';
import type { Invite } from '#shared/api/people-contract.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { linkText, presenceText } from './people-labels.ts';

const at = '2020-11-21T00:00:00.000Z';

test.each([
  [{ last_seen_at: null, sessions: 0 }, 'Has not signed in yet'],
  [{ last_seen_at: at, sessions: 0 }, `Last seen ${formatMoment(at, 'short')}, signed out`],
  [{ last_seen_at: at, sessions: 1 }, `Last seen ${formatMoment(at, 'short')}, in 1 browser`],
  [{ last_seen_at: at, sessions: 3 }, `Last seen ${formatMoment(at, 'short')}, in 3 browsers`],
])('says of %j when the person was seen', (person, text) => {
  expect(presenceText(person)).toBe(text);
});

test.each([
  ['sent', 'was mailed to mere@example.com'],
  ['waiting', 'this link works'],
  ['failed', 'could not be mailed to mere@example.com. Copy it'],
  ['off', 'Copy the link and pass it on to mere@example.com'],
] as const)('says of a link whose mail is %s what to do', (mail, text) => {
  const invite = { email: 'mere@example.com', expires_at: at } as Invite;
  expect(linkText({ mail, invite })).toContain(text);
  expect(linkText({ mail, invite })).toContain(`It works once, until ${formatMoment(at, 'short')}.`);
});
