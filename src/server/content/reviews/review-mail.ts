import { RateLimiterRes } from 'rate-limiter-flexible';
import { deskEditPath } from '#shared/rules/desk-paths.ts';
import { defaultLocale } from '#shared/rules/locales.ts';
import { letterTo } from '../../accounts/account-mails.ts';
import { DatabaseRateLimiter } from '../../http/database-rate-limiter.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import type { TellAuthor } from './review.service.ts';

/** One e-mail about comments, and one about approvals, within this time for each link. */
const mailLimit = { attempts: 1, seconds: 15 * 60 };

const newsOf = {
  comment: 'commented on',
  proposal: 'suggested other words for',
  approval: 'says “Good to publish” about',
} as const;

interface MailParts {
  readonly mailOutbox: Pick<MailOutbox, 'addIn'> | undefined;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/** Returns the function that e-mails the person who shared an article. It does nothing without a mail server. */
export function createTellAuthor({ mailOutbox, siteUrl, now }: MailParts): TellAuthor {
  return async (transaction, { link, entry }) => {
    if (!mailOutbox) return;
    const limiter = new DatabaseRateLimiter(transaction, { name: 'review-mail', limit: mailLimit, now });
    const isApproval = entry.kind === 'approval';
    try {
      await limiter.consume(`${link.id}:${isApproval ? 'approval' : 'comment'}`);
    } catch (failure) {
      if (failure instanceof RateLimiterRes) return;
      throw failure;
    }
    const news = `${entry.author} ${newsOf[entry.kind]} “${link.article.title}”`;
    const text = [
      `${news}.`,
      ...(entry.kind === 'approval' ? [] : [entry.text]),
      `Read it beside the words: ${siteUrl}${deskEditPath(defaultLocale, link.articleId)}`,
      'More comments within 15 minutes come without another email.',
    ];
    await mailOutbox.addIn(transaction, letterTo(link.accountId, { subject: news, text }));
  };
}
