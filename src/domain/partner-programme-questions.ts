import { planMonths, supportMonths } from './packages.ts';
import { oneOffCommission, planCommission } from './partner-programme.ts';

/** A question of the Partners page and its answer, in plain text. */
export interface PartnerQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The 4 questions of the Partners page (specification 2, Partners); also its FAQPage data. */
export const partnerQuestions: readonly PartnerQuestion[] = [
  {
    question: 'What does it cost to join?',
    answer: 'Nothing. There is no upfront cost to join. If you never refer a client, you owe us nothing either.',
  },
  {
    question: 'When am I paid?',
    answer: `Commissions are paid monthly. On one-off deals you get ${oneOffCommission}%, paid after the setup fee. On the ${planMonths}-month plan you get ${planCommission}%, recurring monthly. These are Certified Partner rates; an Affiliate earns 10% and a Premier Partner 25%.`,
  },
  {
    question: 'Do I have to build or support the agent?',
    answer: `No. We write it, load it and test it with your client, and every package comes with ${supportMonths} months of support from us. Your part is the introduction.`,
  },
  {
    question: 'How do I move up a tier?',
    answer:
      'By the number of clients you bring in a year. Your first referral makes you an Affiliate, 3 or more clients per year make you a Certified Partner, and 10 or more a Premier Partner.',
  },
];
