import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** An e-mail in plain text to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Every attempt to send the same message has the same key, so that mail programs recognise repeated copies. */
  readonly messageKey?: string;
}

/** Sends an e-mail. Rejects when the mail server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** How long the mail server may take to accept a message, in milliseconds. A person may be waiting in the browser. */
const patience = 15_000;

/**
 * Creates the function that makes one attempt to send an e-mail to one person. Returns `undefined` when the settings
 * name no mail server. Further attempts are made by the outbox in `mail-outbox.ts`. E-mails about enquiries to the
 * owner are sent elsewhere.
 */
export function createSendMail({ enquiries }: Pick<Config, 'enquiries'>): SendMail | undefined {
  if (!enquiries.email) return undefined;
  const { smtpUrl, from } = enquiries.email;
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  return async ({ to, subject, text, messageKey = randomUUID() }) => {
    // Nodemailer is loaded only when a message is sent.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
    const timeout = setTimeout(() => transport.close(), patience);
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${messageKey}@${domain || 'localhost'}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } finally {
      clearTimeout(timeout);
      transport.close();
    }
  };
}
