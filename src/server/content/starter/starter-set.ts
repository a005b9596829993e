import { afterHoursRatesSaidPlainly } from './articles/after-hours-rates-said-plainly.ts';
import { halfAnHourAMonth } from './articles/half-an-hour-a-month.ts';
import { handingACallToAPerson } from './articles/handing-a-call-to-a-person.ts';
import { sayThatItIsAMachine } from './articles/say-that-it-is-a-machine.ts';
import { takingBookingsInThreeLanguages } from './articles/taking-bookings-in-three-languages.ts';
import { twentyCallsBeforeYouGoLive } from './articles/twenty-calls-before-you-go-live.ts';
import { whatAMissedCallCostsATradie } from './articles/what-a-missed-call-costs-a-tradie.ts';
import { whatToSayWhenNobodyCanPickUp } from './articles/what-to-say-when-nobody-can-pick-up.ts';
import { yourFirstFiftyQuestionsAndAnswers } from './articles/your-first-fifty-questions-and-answers.ts';
import type { StarterArticle, StarterCategory, StarterTag } from './starter-types.ts';

export const starterCategories: readonly StarterCategory[] = [
  {
    name: 'Call handling',
    description: 'What to say, what to ask and when to pass the call to a person.',
    slug: 'call-handling',
  },
  {
    name: 'Set-up',
    description: 'Getting an agent ready: the answers it needs, the tests to run and the upkeep afterwards.',
    slug: 'set-up',
  },
  {
    name: 'Cost',
    description: 'Sums you can do with your own numbers, and plain words about prices.',
    slug: 'cost',
  },
  {
    name: 'Trust',
    description: 'Being straight with callers: what is answering, what is kept and who sees it.',
    slug: 'trust',
  },
];

export const starterTags: readonly StarterTag[] = [
  { name: 'Trades', slug: 'trades' },
  { name: 'Clinics', slug: 'clinics' },
  { name: 'Beauty', slug: 'beauty' },
  { name: 'Takeaways', slug: 'takeaways' },
  { name: 'Motels', slug: 'motels' },
  { name: 'Scripts', slug: 'scripts' },
  { name: 'Checklists', slug: 'checklists' },
  { name: 'Languages', slug: 'languages' },
];

/** The articles with which an empty database is filled: one file each in `articles/`, newest first. */
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
