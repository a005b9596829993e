import '../../styles/notice.css';
import './demo.css';
import { LiveCallPanel } from '#demo-agents/live-call/live-call-panel.tsx';
import { widgetDelays } from '#domain/business-constants.ts';
import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import type { Locale } from '#domain/locales.ts';
import type { VoiceSettings } from '#domain/site-content.ts';
import { VoiceStage } from '../../voice/voice-stage.tsx';
import { AgentDetails, AgentReceives } from './agent-details.tsx';
import { AgentList } from './agent-list.tsx';
import { DemoHeading } from './demo-heading.tsx';
import { ExampleCallView } from './example-call-view.tsx';
import type { Demo } from './load-demos.ts';

interface DemoViewProps {
  readonly demos: readonly Demo[];
  readonly locale: Locale;
  readonly chosen: DemoAgentKey;
  /** Whether the address names an unknown agent. */
  readonly isUnknown: boolean;
  readonly voice: VoiceSettings;
}

/**
 * The demo page (product 5.1 and 5.2): the agents at the side, the stage, and what the chosen agent does. The page
 * contains every agent and shows one, so that choosing another needs no request.
 */
export function DemoView({ demos, locale, chosen, isUnknown, voice }: DemoViewProps) {
  const chosenDemo = demos.find(({ texts }) => texts.key === chosen);
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
                <LiveCallPanel agent={agent} locale={locale} />
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
    </div>
  );
}
