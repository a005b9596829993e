import { aboutAnswers } from './answers/about-answers.ts';
import { contactAnswers } from './answers/contact-answers.ts';
import { demoAnswers } from './answers/demo-answers.ts';
import { demoShopAnswers } from './answers/demo-shop-answers.ts';
import { legalAnswers } from './answers/legal-answers.ts';
import { offerAnswers } from './answers/offer-answers.ts';
import { packageAnswers } from './answers/package-answers.ts';
import { packageContentAnswers } from './answers/package-content-answers.ts';
import { partnerAnswers } from './answers/partner-answers.ts';
import { privacyAnswers } from './answers/privacy-answers.ts';
import { fixedAnswers } from './fixed-answers.ts';
import type { KnownAnswer } from './known-answer.ts';

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
  ...fixedAnswers,
  ...privacyAnswers,
];
