import type { BuiltInAgentKey } from '#shared/demo-agent-keys.ts';
import type { DialogueAgent } from '../slots/agent.ts';

/**
 * Functions that load the built-in agents. Each agent is a separate import, so that the browser loads only the agent
 * that it needs.
 */
export const builtInAgents: Readonly<Record<BuiltInAgentKey, () => Promise<DialogueAgent>>> = {
  takeaway: async () => (await import('./takeaway/agent.ts')).takeawayAgent,
  clinic: async () => (await import('./clinic/agent.ts')).clinicAgent,
  beauty: async () => (await import('./beauty/agent.ts')).beautyAgent,
  trades: async () => (await import('./trades/agent.ts')).tradesAgent,
  partners: async () => (await import('./partners/agent.ts')).partnerAgent,
  hotels: async () => (await import('./hotels/agent.ts')).hotelsAgent,
};
