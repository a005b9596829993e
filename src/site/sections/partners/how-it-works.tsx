import { supportMonths } from '#shared/offer/packages.ts';
import { StepList } from '../steps/step-list.tsx';

/** The four steps to a first commission. */
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

/** The section that explains the programme in four steps. */
export function HowItWorks() {
  return (
    <section className="section" aria-labelledby="steps-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="steps-title">How it works</h2>
          <p>You make the introduction and get paid. We do the two steps between.</p>
        </header>
        <StepList steps={steps} />
      </div>
    </section>
  );
}
