import { joiningNeeds } from '#domain/partner-programme.ts';
import { siteConfig } from '#site.config';

const body = `${joiningNeeds[0]}:\n\nWe agree to the terms: yes / no\n\n${joiningNeeds[2]}:\n`;

/** Opens a message to us with the three things an application needs. */
export const joiningEmail = `mailto:${siteConfig.email}?subject=${encodeURIComponent('Joining the partner programme')}&body=${encodeURIComponent(body)}`;
