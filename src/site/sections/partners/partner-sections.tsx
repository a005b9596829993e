import './partner-sections.css';
import type { ReactNode } from 'react';
import { formatEstimate } from '#shared/offer/earnings-estimator.ts';
import { packages, planMonths, supportMonths } from '#shared/offer/packages.ts';
import {
  type PartnerTier,
  partnerQuestions,
  partnerTiers,
  programmeTerms,
  revenueModel,
  setupFeeNote,
} from '#shared/offer/partner-programme.ts';
import { workOutShare } from '#shared/offer/partner-share.ts';
import { QuestionList } from '../questions/question-list.tsx';
import { PageSection } from '../section/page-section.tsx';
import { StepList } from '../steps/step-list.tsx';
import { partnersAnchors } from './partners-page.ts';

const steps = [
  { title: 'Introduce a client', text: 'Ask your client first, then send us a name and a number. That’s all you do.' },
  {
    title: 'We work out the offer',
    text: 'We ask which calls your client misses and suggest one of the three packages.',
  },
  {
    title: 'We set it up',
    text: `We write, set up and test the agent, then support your client for ${supportMonths} months.`,
  },
  { title: 'You get paid', text: 'We pay your share of the deal into your account every month.' },
];

export function HowItWorks() {
  return (
    <PageSection
      name="steps"
      title="How it works"
      lead="You make the introduction and get paid. We do the two steps between."
    >
      <StepList steps={steps} />
    </PageSection>
  );
}

const assumptions = [
  'Every client signs for the average deal and pays in full.',
  'Your commission rate stays the same all year.',
  'On the plan, the year’s commission is spread evenly over 12 months. In practice, clients start in different months.',
  'The upsell bonus, usage charges and tax don’t count.',
  'Amounts are in New Zealand dollars (NZD) on every country’s page, so a shared link shows everyone the same sums.',
];

export function EstimatorSection({ children }: { readonly children: ReactNode }) {
  return (
    <PageSection
      name="estimator"
      title="Work out your share"
      id={partnersAnchors.estimator}
      lead="Our earnings estimator does the sums with your numbers."
    >
      {children}
      <div className="assumptions">
        <h3>What it assumes</h3>
        <ul>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
        <p>What you earn depends on the clients who sign. These figures aren’t a promise.</p>
      </div>
    </PageSection>
  );
}

/** The package that the examples use. It is the first one with phone integration. */
const exampleOffer = packages.find(({ key }) => key === 'growth') ?? packages[0];

/** Returns a text that says what an agency earns with the smallest number of clients that a tier requires. */
function exampleOf({ fromClients }: PartnerTier): string {
  if (!exampleOffer) return '';
  const { estimate } = workOutShare(fromClients, exampleOffer, 'plan');
  const clients = fromClients === 1 ? '1 client' : `${fromClients} clients`;
  return `${clients} on ${exampleOffer.name}: ${formatEstimate(estimate.total)} over ${planMonths} months`;
}

const rungs = ['first', 'second', 'third'];

export function PartnerTiers() {
  return (
    <PageSection
      name="tiers"
      title="Partner tiers"
      lead="Your tier depends on how many clients you bring in a year. You can’t buy a higher one."
    >
      <ol className="ladder">
        {partnerTiers.map((tier, index) => (
          <li key={tier.title} className={`rung ${rungs[index] ?? ''}`}>
            <div className="rung-name">
              <h3>{tier.title}</h3>
              <p>{tier.requirement}</p>
            </div>
            <p className="rung-share">
              <span className="rung-percent">{`${tier.commission}%`}</span>{' '}
              <span className="rung-word">commission</span>
            </p>
            <ul className="rung-benefits">
              {tier.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
              <li className="rung-example">{exampleOf(tier)}</li>
            </ul>
          </li>
        ))}
      </ol>
      <p className="ladder-next">
        <a className="button" href={`#${partnersAnchors.application}`}>
          Apply to join
        </a>
      </p>
    </PageSection>
  );
}

export function RevenueModel() {
  return (
    <PageSection
      name="revenue"
      title="Revenue model"
      isSplit
      className="partner-terms"
      lead="How much you’re paid, and for how long."
    >
      <div>
        <dl className="revenue">
          {revenueModel.map(({ title, share, terms, duration }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <strong>{share}</strong> {terms}
                {duration && ` ${duration}`}
              </dd>
            </div>
          ))}
        </dl>
        <p className="revenue-note">
          {setupFeeNote} 20% is the rate for Certified Partners. Affiliates earn 10% and Premier Partners 25%.
        </p>
      </div>
    </PageSection>
  );
}

const benefits = [
  { title: programmeTerms[0], text: 'You pay nothing to join, and nothing if you never refer a client.' },
  {
    title: programmeTerms[1],
    text: 'Your share is paid into your account every month. You don’t wait until the end of the year.',
  },
  { title: 'No agents to build', text: 'We write, set up and test each one. You look after the website.' },
  {
    title: `${supportMonths} months of support`,
    text: 'It comes with every package. Your client calls us with questions, not you.',
  },
  {
    title: 'Prices you can quote',
    text: 'Three packages, with their prices on our home page. You never have to guess.',
  },
];

export function PartnerBenefits() {
  return (
    <PageSection
      name="benefits"
      title="Partner benefits"
      isSplit
      className="partner-terms"
      lead="You’re paid for clients who sign, not for your time."
    >
      <ul className="partner-benefits">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export function PartnerFaq() {
  return (
    <PageSection name="questions" title="Questions agencies ask" isSplit className="partner-terms">
      <QuestionList questions={partnerQuestions} />
    </PageSection>
  );
}
