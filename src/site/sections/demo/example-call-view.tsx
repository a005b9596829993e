import './example-call-view.css';
import type { ExampleCall } from '#demo-agents/agents/demo-business.ts';
import { demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import { LanguageChoice } from '#demo-agents/live-call/call-form.tsx';
import { type DemoLanguage, demoLanguages } from '#language/languages.ts';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';

const speakerNames = { agent: 'Agent', caller: 'Caller' } as const;

/**
 * Without scripts: an example call with its ticket beside it, in all languages. A visitor can change the language
 * without scripts.
 */
export function ExampleCallView({ agent }: { readonly agent: DemoAgentKey }) {
  const { exampleCall, texts } = demoBusinesses[agent];
  return (
    <form className="example-call" autoComplete="off">
      <div className="example-talk">
        <LanguageChoice legend="The call in" name="example-language" />
        {demoLanguages.map(({ tag }) => (
          <Turns key={tag} language={tag} call={exampleCall} />
        ))}
      </div>
      <section className="ticket" aria-label="Ticket">
        <header className="ticket-head">
          <h3>Ticket</h3>
          <p>{texts.receives.heading}</p>
        </header>
        <dl className="ticket-lines">
          {exampleCall.ticket.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="ticket-end">
          In English, whichever language the caller speaks. The call and the business are made up.
        </p>
      </section>
    </form>
  );
}

function Turns({ language, call }: { readonly language: DemoLanguage; readonly call: ExampleCall }) {
  return (
    <ol className="live-turns" lang={language} data-language={language}>
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
