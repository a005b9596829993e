import { joiningNeeds } from '#domain/partner-programme.ts';
import { siteConfig } from '#site.config';

const body = `${joiningNeeds[0]}:\n\nWe agree to the terms: yes / no\n\n${joiningNeeds[2]}:\n`;

/** A mail link with the three things that an application needs. */
export const joiningEmail = `mailto:${siteConfig.email}?subject=${encodeURIComponent('Joining the partner programme')}&body=${encodeURIComponent(body)}`;

/** Anchors of the page's sections that links lead to. */
export const partnersAnchors = { estimator: 'estimator', join: 'join' } as const;

/** Id by which the button, the dialog and their script find each other. */
export const partnerCallId = 'partner-call';

/** Name of the specialist in the dialog. */
export const specialistName = 'AI partner specialist';
