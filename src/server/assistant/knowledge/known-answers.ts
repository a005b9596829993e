import { contactAnswers } from './answers/contact-answers.ts';
import { demoAnswers, demoShopAnswers } from './answers/demo-answers.ts';
import { offerAnswers } from './answers/offer-answers.ts';
import { packageAnswers, packageContentAnswers } from './answers/package-answers.ts';
import { partnerAnswers } from './answers/partner-answers.ts';
import { fixedAnswers } from './fixed-answers.ts';
import type { KnownAnswer } from './known-answer.ts';

/** Every answer that was written by hand. For other questions, the assistant quotes articles and legal texts. */
export const knownAnswers: readonly KnownAnswer[] = [
  ...packageAnswers,
  ...packageContentAnswers,
  ...offerAnswers,
  ...contactAnswers,
  ...partnerAnswers,
  ...demoAnswers,
  ...demoShopAnswers,
  ...fixedAnswers,
];
