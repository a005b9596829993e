import { siteMoment } from '#desk/ui/site-clock.ts';
import type { Role } from '#shared/api/account-contract.ts';
import type { InviteCreated, PeopleGroup, Person } from '#shared/api/people-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';

export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  responder: 'Responder',
  editor: 'Editor',
  member: 'Member',
};

export const roleTexts: Readonly<Record<Role, string>> = {
  admin: 'Administrators may do everything: publish, answer enquiries, and manage people and settings.',
  responder: 'Responders may publish, answer enquiries and see the figures. They see no people or settings.',
  editor: 'Editors may publish. They see no enquiries, figures, people or settings.',
  member: 'Members have an account, but no access to the desk.',
};

export const groupNames: Readonly<Record<PeopleGroup, string>> = { desk: 'May use the desk', members: 'Members' };

export function presenceText({ last_seen_at, sessions }: Pick<Person, 'last_seen_at' | 'sessions'>): string {
  if (last_seen_at === null) return 'Has not signed in yet';
  const seen = `Last seen ${siteMoment(last_seen_at)}`;
  return sessions === 0 ? `${seen}, signed out` : `${seen}, in ${countOf(sessions, 'browser', 'browsers')}`;
}

/**
 * Returns the sentences that tell an administrator whether the link of a new invite was mailed, and how long it works.
 */
export function linkText({ mail, invite: { email, expires_at } }: Pick<InviteCreated, 'mail' | 'invite'>): string {
  const once = `It works once, until ${siteMoment(expires_at)}.`;
  if (mail === 'sent') return `The link was mailed to ${email}. ${once} You can also copy it here.`;
  if (mail === 'waiting')
    return `The mail server hasn’t taken the message to ${email} yet. It’s tried again, with a new link. Until that arrives, this link works: you can copy it and pass it on. ${once}`;
  if (mail === 'failed') return `The link could not be mailed to ${email}. Copy it and pass it on yourself. ${once}`;
  return `Copy the link and pass it on to ${email}. ${once} It can’t be shown again.`;
}
