import '../../styles/field.css';
import '../../styles/notice.css';
import './demo.css';
import './agent-list.css';
import type { ReactNode } from 'react';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { capitalise } from '#demo-agents/text/translated.ts';
import { type DemoAgentKey, demoAgentCount } from '#shared/demo-agent-keys.ts';
import { longestExampleName } from '#shared/demo-example.ts';
import type { HeardRecording } from '#shared/pictures/recordings.ts';
import { widgetDelays } from '#shared/rules/business-constants.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { VoiceSettings } from '#shared/site-content.ts';
import { VoiceStage } from '../../voice/voice-stage.tsx';
import { FormField } from '../account/form-fields.tsx';
import { demoCallAnchor, exampleLinkAnchor, packagesAnchor } from '../header/site-links.ts';
import { AgentDetails, AgentReceives } from './agent-details.tsx';
import { demoAddress } from './demo-choice.ts';

interface DemoViewProps {
  readonly locale: Locale;
  readonly chosen: DemoAgentKey;
  readonly isUnknown: boolean;
  readonly voice: VoiceSettings;
  readonly recordings: readonly HeardRecording[];
  /** The calls with the built-in agents, and an example call for browsers without scripts. */
  readonly children?: ReactNode;
}

/**
 * The demo page: the list of agents, the stage, and a description of the chosen agent. The page contains the texts of
 * all agents and shows those of the chosen one, so choosing another agent needs no request.
 */
export function DemoView({ locale, chosen, isUnknown, voice, recordings, children }: DemoViewProps) {
  return (
    <div
      className="demo container page-shell"
      data-demo=""
      data-needs-script=""
      data-auto-load={widgetDelays.autoLoad}
      data-switch={widgetDelays.switch}
    >
      <DemoHeading isMadeUp={Object.values(voice.agents).every((id) => id === undefined)} />
      <p className="notice problem demo-alert" role="alert" data-demo-unknown="" hidden={!isUnknown}>
        Unknown demo.
      </p>
      <p className="notice problem demo-alert" role="alert" data-example-refused="" hidden>
        This link’s name can’t be shown, so this is the ordinary demo.
      </p>
      <div className="demo-layout" id={demoCallAnchor}>
        <AgentList locale={locale} chosen={chosen} agentIds={voice.agents} />
        {demoAgents.map(({ key, title }) => (
          <h2 key={key} className="visually-hidden" data-demo-panel={key} hidden={key !== chosen}>
            {title}
          </h2>
        ))}
        <VoiceStage
          locale={locale}
          settings={voice}
          name={demoAgents.find(({ key }) => key === chosen)?.title ?? ''}
          isConfigured={voice.agents[chosen] !== undefined}
          beside={demoAgents.map((agent) => (
            <div key={agent.key} data-demo-panel={agent.key} hidden={agent.key !== chosen}>
              <AgentReceives agent={agent} />
            </div>
          ))}
        >
          {children}
        </VoiceStage>
      </div>
      {demoAgents.map((agent) => (
        <div key={agent.key} data-demo-panel={agent.key} hidden={agent.key !== chosen}>
          <AgentDetails
            agent={agent}
            recordings={recordings.filter(({ trade }) => trade === agent.key)}
            isBuiltIn={voice.agents[agent.key] === undefined}
          />
        </div>
      ))}
      <DemoEnd locale={locale} />
    </div>
  );
}

function DemoEnd({ locale }: Pick<DemoViewProps, 'locale'>) {
  return (
    <section className="demo-end" id={exampleLinkAnchor}>
      <h2>Want one for your business?</h2>
      <form className="example-maker" method="dialog" data-example-maker="">
        <FormField
          id="example-name"
          label="Hear this agent answer for a business"
          hint="Its name goes into a link, which you can share. We keep no record of it."
          error={undefined}
          placeholder="Name of the business"
          maxLength={longestExampleName}
          autoComplete="organization"
          required
        />
        <button type="submit" className="button secondary">
          Make the link
        </button>
        <output aria-live="polite" />
      </form>
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

/** The links to the agents: beside the stage on a wide screen, and one row on a phone. They also work without scripts. */
function AgentList({ locale, chosen, agentIds }: AgentListProps) {
  return (
    <nav className="agent-list not-printed" aria-label="Demo agents">
      <ul>
        {demoAgents.map(({ key, title, description }) => (
          <li key={key}>
            <a
              href={demoAddress(locale, key)}
              data-demo-agent={key}
              data-agent-id={agentIds[key]}
              data-agent-name={title}
              aria-current={key === chosen ? 'true' : undefined}
            >
              <strong>
                {title.slice(0, title.indexOf(' '))}
                <span>{title.slice(title.indexOf(' '))}</span>
              </strong>
              <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The title of the demo page in two versions: with scripts the visitor can talk to an agent, without them there is an
 * example call to read. CSS shows one of them.
 */
function DemoHeading({ isMadeUp }: { readonly isMadeUp: boolean }) {
  return (
    <header className="page-heading demo-heading">
      <h1>
        <span className="live">Talk to an agent now</span>
        <span className="example">Follow a call</span>
      </h1>
      <p data-example="named" hidden>
        Example for <strong data-example-name="" />. Prices, times and people are made up.
      </p>
      <p data-example="ordinary">
        <span className="live">{isMadeUp ? 'A made-up business, no sign-up.' : 'No sign-up.'} English, </span>
        <span className="example">{`${capitalise(demoAgentCount)} trades, ${demoAgentCount} agents. Read how a call goes in English, `}</span>
        <span lang="zh-Hans">中文</span> or <span lang="ko">한국어</span>.
      </p>
    </header>
  );
}
