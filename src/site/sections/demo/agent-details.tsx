import './agent-details.css';
import { type DemoAgent, startersIn } from '#demo-agents/agents/demo-business.ts';
import { demoLanguages } from '#language/languages.ts';
import type { HeardRecording } from '#shared/pictures/recordings.ts';

interface AgentDetailsProps {
  readonly agent: DemoAgent;
  /** The recorded calls of this agent, one for each language at most. */
  readonly recordings: readonly HeardRecording[];
  /** Whether the built-in agent answers. */
  readonly isBuiltIn: boolean;
}

export function AgentDetails({ agent, recordings, isBuiltIn }: AgentDetailsProps) {
  const { benefits, howItWorks, starters } = agent;
  return (
    <div className="agent-details">
      <div>
        {isBuiltIn ? (
          <noscript>
            <Starters starters={starters} />
          </noscript>
        ) : (
          <Starters starters={starters} />
        )}
        {recordings.length > 0 && <RecordedCalls recordings={recordings} />}
        <section>
          <h3>How it works</h3>
          <p>{howItWorks}</p>
        </section>
        <section>
          <h3>Supported languages</h3>
          <p>
            {demoLanguages.map(({ name }) => name).join(', ')}. Automatic detection:{' '}
            {isBuiltIn
              ? 'the agent answers in the language you type. The microphone listens for the language you choose.'
              : 'start talking, and the agent answers in your language.'}
          </p>
        </section>
      </div>
      <div>
        <section>
          <h3>Key benefits</h3>
          <ul className="benefits">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function RecordedCalls({ recordings }: Pick<AgentDetailsProps, 'recordings'>) {
  return (
    <section>
      <h3>Hear a recorded call</h3>
      {recordings.map(({ address, language, lines }) => (
        <figure key={language} className="recorded-call">
          <figcaption>A recording, in {demoLanguages.find(({ tag }) => tag === language)?.name}</figcaption>
          {/* biome-ignore lint/a11y/useMediaCaption: the words are below. */}
          <audio controls preload="none" src={address} />
          <details>
            <summary>What is said</summary>
            <ol lang={language}>
              {lines.map(({ speaker, text, from }) => (
                <li key={`${from} ${text}`}>
                  <strong lang="en">{speaker === 'agent' ? 'Agent: ' : 'Caller: '}</strong>
                  {text}
                </li>
              ))}
            </ol>
          </details>
        </figure>
      ))}
    </section>
  );
}

function Starters({ starters }: Pick<DemoAgent, 'starters'>) {
  return (
    <section>
      <h3>Conversation starters</h3>
      <ul className="starters cluster">
        {startersIn(starters, 'en').map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the business receives after a call. It is shown beside the widget. */
export function AgentReceives({ agent }: { readonly agent: DemoAgent }) {
  const { heading, points } = agent.receives;
  return (
    <div className="agent-receives note">
      <h3>{heading}</h3>
      <ul className="benefits">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>In English, whichever language you speak.</p>
    </div>
  );
}
