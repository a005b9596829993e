import type { Locale } from '#shared/rules/locales.ts';
import { demoAddress } from '../demo/demo-choice.ts';
import { DrawingLine, TradeDrawing } from '../drawings/drawings.tsx';
import { exampleCalls } from './example-calls.ts';
import './lands-on-phone.css';

/**
 * What the owner is doing while the chosen call is answered, and the message that the owner gets. It begins with the job,
 * because the card of the call above begins with the booking.
 */
export function LandsOnPhone({ locale }: { readonly locale: Locale }) {
  return (
    <section className="lands" aria-labelledby="lands-title">
      <DrawingLine />
      <div className="lands-row container">
        <div className="lands-head">
          <p className="call-stack">
            {exampleCalls.map(({ key, scene }) => (
              <span key={key} data-trade={key}>
                {scene}
              </span>
            ))}
          </p>
          <h2 id="lands-title">This lands on your phone.</h2>
        </div>
        <div className="lands-drawings call-stack">
          {exampleCalls.map(({ key }) => (
            <TradeDrawing key={key} trade={key} />
          ))}
        </div>
        <div className="lands-messages call-stack">
          {exampleCalls.map(({ key, message: { receiver, time, title, facts } }) => (
            <div key={key} className="lands-message" data-trade={key}>
              <p className="call-receiver">
                <span>{receiver}</span> <span>{time}</span>
              </p>
              <h3>{facts[0]?.[1]}</h3>
              <dl>
                {[title.split(': '), ...facts.slice(1)].map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        <p className="lands-action call-stack not-printed">
          {exampleCalls.map(({ key }) => (
            <a key={key} className="button accent" data-trade={key} href={demoAddress(locale, key)}>
              Now you be the caller
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
