import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import type { ExampleCall } from '#demo-agents/agents/example-call.ts';
import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import { type DemoAgent, demoAgents } from '#domain/demo-agents.ts';

/** One demo of the page: its texts, its built-in agent and its example call. */
export interface Demo {
  readonly texts: DemoAgent;
  readonly agent: DialogueAgent;
  readonly exampleCall: ExampleCall;
}

/** Returns every demo in the order of the page. Only the server calls it: the browser loads one agent at a time. */
export function loadDemos(): Promise<readonly Demo[]> {
  return Promise.all(
    demoAgents.map(async (texts) => {
      const load = builtInAgents[texts.key];
      return { texts, agent: await load.agent(), exampleCall: await load.exampleCall() };
    }),
  );
}
