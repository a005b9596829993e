import type { DemoAgent } from '#domain/demo-agents.ts';
import { type DemoLanguage, demoLanguages } from '#domain/demo-languages.ts';
import type { ExampleCall } from '../../../demo-agents/agents/example-call.ts';
import './example-call-view.css';

interface ExampleCallViewProps {
  readonly agent: DemoAgent;
  readonly call: ExampleCall;
}

const speakerNames = { agent: 'Agent', caller: 'Caller' } as const;

/** An example call in each language, readable without scripts, beside its ticket. */
export function ExampleCallView({ agent, call }: ExampleCallViewProps) {
  return (
    <form className="example-call" autoComplete="off">
      <div className="example-talk">
        <fieldset className="language-choice">
          <legend>The call in</legend>
          {demoLanguages.map(({ tag, ownName, name }, index) => (
            <label key={tag}>
              <input
                type="radio"
                name={`language-${agent.key}`}
                value={tag}
                defaultChecked={index === 0}
                aria-label={name}
              />
              <span lang={tag}>{ownName}</span>
            </label>
          ))}
        </fieldset>
        <div className="example-languages">
          {demoLanguages.map(({ tag }) => (
            <Turns key={tag} language={tag} call={call} />
          ))}
        </div>
      </div>
      <section className="ticket" aria-label={agent.receives.heading}>
        <h3>{agent.receives.heading}</h3>
        <p>In English, whatever the caller speaks</p>
        <dl>
          {call.ticket.map(({ label, value, kind }) => (
            <div key={label} className={kind}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="ticket-note">Both the call and the business are made up.</p>
      </section>
    </form>
  );
}

function Turns({ language, call }: { readonly language: DemoLanguage; readonly call: ExampleCall }) {
  return (
    <ol className="example-turns" lang={language} data-language={language}>
      {call.turns[language].map(({ speaker, text }) => (
        <li key={text} className={speaker}>
          <span className="visually-hidden" lang="en">
            {speakerNames[speaker]}:{' '}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
