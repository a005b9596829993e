import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { beautyAgent } from './beauty/agent.ts';
import { clinicAgent } from './clinic/agent.ts';
import { hotelsAgent } from './hotels/agent.ts';
import { takeawayAgent } from './takeaway/agent.ts';
import { tradesAgent } from './trades/agent.ts';

/** Agents that hold a conversation with no key, no account and no network; the other demos show their example call. */
export const builtInAgents: Partial<Record<DemoAgentKey, DialogueAgent>> = {
  takeaway: takeawayAgent,
  clinic: clinicAgent,
  beauty: beautyAgent,
  trades: tradesAgent,
  hotels: hotelsAgent,
};
