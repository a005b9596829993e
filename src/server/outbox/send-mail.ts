import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { siteConfig } from '#site.config';
import type { Config } from '../config/config.ts';

/** An email in plain text to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Every attempt to send the same message has the same key, so that mail programs recognise repeated copies. */
  readonly messageKey?: string;
}

/** Sends an email. Rejects when the mail server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** How long the mail server may take to accept a message, in milliseconds. A person may be waiting in the browser. */
const patience = 15_000;

/**
 * Creates the function that makes one attempt to send an email to one person. Returns `undefined` when the settings
 * name no mail server. Further attempts are made by the outbox in `mail-outbox.ts`.
 */
export function createSendMail({ enquiries }: Pick<Config, 'enquiries'>): SendMail | undefined {
  if (!enquiries.email) return undefined;
  const post = createPost(enquiries.email);
  return ({ to, subject, text, messageKey = randomUUID() }) =>
    post({ to: { name: '', address: to }, subject, text }, messageKey, AbortSignal.timeout(patience));
}

/** Sends a message to the mail server. Rejects when it is not accepted, and stops early when `signal` aborts. */
export type Post = (mail: SendMailOptions, messageKey: string, signal: AbortSignal) => Promise<void>;

/** Creates the function that sends every email of the server. `from` is the address of the sender. */
export function createPost({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): Post {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  return async (mail, messageKey, signal) => {
    // Nodemailer is loaded only when a message is sent.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
    try {
      const sending = transport.sendMail({
        from: { name: siteConfig.brand, address: from },
        ...mail,
        messageId: `<${messageKey}@${domain || 'localhost'}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await Promise.race([sending, rejectOnAbort(signal)]);
    } finally {
      transport.close();
    }
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
