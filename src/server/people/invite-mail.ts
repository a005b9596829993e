import type { Kysely } from 'kysely';
import { type Invite, type InviteCreated, inviteDays } from '#shared/api/people-contract.ts';
import { siteConfig } from '#site.config';
import { replaceLinkToken } from '../accounts/one-time-link.repository.ts';
import { makeToken } from '../accounts/secret-token.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { Mail, SendMail } from '../outbox/send-mail.ts';
import { findInvite } from './invite.repository.ts';
import { inviteState } from './invite.service.ts';

interface InviteMail {
  readonly invite: InviteLetter;
  readonly token: string;
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: string;
}

type InviteLetter = Pick<Invite, 'invited_by' | 'email' | 'full_name' | 'role'>;

interface InviteMailing {
  readonly db: Kysely<DatabaseSchema>;
  readonly mailOutbox: MailOutbox;
  /** Unset when there is no mail server. */
  readonly sendMail: SendMail | undefined;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/**
 * Mails a new invite. Returns `sent` when the mail server accepted the e-mail, `waiting` when the e-mail will be sent
 * again later, `failed` when sending failed for good, and `off` when there is no mail server.
 */
export async function mailNewInvite(
  { db, mailOutbox, sendMail, siteUrl }: InviteMailing,
  invite: Invite,
  token: string,
): Promise<InviteCreated['mail']> {
  if (!sendMail) return 'off';
  const mail = await mailOutbox.claimNew(db, { kind: 'invite', invite_id: invite.id });
  const letter = { ...inviteMail({ invite, token, siteUrl }), messageKey: mail.message_key };
  try {
    return (await mailOutbox.sendNow(mail, () => sendMail(letter))) ? 'sent' : 'waiting';
  } catch {
    return 'failed';
  }
}

/**
 * Sends the invites that the mail server did not accept at first. The token of the first e-mail cannot be sent again,
 * because only its hash is stored. So each further e-mail has a new link, which replaces the earlier link once the mail
 * server has accepted the e-mail.
 */
export function sendStoredInvites({ db, mailOutbox, sendMail, siteUrl, now }: InviteMailing): void {
  if (!sendMail) return;
  mailOutbox.sendWith('invite', async ({ invite_id, message_key: messageKey }) => {
    const invite = invite_id === null ? undefined : await findInvite(db, invite_id);
    if (!invite || inviteState(invite, now()) !== 'open') return;
    const token = makeToken();
    await sendMail({ ...inviteMail({ invite, token, siteUrl }), messageKey });
    await replaceLinkToken(db, invite.id, token);
  });
}

function inviteMail(parts: InviteMail): Mail {
  const { invited_by, email } = parts.invite;
  return { to: email, subject: `${invited_by} invites you to ${siteConfig.brand}`, text: inviteText(parts) };
}

const works = {
  admin: 'look after the site as an administrator',
  responder: 'write its articles and answer its enquiries',
  editor: 'write and publish its articles',
} as const;

function inviteText({ invite, token, siteUrl }: InviteMail): string {
  const work = works[invite.role];
  return [
    `Kia ora ${invite.full_name},`,
    `${invite.invited_by} invites you to the desk of ${siteConfig.brand}, to ${work}. Open this link to begin:`,
    `${siteUrl}/invite#${token}`,
    `The link works once and for ${inviteDays} days. It is for you only, so do not pass it on. If you did not expect it, you can ignore this message.`,
  ].join('\n\n');
}
