import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import type { DemoAgentKey } from '#shared/demo-agent-keys.ts';

/**
 * The code of a call, in parts that are loaded one after the other. Each part comes before those that import it, so the
 * browser runs each in its own task. In one task, the code would block a slow phone for a quarter of a second.
 */
const parts = [
  () => import('#language/mentions.ts'),
  () => import('#shared/hearing/hear.ts'),
  () => import('#demo-agents/reading/intents.ts'),
  () => import('#demo-agents/reading/read.ts'),
  () => import('#demo-agents/call/turn.ts'),
  () => import('#demo-agents/live-call/live-call.ts'),
  () => import('@astrojs/react/client.js'),
];

/** Resolves when the parts are loaded. The first touch loads again what is missing, and says so if that fails. */
export const prepared = loadParts();

async function loadParts(): Promise<void> {
  for (const load of parts) await load().catch(() => {});
}

/** Loads the code of a built-in agent, so that it can answer the first touch at once. */
export async function prepareAgent(key: DemoAgentKey): Promise<void> {
  await prepared;
  await builtInAgents[key]().catch(() => {});
}
