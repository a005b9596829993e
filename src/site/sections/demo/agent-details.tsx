import './agent-details.css';
import type { DemoAgent } from '#demo-agents/agents/demo-business.ts';
import { demoLanguages } from '#language/languages.ts';

interface AgentDetailsProps {
  readonly agent: DemoAgent;
  /** Whether a built-in agent answers. If so, the conversation starters are buttons that start a call with it. */
  readonly canStart: boolean;
}

export function AgentDetails({ agent, canStart }: AgentDetailsProps) {
  const { benefits, howItWorks } = agent;
  return (
    <div className="agent-details">
      <div>
        {canStart ? (
          <noscript>
            <Starters agent={agent} canStart={false} />
          </noscript>
        ) : (
          <Starters agent={agent} canStart={false} />
        )}
        <section>
          <h3>How it works</h3>
          <p>{howItWorks}</p>
        </section>
        <section>
          <h3>Supported languages</h3>
          <p>
            {demoLanguages.map(({ name }) => name).join(', ')}. Automatic detection:{' '}
            {canStart
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

export function Starters({ agent, canStart }: AgentDetailsProps) {
  return (
    <section>
      <h3>Conversation starters</h3>
      <ul className="starters">
        {agent.starters.map(({ language, text }) => (
          <li key={text} lang={language}>
            {canStart ? (
              <button type="button" data-demo-starter={agent.key}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the business receives after a call. It is shown beside the widget. */
export function AgentReceives({ agent }: { readonly agent: DemoAgent }) {
  const { heading, points } = agent.receives;
  return (
    <div className="agent-receives">
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
