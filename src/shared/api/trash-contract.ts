import { z } from 'zod';
import {
  rangeQuerySchema,
  recordIdSchema,
  recordIdTextSchema,
  searchTextSchema,
  timestampSchema,
} from './record-contract.ts';

export const trashKinds = ['article', 'category', 'tag'] as const;

/** Number of days for which a deleted record can be restored. */
export const trashDays = 30;

export const trashEntrySchema = z.object({
  kind: z.enum(trashKinds),
  id: recordIdSchema,
  title: z.string(),
  deleted_at: timestampSchema,
  deleted_by: z.string(),
  /** When the record is removed from Trash permanently. */
  kept_until: timestampSchema,
});

export const trashQuerySchema = rangeQuerySchema.extend({
  q: searchTextSchema.optional(),
  kind: z.enum(trashKinds).optional(),
});

export const trashParamsSchema = z.object({ kind: z.enum(trashKinds), id: recordIdTextSchema });

/** A record that was restored. The notes are sentences that say how it differs from the record that was deleted. */
export const restoredSchema = z.object({
  kind: z.enum(trashKinds),
  id: recordIdSchema,
  title: z.string(),
  notes: z.array(z.string()),
});

export type TrashKind = (typeof trashKinds)[number];
export type TrashEntry = z.infer<typeof trashEntrySchema>;
export type TrashQuery = z.infer<typeof trashQuerySchema>;
export type Restored = z.infer<typeof restoredSchema>;
