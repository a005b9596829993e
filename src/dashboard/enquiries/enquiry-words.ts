import type { Enquiry } from '#domain/contract/enquiry-contract.ts';
import { formatMoment } from '#domain/dates.ts';
import { formatCount } from '#domain/numbers.ts';

type Delivery = Enquiry['deliveries'][number];

/** The desk's sentences that say why an enquiry is suspected to be spam. */
export const suspicionTexts: Readonly<Record<Enquiry['suspicion'], string>> = {
  honeypot: 'A hidden field was filled in. Some password managers do that too.',
  'no-token': 'It didn’t come from a form on this site.',
  'too-fast': 'It was sent faster than a person can type.',
  expired: 'The form had been open for more than a day.',
  '': '',
};

/** The names that the desk shows for the kinds of enquiries. An ordinary message has none. */
export const kindNames: Readonly<Record<Enquiry['kind'], string>> = {
  contact: '',
  callback: 'Call back',
  application: 'Partner application',
};

const channelNames: Readonly<Record<Delivery['channel'], string>> = { email: 'Email', webhook: 'Webhook' };

/** Returns the sentence that says how a delivery went. */
export function deliveryText({ channel, state, attempts, last_error }: Delivery): string {
  const name = channelNames[channel];
  const reason = last_error ? `: ${last_error}` : '';
  if (state === 'delivered') return `${name}: sent`;
  if (state === 'failed') return `${name}: given up after ${countOf(attempts, 'try', 'tries')}${reason}`;
  return attempts === 0
    ? `${name}: on its way`
    : `${name}: waiting after ${countOf(attempts, 'try', 'tries')}${reason}`;
}

/** Formats a timestamp. Example: "21 Nov 2026, 9.05 am". */
export function momentText(timestamp: string): string {
  return formatMoment(timestamp, 'short');
}

/** Returns a number with its noun. Example: "1 try", "3 tries". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
