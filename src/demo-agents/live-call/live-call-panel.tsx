import './live-call.css';
import { Mic, SendHorizontal, Volume2, VolumeX } from 'lucide-react';
import { demoLanguages } from '#domain/demo-languages.ts';
import type { Locale } from '#domain/locales.ts';
import { startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { ticketNotes } from './live-call-view.ts';

interface LiveCallPanelProps {
  readonly agent: DialogueAgent;
  readonly locale: Locale;
}

/** A call with a built-in agent before its first utterance: greeting, text field, microphone and empty ticket. */
export function LiveCallPanel({ agent, locale }: LiveCallPanelProps) {
  const { say, ticket } = startDialogue(agent, { now: new Date(0), locale });
  const fieldId = `say-${agent.key}`;
  return (
    <div className="live-call" data-live-call={agent.key}>
      <div className="live-talk">
        <p className="live-fallback">Until it loads, the built-in agent answers here.</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must be reachable by keyboard. */}
        <div className="live-log" role="log" aria-label="Conversation" tabIndex={0}>
          <ol className="live-turns" data-call-log="">
            <li className="agent">
              <span className="visually-hidden">Agent: </span>
              {say}
            </li>
          </ol>
          <p className="live-partial" aria-hidden="true" data-call-partial="" hidden />
        </div>
        <form className="live-form" data-call-form="" autoComplete="off">
          <p className="live-notice" role="status" data-call-notice="" />
          <div className="live-controls">
            <button
              className="live-microphone"
              type="button"
              aria-label="Speak"
              aria-pressed="false"
              data-call-microphone=""
            >
              <Mic size={22} strokeWidth={1.75} aria-hidden="true" />
            </button>
            <div className="live-field">
              <label className="visually-hidden" htmlFor={fieldId}>
                What you would say
              </label>
              <input id={fieldId} placeholder="Or type what you would say" enterKeyHint="send" maxLength={500} />
              <button type="submit" aria-label="Send">
                <SendHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </div>
            <button
              className="live-mute"
              type="button"
              aria-label="Mute the answers"
              aria-pressed="false"
              data-call-mute=""
              hidden
            >
              <Volume2 className="on" size={20} strokeWidth={1.75} aria-hidden="true" />
              <VolumeX className="off" size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </div>
          <fieldset className="language-choice">
            <legend>The microphone listens for</legend>
            {demoLanguages.map(({ tag, ownName, name }, index) => (
              <label key={tag}>
                <input
                  type="radio"
                  name={`listen-${agent.key}`}
                  value={tag}
                  defaultChecked={index === 0}
                  aria-label={name}
                />
                <span lang={tag}>{ownName}</span>
              </label>
            ))}
          </fieldset>
          <p className="live-privacy">
            Your browser turns speech into text, some with their maker’s service. Nothing is kept here.
          </p>
        </form>
      </div>
      <section className="ticket" aria-label={ticket.heading}>
        <h3>{ticket.heading}</h3>
        <p data-call-ticket-note="">{ticketNotes.filling}</p>
        <dl data-call-ticket="">
          {ticket.rows.map(({ label, value, kind }) => (
            <div key={label} className={kind}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="ticket-note">A made-up business: nothing is ordered and nothing is sent.</p>
      </section>
    </div>
  );
}
