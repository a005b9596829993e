import { formatEstimate } from '#shared/offer/earnings-estimator.ts';
import { packages, planMonths, supportMonths } from '#shared/offer/packages.ts';
import {
  type PartnerTier,
  partnerTiers,
  programmeTerms,
  revenueModel,
  setupFeeNote,
} from '#shared/offer/partner-programme.ts';
import { workOutShare } from '#shared/offer/partner-share.ts';
import './partner-benefits.css';
import './partner-tiers.css';
import './revenue-model.css';
import { partnersAnchors } from './partners-page.ts';

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

/** The section with the partner tiers. The lowest tier is first. */
export function PartnerTiers() {
  return (
    <section className="section" aria-labelledby="tiers-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="tiers-title">Partner tiers</h2>
          <p>Your tier depends on how many clients you bring in a year. You can’t buy a higher one.</p>
        </header>
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
      </div>
    </section>
  );
}

/** The section that explains how commissions are paid. */
export function RevenueModel() {
  return (
    <section className="section" aria-labelledby="revenue-title">
      <div className="container revenue-row">
        <header>
          <h2 id="revenue-title">Revenue model</h2>
          <p>How much you’re paid, and for how long.</p>
        </header>
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
      </div>
    </section>
  );
}

/** The benefits of the programme. */
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

/** The section with the benefits for partners. */
export function PartnerBenefits() {
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="container partner-benefits-row">
        <header>
          <h2 id="benefits-title">Partner benefits</h2>
          <p>You’re paid for clients who sign, not for your time.</p>
        </header>
        <ul className="partner-benefits">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
