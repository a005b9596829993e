import { terminationNoticeDays } from '../rules/business-constants.ts';
import { formatDollars } from '../rules/numbers.ts';
import { type OwnerFacts, presentGst } from './owner-facts.ts';
import {
  packageOf,
  packageWithPhone,
  planMonths,
  supportMonths,
  supportNotice,
  taxNotice,
  usageNotice,
} from './packages.ts';

export const homeQuestionIds = { usage: 'usage-cost', gst: 'gst' } as const;

interface HomeQuestion {
  readonly question: string;
  readonly answer: string;
  readonly id?: string;
  /**
   * The last sentence of the answer, shown as a link to Contact. Only present if the answer needs a fact that the owner
   * has not set.
   */
  readonly ask?: string;
}

/**
 * Returns the questions that Home answers, with the answers. Every figure has one source: the packages, the owner's
 * facts, or the periods that the page Terms also states. The texts are the same in every variant.
 */
export function homeQuestions(owner: OwnerFacts): readonly HomeQuestion[] {
  const { usageRate } = owner;
  const gst = presentGst(owner);
  return [
    {
      question: 'Which package answers my phone?',
      answer: `${packageWithPhone.name}. It has phone integration, and ${packageOf('starter').name} doesn’t. ${packageOf('enterprise-lite').name} lists CRM/ATS/LMS integrations instead: ask us if you need the phone there.`,
    },
    {
      id: homeQuestionIds.usage,
      question: 'What does usage cost?',
      ...(usageRate === undefined
        ? withAsking(`${usageNotice} ${countedOnInvoice}`, 'Ask us for the rates before you order.')
        : { answer: `${usageNotice} A minute costs ${formatDollars(usageRate)}. ${countedOnInvoice}` }),
    },
    {
      id: homeQuestionIds.gst,
      question: 'Is GST included?',
      ...(gst === undefined
        ? withAsking(taxNotice, 'Ask us about GST before you order.')
        : { answer: `${gst} ${taxNotice}` }),
    },
    {
      question: 'How do I stop?',
      answer: `Give us ${terminationNoticeDays} days written notice. An email is enough. If you have a ${planMonths}-month plan, your order says what you pay if you end it early.`,
    },
    {
      question: `What happens after ${supportMonths} months?`,
      answer: `Your agent keeps running. ${supportNotice}`,
    },
    {
      question: 'What if it gets something wrong?',
      answer:
        'An agent can be wrong, so you approve it before it answers a customer, and you can ask us to switch it off at any time. It is not for emergencies and can’t place emergency calls.',
    },
  ];
}

const countedOnInvoice = 'The invoice shows how it was counted.';

function withAsking(answer: string, ask: string): Pick<HomeQuestion, 'answer' | 'ask'> {
  return { answer: `${answer} ${ask}`, ask };
}
