import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';

// Loads the code of the call too.
export { openLiveCall } from '#demo-agents/live-call/live-call.ts';

/** Loads the code of a built-in agent, so that it can answer the first touch at once. */
export async function prepareAgent(key: DemoAgentKey): Promise<void> {
  try {
    await builtInAgents[key]();
  } catch {
    // The first touch tries again, and says so if that fails.
  }
}
