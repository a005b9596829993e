import { joiningNeeds } from '#domain/partner-programme.ts';
import { siteConfig } from '#site.config';

const body = `${joiningNeeds[0]}:\n\nWe agree to the terms: yes / no\n\n${joiningNeeds[2]}:\n`;

/**
 * The address of a link that starts an e-mail. Its text asks for the three details that an application must contain.
 */
export const joiningEmail = `mailto:${siteConfig.email}?subject=${encodeURIComponent('Joining the partner programme')}&body=${encodeURIComponent(body)}`;

/** The ids of the sections to which links on the page lead. */
export const partnersAnchors = { estimator: 'estimator', join: 'join' } as const;

/** The id of the dialog with the specialist. The buttons and the script that open the dialog use it. */
export const partnerCallId = 'partner-call';

/** The name of the specialist in the page's texts. */
export const specialistName = 'AI partner specialist';
