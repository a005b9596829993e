import { siteConfig } from '#site.config';
import { privacyResponseDays } from '../../rules/business-constants.ts';
import { noOwnerFacts, type OwnerFacts } from '../owner-facts.ts';
import { type LegalDocument, readLine } from './legal-document.ts';
import { callsAndProviders } from './privacy/calls-and-providers.ts';
import { whatWeHold } from './privacy/what-we-hold.ts';
import { yourRights } from './privacy/your-rights.ts';

export interface PrivacyOptions {
  readonly isModelSet: boolean;
  readonly owner: OwnerFacts;
}

/**
 * Returns the privacy policy. It says whether a language model reads the calls with the demo agents, and contains the
 * address and the phone number of the owner.
 */
export const privacyTextFor = ({ isModelSet, owner }: PrivacyOptions): LegalDocument => ({
  title: 'Privacy',
  lead: 'What we hold about people who visit this site, work with us, or speak with an agent that we run, and what you can do about it.',
  inShort: [
    'This site sets no cookies and follows nobody. Page views are counted without an identifier.',
    'When one of our agents answers for a business, that business decides what is asked and kept. We hold it on its behalf.',
    'Calls pass through voice and AI model providers, some of them overseas.',
    'We do not sell personal information, and we do not train AI models on callers’ words.',
    `Ask to see, correct or delete what we hold: [${siteConfig.email}](mailto:${siteConfig.email}). We answer within ${privacyResponseDays} days.`,
  ].map(readLine),
  sections: [...whatWeHold(owner), ...callsAndProviders(isModelSet), ...yourRights],
  groups: { 'who-we-are': 'What we hold', calls: 'Where it goes, and how long', 'automated-decisions': 'Your rights' },
});

export const privacyText = privacyTextFor({ isModelSet: false, owner: noOwnerFacts });
