import { waysAboutUs } from './about-phrasings.ts';
import { waysAboutSections } from './legal-section-phrasings.ts';
import { waysAboutPackages } from './package-phrasings.ts';
import { waysAboutPartnersAndLaw } from './partner-and-legal-phrasings.ts';
import type { FurtherWays } from './phrasing-list.ts';

/** Every further way of asking. */
export const furtherWays: FurtherWays = {
  ...waysAboutPackages,
  ...waysAboutUs,
  ...waysAboutPartnersAndLaw,
  ...waysAboutSections,
};
