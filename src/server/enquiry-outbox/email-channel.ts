import { siteConfig } from '#site.config';
import type { EnquiryRow } from '../enquiries/enquiry.repository.ts';
import type { DeliveryChannel } from './delivery-channel.ts';

/** The mail server, and who writes to whom. */
export interface EmailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
  /** Where the desk lists enquiries, for a link. */
  readonly deskUrl: string;
}

/** Sends each enquiry as a plain text e-mail whose answer goes to the visitor. */
export async function createEmailChannel({ smtpUrl, from, to, deskUrl }: EmailSettings): Promise<DeliveryChannel> {
  // Loaded only where e-mail is set up.
  const { createTransport } = await import('nodemailer');
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  return {
    name: 'email',
    async send({ enquiry, messageKey }, signal) {
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      });
      const giveUp = () => transport.close();
      signal.addEventListener('abort', giveUp, { once: true });
      try {
        const sending = transport.sendMail({
          from,
          to,
          ...(enquiry.email ? { replyTo: { name: enquiry.name, address: enquiry.email } } : {}),
          subject: `Enquiry from ${enquiry.name}${enquiry.business ? `, ${enquiry.business}` : ''}`,
          text: textOf(enquiry, deskUrl),
          messageId: `<${messageKey}@${domain || 'localhost'}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        await Promise.race([sending, aborted(signal)]);
      } finally {
        signal.removeEventListener('abort', giveUp);
        transport.close();
      }
    },
  };
}

function textOf({ name, email, phone, business, message, locale }: EnquiryRow, deskUrl: string): string {
  const lines = [
    `Name: ${name}`,
    email && `E-mail: ${email}`,
    phone && `Phone: ${phone}`,
    business && `Business: ${business}`,
    `Variant of the site: ${locale}`,
  ];
  return `${lines.filter(Boolean).join('\n')}\n\n${message}\n\n--\nLeft with the assistant of ${siteConfig.brand}. All enquiries: ${deskUrl}\n`;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
