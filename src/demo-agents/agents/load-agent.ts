import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import type { DialogueAgent } from '../slots/agent.ts';

/** Fetches the data of the built-in agents in the browser, each on its own and only when it is called. */
export const agentLoaders: Partial<Record<DemoAgentKey, () => Promise<DialogueAgent>>> = {
  takeaway: async () => (await import('./takeaway/agent.ts')).takeawayAgent,
  clinic: async () => (await import('./clinic/agent.ts')).clinicAgent,
  beauty: async () => (await import('./beauty/agent.ts')).beautyAgent,
  trades: async () => (await import('./trades/agent.ts')).tradesAgent,
  hotels: async () => (await import('./hotels/agent.ts')).hotelsAgent,
};
