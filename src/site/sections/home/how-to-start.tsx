import { supportMonths } from '#shared/offer/packages.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { StepList } from '../steps/step-list.tsx';
import './how-to-start.css';

/** The four steps to an agent that answers, as Terms describe the service. */
const steps = [
  {
    title: 'Tell us what you need',
    text: 'Ask the assistant or leave your details. Your order then says which package you get, in which currency and from when.',
  },
  { title: 'We set it up', text: 'We write, set up and test the first version with you, from what you give us.' },
  { title: 'You approve it', text: 'It doesn’t answer a customer until you’ve approved it.' },
  {
    title: 'It goes live',
    text: `Support is included for ${supportMonths} months from that day. You can ask us to switch it off at any time.`,
  },
];

/** The section that explains in four steps how a customer starts. */
export function HowToStart({ locale }: { readonly locale: Locale }) {
  return (
    <section className="section" aria-labelledby="start-title">
      <div className="container">
        <header className="section-heading">
          <h2 id="start-title">How to start</h2>
          <p>
            Four steps, as our <a href={localisedPath(locale, '/terms#services')}>terms</a> describe them.
          </p>
        </header>
        <StepList steps={steps} />
        <p>
          <a className="button secondary start-action" href={localisedPath(locale, '/contact')}>
            Leave your details
          </a>
        </p>
      </div>
    </section>
  );
}
