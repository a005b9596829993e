import type { DemoLanguage } from '#language/languages.ts';
import { aboutAnswers } from './answers/about-answers.ts';
import { aiUseAnswers } from './answers/ai-use-answers.ts';
import { contactAnswers } from './answers/contact-answers.ts';
import { demoAnswers } from './answers/demo-answers.ts';
import { demoShopAnswers } from './answers/demo-shop-answers.ts';
import { legalAnswers } from './answers/legal-answers.ts';
import { offerAnswers } from './answers/offer-answers.ts';
import { packageAnswers } from './answers/package-answers.ts';
import { packageContentAnswers } from './answers/package-content-answers.ts';
import { partnerAnswers } from './answers/partner-answers.ts';
import { personalInformationAnswers } from './answers/personal-information-answers.ts';
import { privacyAnswers } from './answers/privacy-answers.ts';
import { rightsAnswers } from './answers/rights-answers.ts';
import { serviceAnswers } from './answers/service-answers.ts';
import type { KnownAnswer, PhrasingList } from './known-answer.ts';
import { aboutPhrasings } from './phrasings/about-phrasings.ts';
import { askedAboutPackages } from './phrasings/asked-about-packages.ts';
import { askedAboutPrivacy } from './phrasings/asked-about-privacy.ts';
import { askedAboutTerms } from './phrasings/asked-about-terms.ts';
import { askedAboutUs } from './phrasings/asked-about-us.ts';
import { askedByPartners } from './phrasings/asked-by-partners.ts';
import { everydayPartnerPhrasings } from './phrasings/everyday-partner-phrasings.ts';
import { everydayPhrasings } from './phrasings/everyday-phrasings.ts';
import { packagePhrasings } from './phrasings/package-phrasings.ts';
import { paraphrases } from './phrasings/paraphrases.ts';
import { partnerAndLegalPhrasings } from './phrasings/partner-and-legal-phrasings.ts';
import { plainWordsPhrasings } from './phrasings/plain-words-phrasings.ts';
import { visitorPhrasings } from './phrasings/visitor-phrasings.ts';

/** Every answer that was written by hand. For other questions, the assistant quotes articles and legal texts. */
export const knownAnswers: readonly KnownAnswer[] = [
  ...packageAnswers,
  ...packageContentAnswers,
  ...offerAnswers,
  ...contactAnswers,
  ...aboutAnswers,
  ...partnerAnswers,
  ...demoAnswers,
  ...demoShopAnswers,
  ...legalAnswers,
  ...serviceAnswers,
  ...aiUseAnswers,
  ...rightsAnswers,
  ...privacyAnswers,
  ...personalInformationAnswers,
];

/** Every list of phrasings that is stored apart from the answers. */
export const phrasingLists: readonly PhrasingList[] = [
  packagePhrasings,
  aboutPhrasings,
  partnerAndLegalPhrasings,
  everydayPhrasings,
  everydayPartnerPhrasings,
  visitorPhrasings,
  paraphrases,
  plainWordsPhrasings,
  askedAboutPackages,
  askedByPartners,
  askedAboutTerms,
  askedAboutPrivacy,
  askedAboutUs,
];

export function phrasingsOf(lists: readonly PhrasingList[], topic: string, language: DemoLanguage): string[] {
  return lists.flatMap((list) => list[topic]?.[language].split('|') ?? []);
}
