import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import type { Slot } from '#demo-agents/slots/slots.ts';
import {
  type DemoReading,
  demoReadingSchema,
  type ReadKind,
  readValueSchemas,
} from '#domain/contract/demo-reading-contract.ts';
import { declineTool, questionTool, setPrefix } from './reading-prompt.ts';

/** A call of a tool by a model, as it arrived. */
export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

/**
 * Returns what a model read, from the tools that it called. Calls that do not have the form of their tool are left out.
 * Returns `undefined` if none remains.
 */
export function readToolCalls(agent: DialogueAgent, calls: readonly ToolCall[]): DemoReading | undefined {
  const details: unknown[] = [];
  const questions: unknown[] = [];
  for (const { name, input } of calls) {
    if (typeof input !== 'object' || input === null) continue;
    if (name === questionTool) questions.push(input);
    else if (name === declineTool) details.push({ ...input, kind: 'declined' });
    else {
      const slot = agent.slots.find(({ key }) => setPrefix + key === name);
      const value = slot && readValueSchemas[kindOf(slot)].safeParse(input);
      if (value?.success) details.push({ ...value.data, slot: slot?.key, kind: slot && kindOf(slot) });
    }
  }
  const { shape } = demoReadingSchema;
  const reading = {
    details: details.flatMap((detail) => shape.details.safeParse([detail]).data ?? []).slice(0, 20),
    questions: questions.flatMap((question) => shape.questions.safeParse([question]).data ?? []).slice(0, 5),
  };
  return reading.details.length + reading.questions.length > 0 ? reading : undefined;
}

function kindOf({ kind }: Slot): ReadKind {
  return kind === 'text' || kind === 'name' || kind === 'address' || kind === 'phone' ? 'words' : kind;
}
