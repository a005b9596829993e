import { Check } from 'lucide-react';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import '../../styles/conversation.css';
import './call-card.css';

interface CallTurn {
  readonly speaker: 'caller' | 'agent';
  readonly text: string;
}

/** The example call in the first section of Home. It is made up, and the page says so. */
const exampleCall = {
  occasion: 'Plumber, after hours',
  time: '6.47\u00a0pm',
  turns: [
    { speaker: 'caller', text: 'Hi, our kitchen drain’s blocked and it’s coming up in the shower.' },
    {
      speaker: 'agent',
      text: 'That sounds urgent. I can have someone there at 7.30 tomorrow morning, or tonight at the after-hours rate. Which suits?',
    },
    { speaker: 'caller', text: 'Tomorrow’s fine. 14\u00a0Rātā\u00a0Street.' },
  ] satisfies readonly CallTurn[],
  outcome: {
    title: 'Booked: Wednesday 7.30\u00a0am',
    detail: 'Blocked drain, 14\u00a0Rātā\u00a0Street. Sent to the van.',
  },
} as const;

const speakerNames = { caller: 'Caller', agent: 'Agent' } as const;

/**
 * An example call whose turns appear one after the other. The animation is made with CSS, so the HTML contains the
 * whole call.
 */
export function CallCard({ locale }: { readonly locale: Locale }) {
  const { occasion, time, turns, outcome } = exampleCall;
  return (
    <figure className="call">
      <div className="call-card">
        <p className="call-head">
          <span className="call-light" aria-hidden="true" />
          <strong>Incoming call</strong>
          <span className="call-occasion">{occasion}</span>
          <span className="call-time">{time}</span>
        </p>
        <ol className="call-turns">
          {turns.map((turn) => (
            <li key={turn.text} className={`call-turn ${turn.speaker}`}>
              <span className="visually-hidden">{speakerNames[turn.speaker]}: </span>
              {turn.text}
            </li>
          ))}
          <li className="call-outcome">
            <Check size={22} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <strong>{outcome.title}</strong>
              <br />
              {outcome.detail}
            </span>
          </li>
        </ol>
      </div>
      <figcaption>
        An example call. <a href={localisedPath(locale, '/demo')}>Hear one yourself in the demo.</a>
      </figcaption>
    </figure>
  );
}
