import { siteConfig } from '#site.config';
import type { Config } from '../../config/config.ts';

/** Mail server, sender and receiver, as for enquiries. */
type MailSettings = NonNullable<Config['enquiries']['email']>;

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mails the owner what is wrong with the backups and what to do. Throws when the mail server refuses the mail. */
export async function mailAboutBackups(
  { smtpUrl, from, to }: MailSettings,
  siteUrl: string,
  problems: readonly string[],
): Promise<void> {
  // Loaded only when a mail is sent.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.sendMail({
      from,
      to,
      subject: `Backups of ${siteConfig.brand} need attention`,
      text: [
        `Something is wrong with the backups of ${siteUrl}:`,
        '',
        ...problems.map((problem) => `- ${problem}`),
        '',
        'The person who runs the server can see more with: npm run bellbird -- doctor',
        'This mail is sent once a day until the backups work again.',
        '',
      ].join('\n'),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
}
