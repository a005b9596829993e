import { waysAboutPackages } from './ways-about-packages.ts';
import { waysAboutPartnersAndLaw } from './ways-about-partners-and-law.ts';
import { waysAboutSections } from './ways-about-sections.ts';
import { waysAboutUs } from './ways-about-us.ts';
import type { FurtherWays } from './ways-of-asking.ts';

/** Every further way of asking. */
export const furtherWays: FurtherWays = {
  ...waysAboutPackages,
  ...waysAboutUs,
  ...waysAboutPartnersAndLaw,
  ...waysAboutSections,
};
