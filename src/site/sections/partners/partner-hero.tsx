import '../../styles/hero.css';
import './partner-hero.css';
import { estimatorDefaults, formatEstimate, writeEstimate } from '#shared/offer/earnings-estimator.ts';
import { commissionMonths, headlineCommission, programmeTerms } from '#shared/offer/partner-programme.ts';
import { partnerCallId, specialistName } from '../../islands/partner-call-dialog.ts';
import { ExampleTurns } from '../conversation/example-turns.tsx';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import { partnersAnchors } from './partners-page.ts';

const { clientsPerYear, averageDeal, commissionPercent } = estimatorDefaults;
const example = writeEstimate(estimatorDefaults);
const turns = [
  { speaker: 'Agency', text: `We have ${clientsPerYear} clients this would suit. What would we earn?` },
  {
    speaker: 'Specialist',
    isOurs: true,
    text: `At ${formatEstimate(averageDeal)} a deal and ${commissionPercent}%, that’s ${example.total} in a year. It’s an estimate, not a promise.`,
  },
];

/**
 * Attributes of a button that opens the dialog. In browsers that support `command`, the button works without scripts.
 * In other browsers, a press that comes before the page's script is kept until the script can handle it.
 */
const opensDialog = { commandfor: partnerCallId, command: 'show-modal', 'data-needs-script': 'command' };

export function PartnerHero() {
  return (
    <section className="hero partner-hero" aria-labelledby="partner-title">
      <div className="hero-row container">
        <div className="partner-offer">
          <h1 id="partner-title">
            Bring us a client. Earn <span className="unbroken">{headlineCommission}</span> commissions.
          </h1>
          <p className="hero-lead">
            You build the website, we answer the phone. A first referral earns 10% of the deal. Certified Partners earn
            20% and Premier Partners 25%.
          </p>
          <p className="hero-actions">
            <a className="button" href={`#${partnersAnchors.application}`}>
              Apply to join
            </a>
            <button className="button secondary" type="button" aria-haspopup="dialog" {...opensDialog}>
              Talk to Our AI Now
            </button>
            <a className="button secondary" href={`#${partnersAnchors.estimator}`}>
              Work out your share
            </a>
          </p>
          <ul className="partner-facts">
            {programmeTerms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
        <figure className="conversation">
          <div className="conversation-card">
            <p className="partner-example-head">
              <span className="conversation-light" aria-hidden="true" />
              <strong>{specialistName}</strong>
              <span>A web agency asks</span>
            </p>
            <ExampleTurns
              turns={turns}
              outcome={{
                title: `${example.monthly} a month`,
                detail: `On the 12-month plan, recurring monthly for ${commissionMonths} months`,
              }}
            />
          </div>
          <figcaption>An example. Press “Talk to Our AI Now” to ask your own question.</figcaption>
        </figure>
      </div>
      <VoiceRule seed={23} place={0.78} />
    </section>
  );
}
