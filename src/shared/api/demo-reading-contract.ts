import { z } from 'zod';
import { demoLanguages } from '#language/languages.ts';
import { builtInAgentKeys } from '../demo-agent-keys.ts';
import { utteranceMaximum } from '../rules/business-constants.ts';
import { locales } from '../rules/locales.ts';
import { cleanWords } from '../rules/text-input.ts';

const slotKey = z.string().regex(/^[a-z-]{1,30}$/);
const choiceKey = z.string().regex(/^[a-z0-9-]{1,30}$/);
const tags = demoLanguages.map(({ tag }) => tag);

/**
 * Body of POST /api/demo-agents/read: what a caller said to a built-in demo agent, with as much of the call as a model
 * needs to read it.
 */
export const demoTurnSchema = z.object({
  agent: z.enum(builtInAgentKeys),
  locale: z.enum(locales),
  language: z.enum(tags),
  text: z.string().overwrite(cleanWords).min(1).max(utteranceMaximum),
  /** What the agent said last. */
  before: z.string().max(1000),
  /** Key of the slot for which the agent asks. */
  asked: slotKey.optional(),
  ticket: z.array(z.object({ label: z.string().max(120), value: z.string().max(200) })).max(40),
});

/** A day such as 2026-11-28, and a time of day such as 14:30. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const time = z.string().regex(/^\d\d:\d\d$/);

/** A line of an order, as a model read it. */
const orderLineSchema = z.object({
  item: choiceKey,
  size: choiceKey.optional(),
  count: z.int().min(1).max(999),
  without: z.array(choiceKey).max(12).default([]),
  extra: z.array(choiceKey).max(12).default([]),
});

/** The value that a model read for a slot, by the kind of the slot. */
export const readValueSchemas = {
  /** The whole order as it is after the turn. */
  order: z.object({ lines: z.array(orderLineSchema).max(30) }),
  choice: z.object({ choice: choiceKey }),
  count: z.object({ count: z.int().min(0).max(9999) }),
  'date-time': z.object({
    day: day.optional(),
    time: time.optional(),
    part: z.enum(['morning', 'afternoon', 'evening']).optional(),
  }),
  'date-range': z.object({ from: day.optional(), nights: z.int().min(1).max(999).optional() }),
  time: z.object({ time: time.optional(), band: choiceKey.optional() }),
  words: z.object({ words: z.string().min(1).max(300) }),
  declined: z.object({}),
} as const;

/**
 * The kind of value that a model can read. `words` are the caller's own words: a text, a name, an address or a phone
 * number.
 */
export type ReadKind = keyof typeof readValueSchemas;

/**
 * The values and questions that a model read in a turn. Nothing in it is trusted: before the dialogue stores a value,
 * the dialogue compares it with the menu, the prices, the diary and the caller's own words.
 */
export const demoReadingSchema = z.object({
  details: z
    .array(
      z.discriminatedUnion('kind', [
        readValueSchemas.order.extend({ slot: slotKey, kind: z.literal('order') }),
        readValueSchemas.choice.extend({ slot: slotKey, kind: z.literal('choice') }),
        readValueSchemas.count.extend({ slot: slotKey, kind: z.literal('count') }),
        readValueSchemas['date-time'].extend({ slot: slotKey, kind: z.literal('date-time') }),
        readValueSchemas['date-range'].extend({ slot: slotKey, kind: z.literal('date-range') }),
        readValueSchemas.time.extend({ slot: slotKey, kind: z.literal('time') }),
        readValueSchemas.words.extend({ slot: slotKey, kind: z.literal('words') }),
        readValueSchemas.declined.extend({ slot: slotKey, kind: z.literal('declined') }),
      ]),
    )
    .max(20),
  /**
   * The questions that the caller asked. `question` is the key of a question, and `about` is the key of the menu item
   * or choice that it is about.
   */
  questions: z.array(z.object({ question: choiceKey, about: choiceKey.optional() })).max(5),
});

/**
 * Response of POST /api/demo-agents/read. `reading` is `null` if no model is set, or if the model failed, was too slow
 * or may not be asked now. The agent then uses its built-in rules.
 */
export const demoReadingResponseSchema = z.object({ reading: demoReadingSchema.nullable() });

export type DemoTurn = z.infer<typeof demoTurnSchema>;
export type DemoReading = z.infer<typeof demoReadingSchema>;
export type DemoReadingResponse = z.infer<typeof demoReadingResponseSchema>;
