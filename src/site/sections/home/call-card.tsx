import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { ExampleTurns } from '../conversation/example-turns.tsx';

/** The turns of the example call. It is made up, and the page says so. */
const turns = [
  { speaker: 'Caller', text: 'Hi, our kitchen drain’s blocked and it’s coming up in the shower.' },
  {
    speaker: 'Agent',
    isOurs: true,
    text: 'That sounds urgent. I can have someone there at 7.30 tomorrow morning, or tonight at the after-hours rate. Which suits?',
  },
  { speaker: 'Caller', text: 'Tomorrow’s fine. 14\u00a0Rātā\u00a0Street.' },
];

const outcome = {
  title: 'Booked: Wednesday 7.30\u00a0am',
  detail: 'Blocked drain, 14\u00a0Rātā\u00a0Street. Sent to the van.',
};

/**
 * An example call whose turns appear one after the other. The animation is made with CSS, so the HTML contains the
 * whole call.
 */
export function CallCard({ locale }: { readonly locale: Locale }) {
  return (
    <figure className="conversation call">
      <div className="conversation-card">
        <p className="call-head">
          <span className="conversation-light" aria-hidden="true" />
          <strong>Incoming call</strong>
          <span className="call-occasion">Plumber, after hours</span>
          <span className="call-time">{'6.47\u00a0pm'}</span>
        </p>
        <ExampleTurns turns={turns} outcome={outcome} />
      </div>
      <figcaption>
        An example call. <a href={localisedPath(locale, '/demo')}>Hear one yourself in the demo.</a>
      </figcaption>
    </figure>
  );
}
