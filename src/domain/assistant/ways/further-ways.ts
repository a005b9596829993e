import type { InEveryLanguage } from '../known-answer.ts';
import { waysAboutPackages } from './ways-about-packages.ts';
import { waysAboutPartnersAndLaw } from './ways-about-partners-and-law.ts';
import { waysAboutSections } from './ways-about-sections.ts';
import { waysAboutUs } from './ways-about-us.ts';

/** Ways of asking beyond those beside the answers, by the answer's name or the section's address; parted by bars, since there are many. */
export type FurtherWays = Readonly<Record<string, InEveryLanguage<string>>>;

/** Every further way of asking. */
export const furtherWays: FurtherWays = {
  ...waysAboutPackages,
  ...waysAboutUs,
  ...waysAboutPartnersAndLaw,
  ...waysAboutSections,
};
