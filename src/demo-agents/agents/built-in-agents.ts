import type { DemoAgentKey } from '#domain/demo-agent-keys.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import type { ExampleCall } from './example-call.ts';

/** Loads the parts of one built-in agent, each only when it is needed. */
interface AgentLoaders {
  readonly agent: () => Promise<DialogueAgent>;
  readonly exampleCall: () => Promise<ExampleCall>;
}

/** The built-in agent of every demo. The browser loads only the agent that a visitor calls. */
export const builtInAgents: Readonly<Record<DemoAgentKey, AgentLoaders>> = {
  takeaway: {
    agent: async () => (await import('./takeaway/agent.ts')).takeawayAgent,
    exampleCall: async () => (await import('./takeaway/example-call.ts')).takeawayCall,
  },
  clinic: {
    agent: async () => (await import('./clinic/agent.ts')).clinicAgent,
    exampleCall: async () => (await import('./clinic/example-call.ts')).clinicCall,
  },
  beauty: {
    agent: async () => (await import('./beauty/agent.ts')).beautyAgent,
    exampleCall: async () => (await import('./beauty/example-call.ts')).beautyCall,
  },
  trades: {
    agent: async () => (await import('./trades/agent.ts')).tradesAgent,
    exampleCall: async () => (await import('./trades/example-call.ts')).tradesCall,
  },
  hotels: {
    agent: async () => (await import('./hotels/agent.ts')).hotelsAgent,
    exampleCall: async () => (await import('./hotels/example-call.ts')).hotelsCall,
  },
};
