import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import type { ConversationStarter } from '#demo-agents/agents/demo-business.ts';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { type CallPreview, previewCall } from '#demo-agents/live-call/call-preview.ts';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';
import type { Locale } from '#shared/rules/locales.ts';

interface Demo {
  readonly key: DemoAgentKey;
  readonly preview: CallPreview;
  readonly starters: readonly ConversationStarter[];
}

/**
 * Returns what the page shows of each call, in the order of the page. Only the server may call this function, because it
 * loads the code of all built-in agents. A browser loads only the agent that it needs.
 */
export function loadDemos(locale: Locale): Promise<readonly Demo[]> {
  return Promise.all(
    demoAgents.map(async ({ key, starters }) => ({
      key,
      preview: previewCall(await builtInAgents[key](), locale),
      starters,
    })),
  );
}
