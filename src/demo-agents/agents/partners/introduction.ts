import type { EnquiryDetails } from '#shared/enquiries/enquiry-rules.ts';
import type { SlotValues } from '../../slots/slot-values.ts';

/**
 * Returns the enquiry that is sent after a confirmed call with the partner specialist. By answering yes to the
 * specialist's last question, the caller has agreed that the enquiry is stored.
 */
export function introductionOf(values: SlotValues): EnquiryDetails {
  const text = (key: string) => {
    const value = values[key];
    return value?.kind === 'text' ? value.text : '';
  };
  const choice = (key: string) => {
    const value = values[key];
    return value?.kind === 'choice' ? value.key : '';
  };
  const clients = values.clients?.kind === 'count' ? String(values.clients.count) : '';
  const contact = text('phone');
  const isEmail = contact.includes('@');
  const message = [
    choice('wish') === 'introduce' ? `Introduces a client: ${text('client')}` : 'Wants to join the partner programme.',
    clients && `Clients a year: ${clients}`,
    choice('package') && `Package: ${choice('package')}`,
  ];
  return {
    kind: 'callback',
    name: text('name'),
    email: isEmail ? contact : '',
    phone: isEmail ? '' : contact,
    business: text('agency'),
    message: message.filter(Boolean).join('\n'),
    consent: true,
  };
}
