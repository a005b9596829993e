import '../../styles/notice.css';
import './demo.css';
import './agent-list.css';
import './example-call-view.css';
import type { DemoAgent, ExampleCall } from '#demo-agents/agents/demo-business.ts';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { CallTicket, LanguageChoice, LiveCallPanel } from '#demo-agents/live-call/live-call-panel.tsx';
import { capitalise } from '#demo-agents/text/translated.ts';
import { type DemoLanguage, demoLanguages } from '#language/languages.ts';
import { type DemoAgentKey, demoAgentCount } from '#shared/demo-agent-keys.ts';
import { widgetDelays } from '#shared/rules/business-constants.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { VoiceSettings } from '#shared/site-content.ts';
import { VoiceStage } from '../../voice/voice-stage.tsx';
import { packagesAnchor } from '../header/site-links.ts';
import { AgentDetails, AgentReceives, Starters } from './agent-details.tsx';
import { demoAddress } from './demo-choice.ts';
import type { Demo } from './load-demos.ts';

interface DemoViewProps {
  readonly demos: readonly Demo[];
  readonly locale: Locale;
  readonly chosen: DemoAgentKey;
  readonly isUnknown: boolean;
  readonly voice: VoiceSettings;
  /**
   * URL to which the page sends what visitors say to the built-in agents, so that a language model can read it.
   * `undefined` if no model is set.
   */
  readonly modelAddress?: string | undefined;
}

/**
 * The demo page: the list of agents, the stage, and a description of the chosen agent. The page contains the texts of
 * all agents and shows those of the chosen one, so choosing another agent needs no request.
 */
export function DemoView({ demos, locale, chosen, isUnknown, voice, modelAddress }: DemoViewProps) {
  const chosenDemo = demos.find(({ texts }) => texts.key === chosen);
  return (
    <div
      className="demo container page-shell"
      data-demo=""
      data-needs-script=""
      data-auto-load={widgetDelays.autoLoad}
      data-switch={widgetDelays.switch}
    >
      <DemoHeading />
      <p className="notice problem demo-alert" role="alert" data-demo-unknown="" hidden={!isUnknown}>
        Unknown demo.
      </p>
      <div className="demo-layout">
        <AgentList locale={locale} chosen={chosen} agentIds={voice.agents} />
        <div className="demo-main">
          {demos.map(({ texts: { key, title } }) => (
            <h2 key={key} className="visually-hidden" data-demo-panel={key} hidden={key !== chosen}>
              {title}
            </h2>
          ))}
          <VoiceStage
            locale={locale}
            settings={voice}
            name={chosenDemo?.texts.title ?? ''}
            isConfigured={voice.agents[chosen] !== undefined}
            isBuiltIn={true}
            beside={demos.map(({ texts }) => (
              <div key={texts.key} data-demo-panel={texts.key} hidden={texts.key !== chosen}>
                <AgentReceives agent={texts} />
              </div>
            ))}
          >
            {demos.map(({ texts, agent, exampleCall }) => (
              <div key={texts.key} data-demo-panel={texts.key} hidden={texts.key !== chosen}>
                <LiveCallPanel agent={agent} locale={locale} modelAddress={modelAddress}>
                  <Starters agent={texts} canStart={true} />
                </LiveCallPanel>
                <ExampleCallView agent={texts} call={exampleCall} />
              </div>
            ))}
          </VoiceStage>
          {demos.map(({ texts }) => (
            <div key={texts.key} data-demo-panel={texts.key} hidden={texts.key !== chosen}>
              <AgentDetails agent={texts} canStart={voice.agents[texts.key] === undefined} />
            </div>
          ))}
        </div>
      </div>
      <DemoEnd locale={locale} />
    </div>
  );
}

function DemoEnd({ locale }: Pick<DemoViewProps, 'locale'>) {
  return (
    <section className="demo-end">
      <h2>Want one for your business?</h2>
      <p>
        <a className="button" href={`${localisedPath(locale, '/')}#${packagesAnchor}`}>
          View Packages
        </a>
        <a className="button secondary" href={localisedPath(locale, '/contact')}>
          Leave your details
        </a>
      </p>
    </section>
  );
}

interface AgentListProps {
  readonly locale: Locale;
  readonly chosen: DemoAgentKey;
  /** The identifiers of the third-party agents that are configured. The page's script reads them from the links. */
  readonly agentIds: VoiceSettings['agents'];
}

/**
 * The links to the agents. They are beside the stage on a wide screen, and tabs on a phone. They also work without
 * scripts.
 */
function AgentList({ locale, chosen, agentIds }: AgentListProps) {
  return (
    <nav className="agent-list" aria-label="Demo agents">
      <ul>
        {demoAgents.map(({ key, title, description }) => (
          <li key={key}>
            <a
              href={demoAddress(locale, key)}
              data-demo-agent={key}
              data-agent-id={agentIds[key]}
              data-agent-name={title}
              data-agent-built-in=""
              aria-current={key === chosen ? 'true' : undefined}
            >
              <strong>{title}</strong>
              <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The title of the demo page in two versions: one says that the visitor can talk to an agent, the other that there is
 * an example call to read. CSS shows one of them.
 */
function DemoHeading() {
  return (
    <header className="page-heading demo-heading">
      <h1>
        <span className="live">Talk to an agent now</span>
        <span className="example">Follow a call</span>
      </h1>
      <p>
        <span className="live">Speak or type, in English, </span>
        <span className="example">{`${capitalise(demoAgentCount)} trades, ${demoAgentCount} agents. Read how a call goes in English, `}</span>
        <span lang="zh-Hans">中文</span> or <span lang="ko">한국어</span>. No sign-up.
      </p>
    </header>
  );
}

interface ExampleCallViewProps {
  readonly agent: DemoAgent;
  readonly call: ExampleCall;
}

const speakerNames = { agent: 'Agent', caller: 'Caller' } as const;

/** An example call with its ticket beside it, in all languages. A visitor can change the language without scripts. */
function ExampleCallView({ agent, call }: ExampleCallViewProps) {
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
