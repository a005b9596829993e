import { afterHoursRatesSaidPlainly } from './articles/after-hours-rates-said-plainly.ts';
import { halfAnHourAMonth } from './articles/half-an-hour-a-month.ts';
import { handingACallToAPerson } from './articles/handing-a-call-to-a-person.ts';
import { sayThatItIsAMachine } from './articles/say-that-it-is-a-machine.ts';
import { takingBookingsInThreeLanguages } from './articles/taking-bookings-in-three-languages.ts';
import { twentyCallsBeforeYouGoLive } from './articles/twenty-calls-before-you-go-live.ts';
import { whatAMissedCallCostsATradie } from './articles/what-a-missed-call-costs-a-tradie.ts';
import { whatToSayWhenNobodyCanPickUp } from './articles/what-to-say-when-nobody-can-pick-up.ts';
import { yourFirstFiftyQuestionsAndAnswers } from './articles/your-first-fifty-questions-and-answers.ts';
import type { StarterArticle } from './starter-types.ts';

/** The articles an empty database starts with, one file each in `articles/`, newest first. */
export const starterArticles: readonly StarterArticle[] = [
  takingBookingsInThreeLanguages,
  halfAnHourAMonth,
  whatToSayWhenNobodyCanPickUp,
  yourFirstFiftyQuestionsAndAnswers,
  whatAMissedCallCostsATradie,
  sayThatItIsAMachine,
  afterHoursRatesSaidPlainly,
  twentyCallsBeforeYouGoLive,
  handingACallToAPerson,
];
