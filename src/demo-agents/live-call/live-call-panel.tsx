import './call-ticket.css';
import './live-call.css';
import { Mic, SendHorizontal, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { demoLanguages } from '#language/languages.ts';
import { utteranceMaximum } from '#shared/rules/business-constants.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { ticketNotes } from './live-call-texts.ts';

interface LiveCallPanelProps {
  readonly agent: DialogueAgent;
  readonly locale: Locale;
  /** The address of POST /api/demo-agents/read. Only set if a language model reads what callers say. */
  readonly modelAddress?: string | undefined;
  /**
   * The origin of the API to which the confirmed details are sent. An empty text means the origin of the page. When
   * unset, the call is a demo and nothing is sent or kept.
   */
  readonly senderAddress?: string | undefined;
  /** The elements under the greeting, which disappear when the caller has said something. */
  readonly children?: ReactNode;
}

/**
 * A call with a built-in agent, before the visitor has said anything. It shows the greeting, a text field, a button for
 * the microphone and an empty ticket.
 */
export function LiveCallPanel({ agent, locale, modelAddress, senderAddress, children }: LiveCallPanelProps) {
  const { say, ticket } = startDialogue(agent, { now: new Date(0), locale });
  const fieldId = `say-${agent.key}`;
  return (
    <div
      className="live-call"
      data-live-call={agent.key}
      data-call-model={modelAddress}
      data-call-sender={senderAddress}
    >
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
          {children && <div className="live-before">{children}</div>}
        </div>
        {/* With the method `dialog`, nothing happens if the form is sent before the script runs. */}
        <form className="live-form" method="dialog" data-call-form="" autoComplete="off">
          <p className="live-notice" role="status" data-call-notice="" />
          <button type="button" className="button secondary live-person" data-call-person="" hidden />
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
            <p className="live-no-microphone" role="status" tabIndex={-1} data-call-no-microphone="" />
            <div className="live-field">
              <label className="visually-hidden" htmlFor={fieldId}>
                What you would say
              </label>
              <input
                id={fieldId}
                data-call-field=""
                placeholder="Or type what you would say"
                enterKeyHint="send"
                maxLength={utteranceMaximum}
              />
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
          <LanguageChoice legend="The microphone listens for" name={`listen-${agent.key}`} />
          <p className="live-privacy">
            Your browser turns your speech into text, and some browsers send the audio to their maker for that.{' '}
            {modelAddress !== undefined &&
              'What you say or type goes to our server and on to the provider of an AI model, which reads it. '}
            {senderAddress === undefined ? 'We keep nothing.' : 'We keep nothing unless you say yes to sending it.'}
          </p>
        </form>
      </div>
      <CallTicket
        heading={ticket.heading}
        rows={ticket.rows}
        isLive
        about={ticketNotes.filling}
        note={
          senderAddress === undefined
            ? 'The business is made up. Nothing is ordered and nothing is sent.'
            : 'Nothing is sent until you say yes at the end.'
        }
      />
    </div>
  );
}

/** The radio buttons with which a visitor chooses the language of a call. */
export function LanguageChoice({ legend, name }: { readonly legend: string; readonly name: string }) {
  return (
    <fieldset className="language-choice">
      <legend>{legend}</legend>
      {demoLanguages.map(({ tag, ownName, name: language }, index) => (
        <label key={tag}>
          <input type="radio" name={name} value={tag} defaultChecked={index === 0} aria-label={language} />
          <span lang={tag}>{ownName}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CallTicketProps {
  readonly heading: string;
  /** The text under the ticket's heading. */
  readonly about: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly kind?: string }[];
  readonly note: string;
  /** Whether the script on the page updates the ticket during the call. */
  readonly isLive?: boolean;
}

/** The ticket that the business receives from a call. It is shown beside the call. */
export function CallTicket({ heading, about, rows, note, isLive = false }: CallTicketProps) {
  const forScript = isLive ? '' : undefined;
  return (
    <section className="ticket" aria-label={heading}>
      <h3>{heading}</h3>
      <p data-call-ticket-note={forScript}>{about}</p>
      <dl data-call-ticket={forScript}>
        {rows.map(({ label, value, kind }) => (
          <div key={label} className={kind}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="ticket-note">{note}</p>
    </section>
  );
}
