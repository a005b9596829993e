import { Check } from 'lucide-react';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { exampleCall } from './example-call.ts';
import './call-card.css';

const speakerNames = { caller: 'Caller', agent: 'Agent' } as const;

/** An example call that appears turn by turn. The HTML holds all of it from the start. */
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
