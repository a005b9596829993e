import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import type { DemoAgent, ExampleCall } from '#demo-agents/agents/demo-business.ts';
import { demoAgents, demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import type { DialogueAgent } from '#demo-agents/slots/agent.ts';

export interface Demo {
  readonly texts: DemoAgent;
  readonly agent: DialogueAgent;
  readonly exampleCall: ExampleCall;
}

/**
 * Returns all demo agents, in the order of the page. Only the server may call this function, because it loads the code
 * of all built-in agents. A browser loads only the agent that it needs.
 */
export function loadDemos(): Promise<readonly Demo[]> {
  return Promise.all(
    demoAgents.map(async (texts) => ({
      texts,
      agent: await builtInAgents[texts.key](),
      exampleCall: demoBusinesses[texts.key].exampleCall,
    })),
  );
}
