import { z } from 'zod';
import { builtInAgentKeys } from '#shared/demo-agent-keys.ts';
import type { DialogueAgent } from '../../src/demo-agents/slots/agent.ts';
import type { Slot } from '../../src/demo-agents/slots/slots.ts';
import { originFields, readRecords } from '../support/records.ts';

const said = z.union([z.string(), z.array(z.string()).min(1)]);
const expected = z.union([z.string(), z.array(z.string()).min(1), z.null()]);
const labels = z.array(z.string()).default([]);

/** The card of a caller: who calls, what the ticket must hold at the end, and how they speak. `README.md` explains it. */
export const callerSchema = z.strictObject({
  agent: z.enum(builtInAgentKeys),
  lang: z.enum(['en', 'zh-Hans', 'zh', 'ko']).transform((lang) => (lang === 'zh' ? 'zh-Hans' : lang)),
  stranger: z.string().optional(),
  who: z.string().optional(),
  goal: z.string(),
  now: z.iso.datetime({ offset: true }).default('2026-11-24T14:00:00+13:00'),
  opening: z.string(),
  tells: labels,
  facts: z.record(z.string(), said),
  more: z
    .array(
      z.strictObject({
        afterTurn: z.int().min(1),
        say: z.string(),
        kind: z.enum(['question', 'thought', 'chat']).optional(),
        tells: labels,
      }),
    )
    .default([]),
  atReadBack: z.array(z.string()).default([]),
  yes: z.string(),
  no: z.string().optional(),
  wrong: z.record(z.string(), z.string()).default({}),
  expect: z.strictObject({
    confirmed: z.union([z.boolean(), z.literal('person'), z.literal('danger')]),
    ticket: z.record(z.string(), expected).default({}),
  }),
  ...originFields,
});

/** A caller with defaults filled in. */
export type Caller = z.output<typeof callerSchema>;

/** Returns the callers of these sets, or all callers. The file is a path from `records`. */
export function readCallers(sets?: readonly string[], file = 'demo-calls.jsonl'): Caller[] {
  return readRecords(file, callerSchema).filter(({ set = '' }) => !sets || sets.includes(set));
}

/** The agent's further questions about a slot of some kinds. Example: the size of an ordered item. */
export type Part = 'size' | 'more' | 'offered' | 'nights';

const partsOf: Partial<Record<Slot['kind'], readonly Part[]>> = {
  order: ['size', 'more'],
  'date-time': ['offered'],
  'date-range': ['nights'],
};

/** The details of a ticket that belong to no single slot. */
const wholeDetails = ['items', 'ready', 'total'];

/**
 * Keys of a caller's facts that do not belong to a slot. `default` is the answer to every question without a fact. The
 * other three are the answers to the agent's offers and confirmations.
 */
const commonFacts = ['default', 'offering', 'cancelling', 'changing'];

/** Returns the names under which a card may mention a slot or one of the questions about it, in lower case. */
export function namesOf({ key, label }: Slot, part?: Part): string[] {
  const names = [key, label.en.toLowerCase()];
  if (!part) return names;
  // Older records say `time.offer`.
  const older = part === 'offered' ? 'offer' : part;
  return [...names.map((name) => `${name}: ${part}`), `${key}.${older}`];
}

/** Returns what a card says under one of these names, or `undefined`. */
export function entryOf<Value>(entries: Readonly<Record<string, Value>>, names: readonly string[]): Value | undefined {
  return Object.entries(entries).find(([name]) => names.includes(name.toLowerCase()))?.[1];
}

/** Returns the names on a card that its agent does not know. Such names are typing errors. */
export function unknownNames({ slots }: DialogueAgent, { expect, facts, more, tells, wrong }: Caller): string[] {
  const rows = slots.flatMap((slot) => namesOf(slot));
  const asked = slots.flatMap((slot) => (partsOf[slot.kind] ?? []).flatMap((part) => namesOf(slot, part)));
  const unknown = (names: readonly string[], known: readonly string[]) =>
    names.filter((name) => !known.includes(name.toLowerCase()));
  return [
    ...unknown(Object.keys(facts), [...rows, ...asked, ...commonFacts]),
    ...unknown([...tells, ...more.flatMap((one) => one.tells), ...Object.keys(wrong)], rows),
    ...unknown(Object.keys(expect.ticket), [...rows, ...wholeDetails]),
  ];
}
