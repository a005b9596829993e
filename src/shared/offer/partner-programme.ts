import { planMonths, supportMonths } from './packages.ts';

export type PartnerTier = (typeof partnerTiers)[number];

/** The range of commissions that the headline of the page Partners contains. */
export const headlineCommission = '20-25%';

/** Commission for a deal that is paid once, in percent of the deal. The commission is paid after the setup fee. */
export const oneOffCommission = 20;

/** Commission for a 12-month plan, in percent. It is paid every month. */
export const planCommission = 20;

/** Number of months for which the commission of one 12-month plan is paid: as long as the plan runs. */
export const commissionMonths = planMonths;

/** Percentage that is added to the commission of a partner who closes at least `dealsPerQuarter` deals in a quarter. */
export const upsellBonus = { percent: 5, dealsPerQuarter: 5 } as const;

/**
 * The tiers of the programme. The lowest tier is first. `fromClients` is the minimum number of clients in a year, and the
 * commission is a share of the deal in percent.
 */
export const partnerTiers = [
  {
    title: 'Affiliate',
    requirement: 'Refer a client',
    fromClients: 1,
    commission: 10,
    benefits: ['One introduction is enough', 'No yearly minimum'],
  },
  {
    title: 'Certified Partner',
    requirement: '3+ clients per year',
    fromClients: 3,
    commission: 20,
    benefits: ['Twice the Affiliate rate', 'A fifth of every deal you bring'],
  },
  {
    title: 'Premier Partner',
    requirement: '10+ clients per year',
    fromClients: 10,
    commission: 25,
    benefits: [
      'Our highest base rate',
      `+${upsellBonus.percent}% on top in a quarter with ${upsellBonus.dealsPerQuarter}+ deals`,
    ],
  },
];

/** What is paid for each kind of deal. `duration` is only set if a share is paid more than once. */
export const revenueModel = [
  { title: 'One-off deals', share: `${oneOffCommission}%`, terms: 'paid after the setup fee' },
  {
    title: '12-month plan',
    share: `${planCommission}%`,
    terms: 'recurring monthly',
    duration: `for the ${commissionMonths} months of the plan`,
  },
  {
    title: 'Upsell bonus',
    share: `+${upsellBonus.percent}%`,
    terms: `for closing ${upsellBonus.dealsPerQuarter}+ deals in a quarter`,
  },
];

export const setupFeeNote = 'The setup fee is the one-off price of the package, which your client pays us.';

export const programmeTerms = ['No upfront cost to join', 'Commissions paid monthly'] as const;

/** Id of the application form's element on the page Partners, and of the thanks that replace the form. */
export const applicationAnchor = 'apply';

export const joiningNeeds = ['Agency details and contact', 'Agreement to terms', 'Payout method'] as const;

/** The questions on the page Partners, in plain text. They are also in its data for search engines. */
export const partnerQuestions = [
  {
    question: 'What does it cost to join?',
    answer: 'Nothing. There is no upfront cost to join, and you owe us nothing if you never refer a client.',
  },
  {
    question: 'When am I paid?',
    answer: `Commissions are paid monthly. On one-off deals you get ${oneOffCommission}%, paid after the setup fee. ${setupFeeNote} On the ${planMonths}-month plan you get ${planCommission}%, recurring monthly for the ${commissionMonths} months of the plan. These are a Certified Partner’s rates.`,
  },
  {
    question: 'Do I have to build or support the agent?',
    answer: `No. We write it, set it up and test it with your client, and every package comes with ${supportMonths} months of support from us. Your part is the introduction.`,
  },
  {
    question: 'How do I move up a tier?',
    answer:
      'By the number of clients you bring in a year. Your first referral makes you an Affiliate, 3 or more clients per year make you a Certified Partner, and 10 or more a Premier Partner.',
  },
];
