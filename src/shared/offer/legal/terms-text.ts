import { siteConfig } from '#site.config';
import {
  priceChangeNoticeDays,
  terminationNoticeDays,
  termsResponseBusinessDays,
} from '../../rules/business-constants.ts';
import { usageNotice } from '../packages.ts';
import { type LegalDocument, readLine } from './legal-document.ts';
import { rightsAndLaw } from './terms/rights-and-law.ts';
import { serviceAndPrice } from './terms/service-and-price.ts';
import { usingIt } from './terms/using-it.ts';

export const termsText: LegalDocument = {
  title: 'Terms',
  lead: 'What we do, what it costs, what we ask of you, and what happens when something goes wrong.',
  inShort: [
    `Fees are billed monthly or annually in advance. ${usageNotice}`,
    `Prices change with ${priceChangeNoticeDays} days notice. Termination needs ${terminationNoticeDays} days written notice.`,
    'Tell your callers that an automated agent answers, and record only as the law allows.',
    'An agent can be wrong, and it is not for emergencies.',
    'Your rights under consumer law in New Zealand and Australia stay as they are.',
    `Questions: [${siteConfig.email}](mailto:${siteConfig.email}). We answer within ${termsResponseBusinessDays} business days.`,
  ].map(readLine),
  sections: [...serviceAndPrice, ...usingIt, ...rightsAndLaw],
};
