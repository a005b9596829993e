import { type Locale, localisedPath } from '#domain/locales.ts';
import { supportMonths } from '#domain/packages.ts';
import { joiningNeeds } from '#domain/partner-programme.ts';
import { siteConfig } from '#site.config';
import { joiningEmail, partnersAnchors } from './partners-page.ts';
import './how-it-works.css';
import './join-programme.css';

/** The four steps to a first commission (product 4.1). */
const steps = [
  { title: 'Introduce a client', text: 'Send us a name and a number, with the client’s consent. That is your part.' },
  { title: 'We work out the offer', text: 'We ask which calls are missed and name one of the three packages.' },
  {
    title: 'We set it up',
    text: `We write, load and test the agent, then support your client for ${supportMonths} months.`,
  },
  { title: 'You are paid', text: 'Your share of the deal comes monthly, to the account you name.' },
];

/** The section that explains the programme in four steps (product 4.1). */
export function HowItWorks() {
  return (
    <section className="section" aria-labelledby="steps-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="steps-title">How it works</h2>
          <p>Four steps. The first is yours, the last is yours.</p>
        </header>
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
      </div>
    </section>
  );
}

/** The section What You'll Need. It also says how to join the programme (product 4.9). */
export function JoinProgramme({ locale }: { readonly locale: Locale }) {
  return (
    <section className="join" id={partnersAnchors.join} aria-labelledby="join-title">
      <div className="container join-row">
        <div>
          <h2 id="join-title">{"What You'll Need"}</h2>
          <ol className="join-needs">
            {joiningNeeds.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ol>
        </div>
        <div className="join-way">
          <p>
            Write to us with these three. A person reads it and answers; there is no form to fill in and nothing to pay.
            Please read the <a href={localisedPath(locale, '/terms')}>terms</a> first.
          </p>
          <p>
            <a className="button accent" href={joiningEmail}>
              Join by e-mail
            </a>
          </p>
          <p className="join-address">
            Or write to <a href={joiningEmail}>{siteConfig.email}</a>
          </p>
        </div>
      </div>
    </section>
  );
}
