import { applicationAnchor, joiningNeeds } from '#shared/offer/partner-programme.ts';
import { siteConfig } from '#site.config';

const body = `${joiningNeeds[0]}:\n\nClients a year:\n\nWe agree to the terms: yes / no\n`;

/**
 * The address of a link that starts an e-mail. The prepared text asks for what an application must contain. It leaves
 * out payout details, because nobody should send these by e-mail.
 */
export const joiningEmail = `mailto:${siteConfig.email}?subject=${encodeURIComponent('Joining the partner programme')}&body=${encodeURIComponent(body)}`;

export const partnersAnchors = {
  estimator: 'estimator',
  join: 'join',
  application: applicationAnchor,
  link: 'partner-link',
} as const;
