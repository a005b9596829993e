import { aboutAnswers } from './answers/about-answers.ts';
import { contactAnswers } from './answers/contact-answers.ts';
import { demoAnswers } from './answers/demo-answers.ts';
import { legalAnswers } from './answers/legal-answers.ts';
import { packageAnswers } from './answers/package-answers.ts';
import { packageContentAnswers } from './answers/package-content-answers.ts';
import { partnerAnswers } from './answers/partner-answers.ts';
import { privacyAnswers } from './answers/privacy-answers.ts';
import type { KnownAnswer } from './known-answer.ts';

/** Every question with an answer written for it. Articles and legal texts answer in their own sentences. */
export const knownAnswers: readonly KnownAnswer[] = [
  ...packageAnswers,
  ...packageContentAnswers,
  ...contactAnswers,
  ...aboutAnswers,
  ...partnerAnswers,
  ...demoAnswers,
  ...legalAnswers,
  ...privacyAnswers,
];
