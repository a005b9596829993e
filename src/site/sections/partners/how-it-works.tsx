import { supportMonths } from '#domain/packages.ts';
import './how-it-works.css';

/** The 4 steps of the programme (product 4.1). */
const steps = [
  { title: 'Introduce a client', text: 'Send us a name and a number, with the client’s consent. That is your part.' },
  { title: 'We work out the offer', text: 'We ask which calls are missed and name one of the three packages.' },
  {
    title: 'We set it up',
    text: `We write, load and test the agent, then support your client for ${supportMonths} months.`,
  },
  { title: 'You are paid', text: 'Your share of the deal comes monthly, to the account you name.' },
];

/** How the programme works, in 4 steps (product 4.1). */
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
