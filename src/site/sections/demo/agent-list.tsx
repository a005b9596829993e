import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import { demoAgents } from '#domain/demo-agents.ts';
import type { Locale } from '#domain/locales.ts';
import type { VoiceSettings } from '#domain/site-content.ts';
import { demoAddress } from './demo-choice.ts';
import './agent-list.css';

interface AgentListProps {
  readonly locale: Locale;
  readonly chosen: DemoAgentKey;
  /** Identifiers of the third-party agents that are configured, for the page's script. */
  readonly agentIds: VoiceSettings['agents'];
}

/** Links to the agents (product 5.1): a sidebar on a wide screen, tabs on a phone. They work without scripts. */
export function AgentList({ locale, chosen, agentIds }: AgentListProps) {
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
