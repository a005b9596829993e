import { type Invite, type InviteCreated, inviteDays } from '#domain/contract/people-contract.ts';
import { siteConfig } from '#site.config';
import type { SendMail } from '../mail/send-mail.ts';

/** The e-mail that is sent to an invited person. */
interface InviteMail {
  readonly invite: Invite;
  readonly token: string;
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Unset when there is no mail server. */
  readonly sendMail: SendMail | undefined;
  /** Called with the error when the mail server does not accept the message. */
  readonly onFailure: (error: unknown) => void;
}

/** Mails an invite if there is a mail server. Returns whether it was sent; never throws. */
export async function mailInvite(mail: InviteMail): Promise<InviteCreated['mail']> {
  const { invite, sendMail, onFailure } = mail;
  if (!sendMail) return 'off';
  try {
    const subject = `${invite.invited_by} invites you to ${siteConfig.brand}`;
    await sendMail({ to: invite.email, subject, text: inviteText(mail) });
    return 'sent';
  } catch (error) {
    onFailure(error);
    return 'failed';
  }
}

function inviteText({ invite, token, siteUrl }: InviteMail): string {
  const work = invite.role === 'admin' ? 'look after the site as an administrator' : 'write and publish its articles';
  return [
    `Kia ora ${invite.full_name},`,
    `${invite.invited_by} invites you to the desk of ${siteConfig.brand}, to ${work}. Open this link to begin:`,
    `${siteUrl}/invite#${token}`,
    `The link works once and for ${inviteDays} days. It is for you only, so do not pass it on. If you did not expect it, you can ignore this message.`,
  ].join('\n\n');
}
