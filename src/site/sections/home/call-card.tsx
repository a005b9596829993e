import type { HeardRecording } from '#shared/pictures/recordings.ts';
import { voiceLinePath } from '#shared/rules/voice-line-path.ts';
import { type ExampleCall, exampleCalls } from './example-calls.ts';
import './call-card.css';

/** A call on the card of Home. With a recording it has the words of that, each with its time. */
interface HeardCall extends Omit<ExampleCall, 'turns'> {
  readonly turns: readonly { readonly text: string; readonly isOurs?: boolean; readonly from?: number }[];
  readonly recording?: string;
}

/**
 * Returns an example call, or in its place the owner's recording of this trade in English. If the recording says
 * something else than the example, its occasion and its message are not those of the example.
 */
function heardCall(example: ExampleCall, recordings: readonly HeardRecording[]): HeardCall {
  const found = recordings.find(({ trade, language }) => trade === example.key && language === 'en');
  if (!found) return example;
  const turns = found.lines.map(({ speaker, text, from }) => ({ text, isOurs: speaker === 'agent', from }));
  const recorded = { ...example, turns, recording: found.address };
  if (wordsOf(turns) === wordsOf(example.turns)) return recorded;
  const { receiver } = example.message;
  const message = { receiver, time: '', title: 'A message', detail: 'Who rang, why, and what was agreed' };
  return { ...recorded, occasion: example.trade, message: { ...message, facts: [] } };
}

/** Returns the words of a call without case, spaces and punctuation. */
function wordsOf(turns: readonly { readonly text: string }[]): string {
  const text = turns.map((turn) => turn.text).join(' ');
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const deviceNote = 'Read by this device, not our agent';

/**
 * A call that a visitor can hear, with a switch of five trades. The HTML contains all calls and the messages that they
 * end with. The switch works without scripts.
 */
export function CallCard({ recordings }: { readonly recordings: readonly HeardRecording[] }) {
  const calls = exampleCalls.map((example) => heardCall(example, recordings));
  const isAnyRecorded = calls.some(({ recording }) => recording !== undefined);
  return (
    <figure className="call" data-call-card data-needs-script="">
      <div className="call-card">
        <div className="call-head">
          <button
            type="button"
            className="call-play needs-scripts not-printed"
            data-call-play
            aria-label="Play the call"
          >
            <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true" focusable="false">
              <path
                className="icon-play"
                d="M7 4.2v15.6a1 1 0 0 0 1.5.9l12.3-7.8a1 1 0 0 0 0-1.7L8.5 3.3A1 1 0 0 0 7 4.2z"
              />
              <path className="icon-pause" d="M6 4h4v16H6zM14 4h4v16h-4z" />
              <path className="icon-again" d="M4 12a8 8 0 1 0 2.6-5.9M4 3.5v4.3h4.3" />
            </svg>
          </button>
          <div>
            <h2 className="call-title">Hear a call</h2>
            <p className="call-stack">
              {calls.map(({ key, occasion }) => (
                <span key={key} data-trade={key}>{`Example: ${occasion}`}</span>
              ))}
            </p>
            <p className="call-note call-stack needs-scripts" data-call-note role="status">
              {isAnyRecorded
                ? calls.map(({ key, recording }) => (
                    <span key={key} data-trade={key}>
                      {recording === undefined ? deviceNote : 'A recording'}
                    </span>
                  ))
                : deviceNote}
            </p>
          </div>
        </div>
        <fieldset className="call-trades not-printed">
          <legend className="visually-hidden">Trade</legend>
          {calls.map(({ key, trade }, index) => (
            <label key={key}>
              <input type="radio" name="trade" value={key} defaultChecked={index === 0} />
              {trade}
            </label>
          ))}
        </fieldset>
        <div className="call-stack">
          {calls.map((call) => (
            <Turns key={call.key} call={call} />
          ))}
        </div>
        <CallLine />
        <div className="call-stack">
          {calls.map(({ key, message: { title, detail } }) => (
            <p key={key} className="call-ticket" data-trade={key}>
              <strong>{title}</strong>
              <span>{detail}</span>
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Turns({ call: { key, turns, recording } }: { readonly call: HeardCall }) {
  const list = turns.map(({ text, isOurs, from }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a caller may say the same twice, and the list never changes.
    <li key={index} className={isOurs ? 'turn ours' : 'turn'} data-line={isOurs ? 'ours' : ''} data-from={from}>
      <span className="visually-hidden">{isOurs ? 'Agent: ' : 'Caller: '}</span>
      {text}
    </li>
  ));
  if (recording === undefined) {
    return (
      <ol className="turns" data-trade={key} data-call={key}>
        {list}
      </ol>
    );
  }
  return (
    <ol
      className="turns"
      data-trade={key}
      data-call={key}
      data-recording={recording}
      aria-label="What is said"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long call scrolls, also by keyboard.
      tabIndex={0}
    >
      {list}
    </ol>
  );
}

/** Id of the card's voice line, which other parts of the page may show as well. */
export const callLineId = 'call-wave';

/** The drawing is eight times as wide as the card, so the line leaves the window on both sides. */
const width = 4320;
const height = 72;
const card = { from: 1890, to: 2430 };
const middle = height / 2;

const wave = [
  voiceLinePath({ from: 0, to: card.from, middle, seed: 5, step: 18, bursts: [{ from: 1520, to: 1880, loudness: 5 }] }),
  voiceLinePath({
    ...card,
    step: 4,
    middle,
    seed: 21,
    bursts: [
      { from: 1906, to: 2060, loudness: 34 },
      { from: 2080, to: 2330, loudness: 62 },
      { from: 2350, to: 2426, loudness: 34 },
    ],
  }),
  voiceLinePath({
    from: card.to,
    to: width,
    middle,
    seed: 9,
    step: 18,
    bursts: [{ from: 2440, to: 2740, loudness: 5 }],
  }),
].join('');

/** The voice line, from one side of the window through the card to the other. It is drawn while the call is heard. */
function CallLine() {
  return (
    <svg
      className="call-line"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <path id={callLineId} d={wave} />
      </defs>
      <use className="call-quiet" href={`#${callLineId}`} />
      <use className="call-heard" href={`#${callLineId}`} />
    </svg>
  );
}
