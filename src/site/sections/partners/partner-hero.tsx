import './partner-hero.css';
import { Check } from 'lucide-react';
import { estimatorDefaults, writeEstimate } from '#shared/offer/earnings-estimator.ts';
import { supportMonths } from '#shared/offer/packages.ts';
import { headlineCommission } from '#shared/offer/partner-programme.ts';
import { partnerCallId } from '../../islands/partner-call-dialog.ts';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import { partnersAnchors } from './partners-page.ts';

const { clientsPerYear } = estimatorDefaults;
const example = writeEstimate(estimatorDefaults);

const steps = [
  { title: 'Introduce a client', text: 'Ask them first, then send us a number.' },
  { title: 'We work out the offer', text: 'We suggest one of the three packages.' },
  { title: 'We set it up', text: `With ${supportMonths} months of support after it.` },
  { title: 'You get paid', text: 'Your share of the deal, every month.' },
];

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
          <p className="hero-lead">
            You build the website, we answer the phone. Introduce a client who misses calls, and you get a share of what
            they pay us.
          </p>
          <p className="hero-actions">
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
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="steps-outcome">
            <Check size={22} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <strong>{`${example.monthly} a month`}</strong>
              <br />
              {`for example, with ${clientsPerYear} clients a year on the 12-month plan`}
            </span>
          </p>
        </section>
      </div>
      <VoiceRule seed={23} place={0.78} />
    </section>
  );
}
