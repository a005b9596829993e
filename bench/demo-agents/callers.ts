import { z } from 'zod';
import { demoAgentKeys } from '#shared/demo-agent-keys.ts';
import type { DialogueAgent } from '../../src/demo-agents/slots/agent.ts';
import type { Slot } from '../../src/demo-agents/slots/slots.ts';
import { originFields, readRecords } from '../support/records.ts';

const said = z.union([z.string(), z.array(z.string()).min(1)]);
const expected = z.union([z.string(), z.array(z.string()).min(1), z.null()]);

/** A caller that the runner replays, and what the call should lead to. `README.md` explains the fields. */
export const callerSchema = z.strictObject({
  agent: z.enum(demoAgentKeys),
  lang: z.enum(['en', 'zh-Hans', 'zh', 'ko']).transform((lang) => (lang === 'zh' ? 'zh-Hans' : lang)),
  goal: z.string(),
  now: z.iso.datetime({ offset: true }).default('2026-11-24T14:00:00+13:00'),
  opening: z.string(),
  facts: z.record(z.string(), said),
  more: z.array(z.strictObject({ afterTurn: z.int().min(1), say: z.string() })).default([]),
  atReadBack: z.array(z.string()).default([]),
  yes: z.string(),
  expect: z.strictObject({
    confirmed: z.union([z.boolean(), z.literal('person'), z.literal('danger')]),
    ticket: z.record(z.string(), expected).default({}),
  }),
  ...originFields,
});

/** A caller with defaults filled in. */
export type Caller = z.output<typeof callerSchema>;

/** Returns the callers of these sets, or all callers. */
export function readCallers(sets?: readonly string[]): Caller[] {
  const callers = readRecords('demo-calls.jsonl', callerSchema);
  return callers.filter(({ set = '' }) => !sets || sets.includes(set));
}

/**
 * Keys of a caller's facts that do not belong to a slot. `default` is the answer to every question without a fact. The
 * other three are the answers to the agent's offers and confirmations.
 */
const commonFacts = ['default', 'offering', 'cancelling', 'changing'];

/**
 * Returns the keys in a caller's facts and expected details that the agent does not know. Such keys are typing errors.
 */
export function unknownKeys(agent: DialogueAgent, { expect, facts }: Caller): string[] {
  const keys = agent.slots.map(({ key }) => key);
  const asked = new Set(
    agent.slots.flatMap(({ key, kind }) => [key, ...(partsOf[kind] ?? []).map((part) => `${key}.${part}`)]),
  );
  const shown = new Set([...keys, ...agent.slots.map(({ label }) => label), 'items', 'ready', 'total']);
  return [
    ...Object.keys(facts).filter((key) => !asked.has(key) && !commonFacts.includes(key)),
    ...Object.keys(expect.ticket).filter((key) => !shown.has(key)),
  ];
}

/**
 * For some kinds of slots, the keys of the agent's follow-up questions about the slot. Example: the size of an ordered
 * item.
 */
const partsOf: Partial<Record<Slot['kind'], readonly string[]>> = {
  order: ['size', 'more'],
  'date-time': ['offer'],
  'date-range': ['nights'],
};
