import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import { type ExampleCall, exampleCalls } from '#demo-agents/agents/example-calls.ts';
import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import { type DemoAgent, demoAgents } from '#domain/demo-agents.ts';

/** A demo agent, with its texts, the agent that answers, and its example call. */
export interface Demo {
  readonly texts: DemoAgent;
  readonly agent: DialogueAgent;
  readonly exampleCall: ExampleCall;
}

/**
 * Returns all demo agents, in the order of the page. Only the server may call it. A browser loads only the agent that
 * it needs.
 */
export function loadDemos(): Promise<readonly Demo[]> {
  return Promise.all(
    demoAgents.map(async (texts) => ({
      texts,
      agent: await builtInAgents[texts.key](),
      exampleCall: exampleCalls[texts.key],
    })),
  );
}
