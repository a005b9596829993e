import type { ExampleCall } from '#demo-agents/agents/example-calls.ts';
import { CallTicket, LanguageChoice } from '#demo-agents/live-call/live-call-panel.tsx';
import type { DemoAgent } from '#domain/demo-agents.ts';
import { type DemoLanguage, demoLanguages } from '#domain/demo-languages.ts';
import './example-call-view.css';

interface ExampleCallViewProps {
  readonly agent: DemoAgent;
  readonly call: ExampleCall;
}

const speakerNames = { agent: 'Agent', caller: 'Caller' } as const;

/** An example call with its ticket beside it, in all languages. A visitor can change the language without scripts. */
export function ExampleCallView({ agent, call }: ExampleCallViewProps) {
  return (
    <form className="example-call" autoComplete="off">
      <div className="example-talk">
        <LanguageChoice legend="The call in" name={`language-${agent.key}`} />
        <div className="example-languages">
          {demoLanguages.map(({ tag }) => (
            <Turns key={tag} language={tag} call={call} />
          ))}
        </div>
      </div>
      <CallTicket
        heading={agent.receives.heading}
        rows={call.ticket}
        about="In English, whichever language the caller speaks"
        note="The call and the business are made up."
      />
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
