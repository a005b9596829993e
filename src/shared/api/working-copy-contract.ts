import { z } from 'zod';
import { articleFormSchema } from './article-contract.ts';
import { plainFields, typedShape } from './article-fields.ts';
import { idParamsSchema, recordIdSchema, timestampSchema } from './record-contract.ts';

/**
 * A key that the browser makes: 128 random bits, written in hex. It identifies a working copy. As an idempotency key,
 * it identifies a save, so that a repeated request does not create a second record.
 */
export const clientKeySchema = z.string().regex(/^[0-9a-f]{32}$/, 'The key must be 32 hexadecimal digits');

export const workingCopyParamsSchema = z.object({ key: clientKeySchema });

/**
 * The header of a POST that may be sent twice, for example after a lost response. The server creates only one record
 * for each key.
 */
export const idempotencyHeaderSchema = z.object({
  'idempotency-key': clientKeySchema
    .optional()
    .describe('32 hexadecimal digits. A request that is sent again with the same key creates nothing.'),
});

/** The article form of a working copy or a preview: the lengths of its texts are limited. */
export const workingFormSchema = articleFormSchema.extend({
  ...typedShape(plainFields, 'limited'),
  tag_ids: z.array(z.number()).max(1000),
});

/** Body of PUT /api/admin/working-copies/{key}. */
export const workingCopyPutSchema = z.object({
  article_id: recordIdSchema.nullable().describe('The article that is edited, or null for a new one.'),
  base_version: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe('The version that the article had when the editor opened.'),
  sequence: z
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .describe('Rises with every change. A request with a lower number than the stored one is refused.'),
  form: workingFormSchema,
});

/** A working copy in the list of the desk. It does not contain the typed texts. */
export const workingCopySchema = z.object({
  key: clientKeySchema,
  is_mine: z.boolean(),
  account_name: z.string(),
  article_id: recordIdSchema.nullable(),
  base_version: z.number().int().nullable(),
  sequence: z.number().int(),
  title: z.string(),
  updated_at: timestampSchema,
});

export const fullWorkingCopySchema = workingCopySchema.extend({ form: workingFormSchema });

/** Response of GET /api/admin/saves/{key}. It is the record that a save with this key created. */
export const madeRecordSchema = z.object({ kind: z.enum(['article', 'category', 'tag']), id: recordIdSchema });

export type WorkingCopyPut = z.infer<typeof workingCopyPutSchema>;
export type WorkingCopy = z.infer<typeof workingCopySchema>;
export type FullWorkingCopy = z.infer<typeof fullWorkingCopySchema>;
export type MadeRecord = z.infer<typeof madeRecordSchema>;

/** The article that is open, and a key that the browser makes for each window. */
export const presenceParamsSchema = idParamsSchema.extend({ key: clientKeySchema });

/** The version of an article that is stored, and the people who have the article open in other windows. */
export const articlePresenceSchema = z.object({
  version: z.number().int(),
  others: z.array(z.object({ name: z.string(), is_mine: z.boolean() })),
});

export type ArticlePresence = z.infer<typeof articlePresenceSchema>;
