import type { PhrasingList } from './known-answer.ts';
import { aboutPhrasings } from './phrasings/about-phrasings.ts';
import { legalSectionPhrasings } from './phrasings/legal-section-phrasings.ts';
import { packagePhrasings } from './phrasings/package-phrasings.ts';
import { partnerAndLegalPhrasings } from './phrasings/partner-and-legal-phrasings.ts';

/** Every phrasing that is not stored with its answer. */
export const questionPhrasings: PhrasingList = {
  ...packagePhrasings,
  ...aboutPhrasings,
  ...partnerAndLegalPhrasings,
  ...legalSectionPhrasings,
};
