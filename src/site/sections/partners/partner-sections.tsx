import { Check } from 'lucide-react';
import { estimatorDefaults, formatEstimate, writeEstimate } from '#shared/offer/earnings-estimator.ts';
import { packages, supportMonths } from '#shared/offer/packages.ts';
import {
  headlineCommission,
  type PartnerTier,
  partnerQuestions,
  partnerTiers,
  programmeTerms,
  revenueModel,
  setupFeeNote,
} from '#shared/offer/partner-programme.ts';
import { partnerCallId } from '../../islands/partner-call-dialog.ts';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import { partnersAnchors } from './partners-page.ts';
import './partner-sections.css';
import type { ReactNode } from 'react';
import { workOutShare } from '#shared/offer/partner-share.ts';
import { QuestionList } from '../questions/question-list.tsx';
import { PageSection } from '../section/page-section.tsx';

const { clientsPerYear } = estimatorDefaults;
const example = writeEstimate(estimatorDefaults);

const steps = [
  { title: 'Introduce a client', text: 'Ask them first, then send us their number.' },
  { title: 'We work out the offer', text: 'We suggest one of the three packages.' },
  { title: 'We set it up', text: `With ${supportMonths} months of support.` },
  { title: 'You get paid', text: 'Monthly, or once for a one-off deal.' },
];

/** What each tier earns. Example: "10% of each deal with 1 client a year, 20% with 3 and 25% with 10". */
const tierShares = new Intl.ListFormat('en-NZ').format(
  partnerTiers.map(({ commission, fromClients }, index) =>
    index === 0
      ? `${commission}% of each deal with ${fromClients} client a year`
      : `${commission}% with ${fromClients}`,
  ),
);

/**
 * Attributes of a button that opens the dialog. In browsers that support `command`, the button works without scripts.
 * In other browsers, a press that comes before the page's script is kept until the script can handle it.
 */
const opensDialog = { commandfor: partnerCallId, command: 'show-modal', 'data-needs-script': 'command' };

export function PartnerHero() {
  return (
    <section className="partner-hero" aria-labelledby="partner-title">
      <div className="hero-row container">
        <div className="partner-offer">
          <h1 id="partner-title">
            Bring us a client. Earn <span className="unbroken">{headlineCommission}</span> commissions.
          </h1>
          <p className="page-lead">{`You build the website, we answer the phone. You earn ${tierShares}.`}</p>
          <p className="hero-actions actions">
            <a className="button" href={`#${partnersAnchors.application}`}>
              Apply to join
            </a>
            <button className="button secondary" type="button" aria-haspopup="dialog" {...opensDialog}>
              Talk to Our AI Now
            </button>
          </p>
        </div>
        <section className="steps-card" aria-labelledby="steps-title">
          <h2 id="steps-title">How it works</h2>
          <ol className="steps">
            {steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className="step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p className="note">{text}</p>
              </li>
            ))}
          </ol>
          <p className="steps-outcome">
            <Check size={22} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <strong>{`${example.monthly} a month`}</strong>
              {`for example, with ${clientsPerYear} clients a year on the `}
              <span className="unbroken">12-month plan</span>
            </span>
          </p>
        </section>
      </div>
      <VoiceRule seed={23} />
    </section>
  );
}

export function EstimatorSection({ children }: { readonly children: ReactNode }) {
  return (
    <PageSection
      name="estimator"
      title="Work out your share"
      id={partnersAnchors.estimator}
      lead="Our earnings estimator does the sums."
    >
      {children}
    </PageSection>
  );
}

/** The package that the examples use. It is the first one with phone integration. */
const exampleOffer = packages.find(({ key }) => key === 'growth') ?? packages[0];

/** Returns a text that says what an agency earns with the smallest number of clients that a tier requires. */
function exampleOf({ fromClients }: PartnerTier): string {
  if (!exampleOffer) return '';
  const { estimate } = workOutShare(fromClients, exampleOffer, 'plan');
  return `${fromClients} × ${exampleOffer.name}: ${formatEstimate(estimate.total)} in a year`;
}

const rungs = ['first', 'second', 'third'];

export function PartnerTiers() {
  return (
    <PageSection name="tiers" title="Partner tiers" lead="Set by how many clients you bring in a year.">
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
    </PageSection>
  );
}

export function RevenueModel() {
  return (
    <PageSection name="revenue" title="Revenue model" isSplit>
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
        <p className="revenue-note note">{setupFeeNote} These are a Certified Partner’s rates.</p>
      </div>
    </PageSection>
  );
}

const benefits = [
  { title: programmeTerms[0], text: 'And you owe nothing if you never refer a client.' },
  { title: programmeTerms[1], text: 'You don’t wait until the end of the year.' },
  { title: 'No agents to build', text: 'We write, set up and test each one.' },
  { title: `${supportMonths} months of support`, text: 'Your client asks us, not you.' },
  { title: 'Prices you can quote', text: 'They are all on our home page.' },
];

export function PartnerBenefits() {
  return (
    <PageSection name="benefits" title="Partner benefits" isSplit>
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
    <PageSection name="questions" title="Questions agencies ask" isSplit>
      <QuestionList questions={partnerQuestions} />
    </PageSection>
  );
}
