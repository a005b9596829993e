import { fullSiteMoment } from '#desk/ui/site-clock.ts';
import type { Enquiry, EnquiryNote, EnquiryUpdate } from '#shared/api/enquiry-contract.ts';
import { countOf } from '#shared/rules/numbers.ts';
import { siteConfig } from '#site.config';

type Delivery = Enquiry['deliveries'][number];

export const suspicionTexts: Readonly<Record<Enquiry['suspicion'], string>> = {
  honeypot: 'A hidden field was filled in. Some password managers do that too.',
  'no-token': 'It didn’t come from a form on this site.',
  'too-fast': 'It was sent faster than a person can type.',
  expired: 'The form had been open for more than a day.',
  '': 'Somebody marked it.',
};

export const kindNames: Readonly<Record<Enquiry['kind'], string>> = {
  contact: 'Enquiry',
  callback: 'Call back',
  application: 'Partner application',
};

export const channelNames: Readonly<Record<Delivery['channel'], string>> = { email: 'Email', webhook: 'Webhook' };

export function deliveryText({ channel, state, attempts, last_error }: Delivery): string {
  const name = channelNames[channel];
  const reason = last_error ? `: ${last_error}` : '';
  if (state === 'delivered') return `${name}: sent`;
  if (state === 'failed') return `${name}: given up after ${countOf(attempts, 'try', 'tries')}${reason}`;
  return attempts === 0
    ? `${name}: on its way`
    : `${name}: waiting after ${countOf(attempts, 'try', 'tries')}${reason}`;
}

/** Returns the sentence that says what was just done with an enquiry. Example: "“Aroha” is marked as done." */
export function changeText({ name }: Pick<Enquiry, 'name'>, { status, is_trashed, is_mine }: EnquiryUpdate): string {
  if (is_mine !== undefined) return is_mine ? `“${name}” is yours.` : `“${name}” is nobody’s now.`;
  if (is_trashed !== undefined) return is_trashed ? `“${name}” is in Trash.` : `“${name}” is back in the list.`;
  return status === 'suspected' ? `“${name}” is marked as spam.` : `“${name}” is marked as ${status}.`;
}

/** Returns the change that undoes `update`. The first argument is the enquiry as it was before `update`. */
export function undoOf({ status }: Pick<Enquiry, 'status'>, update: EnquiryUpdate): EnquiryUpdate {
  if (update.is_mine !== undefined) return { is_mine: !update.is_mine };
  return update.is_trashed === undefined ? { status } : { is_trashed: !update.is_trashed };
}

type NoteState = Pick<EnquiryNote, 'kind' | 'author' | 'sent_at' | 'is_waiting'>;

/** Returns the message that is shown after a reply was sent. The reply must be the last of the notes. */
export function replyText({ name, notes }: Pick<Enquiry, 'name' | 'notes'>): string {
  return notes.at(-1)?.is_waiting
    ? `The mail server hasn’t taken your reply to ${name} yet. It’s tried again, and the enquiry stays open.`
    : `Your reply to ${name} was sent.`;
}

/**
 * Returns the words before a note's date: who wrote it, and whether it is a reply. Example: "Reply from Aroha, sent".
 */
export function noteTitle({ kind, author, sent_at, is_waiting }: NoteState): string {
  if (kind === 'note') return `${author},`;
  if (is_waiting) return `Reply from ${author}, not sent yet, is tried again,`;
  return sent_at === null ? `Reply from ${author}, perhaps not sent,` : `Reply from ${author}, sent`;
}

/** The subject of a reply, before an administrator changes it. */
export const replySubject = `Your message to ${siteConfig.brand}`;

/** Maximum length of the quoted message in a link, in characters. Mail programs cut off very long links. */
const quoteMaximum = 500;

/** Returns the link that opens a reply in the administrator's own mail program, with the visitor's message quoted. */
export function mailLink({
  email,
  name,
  message,
  created_at,
}: Pick<Enquiry, 'email' | 'name' | 'message' | 'created_at'>): string {
  const link = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(replySubject)}`;
  if (message === '') return link;
  const isCut = message.length > quoteMaximum;
  const quoted = isCut ? `${message.slice(0, quoteMaximum).trimEnd()} …`.toWellFormed() : message;
  const lines = [
    '',
    '',
    `${name} wrote on ${fullSiteMoment(created_at)}:`,
    ...quoted.split('\n').map((line) => `> ${line}`),
  ];
  return `${link}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
