import { z } from 'zod';
import { unansweredQuestionSchema } from './assistant-contract.ts';
import { pagePathSchema } from './insight-contract.ts';
import { recordIdSchema, timestampSchema } from './record-contract.ts';
import { schedulesQuerySchema } from './schedule-contract.ts';

/** What can be wrong with the content, first what visitors meet, then what could be better. */
export const healthKinds = [
  'nothing-behind',
  'dead-link',
  'outside-link',
  'missing-page',
  'picture',
  'question',
  'heading',
  'twin',
  'old-draft',
  'unlinked',
] as const;

export type HealthKind = (typeof healthKinds)[number];

/** The kinds that visitors meet. The desk counts these as “Needs attention”. */
export const faultKinds: readonly HealthKind[] = [
  'nothing-behind',
  'dead-link',
  'outside-link',
  'missing-page',
  'picture',
];

/** What can be wrong with an outside link. */
export const outsideFaults = ['gone', 'error', 'no-host', 'no-answer', 'private', 'redirects'] as const;

export type OutsideFault = (typeof outsideFaults)[number];

/** What looking at an outside link found. `refused`: the site answers browsers only, so nothing is known. */
export type OutsideAnswer = 'ok' | 'refused' | OutsideFault;

/** Days after which a draft that nobody has touched is listed. */
export const oldDraftDays = 90;
/** Days over which visits to addresses without a page are counted. */
export const missingPageDays = 30;

const articleSchema = z.object({ id: recordIdSchema, title: z.string(), is_published: z.boolean() });

export const healthFindingSchema = z.object({
  /** Identifies the finding in lists. */
  key: z.string(),
  kind: z.enum(healthKinds),
  text: z.string().describe('What is wrong, in plain text'),
  article: articleSchema.nullable().describe('The article to open; null if it is about no article'),
  path: z.string().nullable().describe('For `missing-page`, the path without the prefix of the variant'),
  target: z.object({ id: recordIdSchema, title: z.string() }).nullable().describe('Article that may answer the visit'),
  question: unansweredQuestionSchema.nullable(),
});

export const healthQuerySchema = schedulesQuerySchema.extend({
  kind: z.enum(healthKinds).optional(),
});

export const healthSummarySchema = z.object({
  counts: z.record(z.enum(healthKinds), z.number().int()),
  /** How many articles have a fault that visitors meet. */
  articles: z.number().int(),
  outside: z.object({
    is_on: z.boolean().describe('Whether this installation may look at outside links'),
    links: z.number().int(),
    waiting: z.number().int(),
    looked_at: timestampSchema.nullable().describe('The last look'),
  }),
});

export const ledAddressSchema = z.object({
  path: pagePathSchema,
  article_id: recordIdSchema.nullable().describe('Null: to Resources'),
});

export const ledAddressQuerySchema = z.object({ path: pagePathSchema });

export type HealthFinding = z.infer<typeof healthFindingSchema>;
export type HealthQuery = z.infer<typeof healthQuerySchema>;
export type HealthSummary = z.infer<typeof healthSummarySchema>;
export type LedAddress = z.infer<typeof ledAddressSchema>;
