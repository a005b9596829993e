import '../../styles/notice.css';
import './demo.css';
import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import { LiveCallPanel } from '#demo-agents/live-call/live-call-panel.tsx';
import { widgetDelays } from '#domain/business-constants.ts';
import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import { demoAgents } from '#domain/demo-agents.ts';
import type { Locale } from '#domain/locales.ts';
import type { VoiceSettings } from '#domain/site-content.ts';
import { VoiceStage } from '../../voice/voice-stage.tsx';
import { AgentDetails, AgentReceives } from './agent-details.tsx';
import { AgentList } from './agent-list.tsx';
import { exampleCalls } from './calls/example-calls.ts';
import { DemoHeading } from './demo-heading.tsx';
import { ExampleCallView } from './example-call-view.tsx';

interface DemoViewProps {
  readonly locale: Locale;
  readonly chosen: DemoAgentKey;
  /** Whether the address named an agent there isn't. */
  readonly isUnknown: boolean;
  readonly voice: VoiceSettings;
}

/**
 * The demo page (product 5.1 and 5.2): agents at the side, the stage, and what the chosen agent does. All five are in
 * the page and one is shown, so that choosing another asks nobody for anything.
 */
export function DemoView({ locale, chosen, isUnknown, voice }: DemoViewProps) {
  const agent = demoAgents.find(({ key }) => key === chosen);
  return (
    <div
      className="demo container page-shell"
      data-demo=""
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
          {demoAgents.map(({ key, title }) => (
            <h2 key={key} className="visually-hidden" data-demo-panel={key} hidden={key !== chosen}>
              {title}
            </h2>
          ))}
          <VoiceStage
            locale={locale}
            settings={voice}
            name={agent?.title ?? ''}
            isConfigured={voice.agents[chosen] !== undefined}
            isBuiltIn={builtInAgents[chosen] !== undefined}
            beside={demoAgents.map((shown) => (
              <div key={shown.key} data-demo-panel={shown.key} hidden={shown.key !== chosen}>
                <AgentReceives agent={shown} />
              </div>
            ))}
          >
            {demoAgents.map((shown) => (
              <div key={shown.key} data-demo-panel={shown.key} hidden={shown.key !== chosen}>
                <BuiltInCall agentKey={shown.key} locale={locale} />
                <ExampleCallView agent={shown} call={exampleCalls[shown.key]} />
              </div>
            ))}
          </VoiceStage>
          {demoAgents.map((shown) => (
            <div key={shown.key} data-demo-panel={shown.key} hidden={shown.key !== chosen}>
              <AgentDetails
                agent={shown}
                canStart={voice.agents[shown.key] === undefined && builtInAgents[shown.key] !== undefined}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The call that a visitor can hold with the built-in agent, where this demo has one. */
function BuiltInCall({ agentKey, locale }: { readonly agentKey: DemoAgentKey; readonly locale: Locale }) {
  const agent = builtInAgents[agentKey];
  return agent && <LiveCallPanel agent={agent} locale={locale} />;
}
