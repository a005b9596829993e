import { z } from 'zod';
import { builtInAgentKeys } from '../demo-agent-keys.ts';
import { figureTableNames, totalNames } from '../insight/figure-kinds.ts';
import { periodLengths } from '../insight/periods.ts';
import { locales } from '../rules/locales.ts';
import { timestampSchema } from './record-contract.ts';

/** The path of a page, without query and fragment. */
export const pagePathSchema = z
  .string()
  .max(300)
  .regex(/^\/[\w\-./~%]*$/, 'The path has characters that no page has');

/** The payload of a page view: no cookie, no identifier. */
export const pageViewSchema = z.object({
  path: pagePathSchema,
  locale: z.enum(locales),
  /** Whether there is no page at the path. */
  is_missing: z.boolean().default(false),
  /**
   * Host of the page whose link the visitor followed. Empty if there was no such page, or if it was a page of this
   * site.
   */
  referrer_host: z
    .string()
    .max(253)
    .regex(/^[a-z0-9.-]*$/i, 'The referrer is a host name')
    .default(''),
  /** Value of `utm_campaign` in the address. */
  campaign: z.string().max(300).default(''),
});

/**
 * The payload of a step of a visit: what happened, and where. It has no cookie and no identifier, so steps cannot be
 * connected with each other.
 */
export const visitStepSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.enum(['article-completed', 'article-outbound']),
    /** The article's id. */
    name: z.string().regex(/^[1-9]\d{0,8}$/, 'The name is the id of an article'),
  }),
  z.object({ step: z.enum(['call-started', 'call-confirmed', 'call-person']), name: z.enum(builtInAgentKeys) }),
  z.object({ step: z.literal('contact-opened'), name: pagePathSchema }),
]);

/** How fast a page was for its visitor, without cookie and identifier. A value that was not measured is left out. */
export const pageSpeedSchema = z.object({
  path: pagePathSchema,
  /** Milliseconds until the main content was painted. */
  lcp: z.number().int().min(0).max(600_000).optional(),
  /** Milliseconds until the page answered a press, for the slowest presses. */
  inp: z.number().int().min(0).max(600_000).optional(),
  /** How far the content moved by itself, in thousandths. */
  cls: z.number().int().min(0).max(1_000_000).optional(),
});

const daySchema = z.iso.date();
const countSchema = z.number().int();
/** The sum over a period (`now`), and the sum over the same number of days before that period (`before`). */
const comparedSchema = z.object({ now: countSchema, before: countSchema });
const rangeSchema = z.object({ from: daySchema, to: daySchema });

/** Query of GET /api/admin/insight: the length of the period in days, and its last day. */
export const insightQuerySchema = z.object({
  days: z
    .enum(periodLengths.map(String))
    .default('30')
    .transform((text) => periodLengths.find((length) => String(length) === text) ?? 30),
  // The days of the period and of the one before it must be dates too.
  to: daySchema
    .refine((day) => day >= '1000-01-01' && day < '9999-01-01', 'The last day must be in the years 1000 to 9998')
    .optional(),
});

/** Query of the CSV of one table. The table named `days` contains the totals of each day. */
export const insightExportQuerySchema = insightQuerySchema.extend({
  table: z.enum([...figureTableNames, 'days']),
});

const figureRowSchema = z.object({
  name: z.string(),
  /** The name in the form that people see. */
  label: z.string(),
  /** One value for each column of the table. */
  values: z.array(comparedSchema),
});

const figureTableSchema = z.object({
  /** The largest rows. */
  rows: z.array(figureRowSchema),
  /** Number of rows that are not in `rows`. */
  more: countSchema,
});

export const insightSchema = z.object({
  now: rangeSchema,
  before: rangeSchema,
  today: daySchema,
  /** The first day with a count, or null if nothing has been counted. */
  counted_since: daySchema.nullable(),
  /** Number of page views today so far. */
  views_today: countSchema,
  /** For each total, the sum of each day of the period, in the order of the days. */
  totals: z.record(z.enum(totalNames), z.object({ now: z.array(countSchema), before: z.array(countSchema) })),
  tables: z.record(z.enum(figureTableNames), figureTableSchema),
  computed_at: timestampSchema,
});

export type InsightQuery = z.output<typeof insightQuerySchema>;
export type Insight = z.output<typeof insightSchema>;
export type FigureRow = z.output<typeof figureRowSchema>;
export type ComparedCount = z.output<typeof comparedSchema>;
