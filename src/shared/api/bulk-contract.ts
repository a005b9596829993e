import { z } from 'zod';
import { tagsMaximum } from './article-contract.ts';
import { recordIdSchema, timestampSchema } from './record-contract.ts';
import { restoredSchema, trashKinds } from './trash-contract.ts';

/** Maximum number of articles in one bulk request. */
export const bulkMaximum = 100;

const tagIdsSchema = z.array(recordIdSchema).max(tagsMaximum);

/** The requested changes of one article. A field that is not set does not change. */
export const articleChangeSchema = z.object({
  id: recordIdSchema,
  /** The version of the article that the person sees. If the article has another version, it is not changed. */
  version: recordIdSchema,
  is_published: z.boolean().optional(),
  is_featured: z.boolean().optional(),
  category_id: recordIdSchema.optional(),
  add_tag_ids: tagIdsSchema.optional(),
  remove_tag_ids: tagIdsSchema.optional(),
  /**
   * The time for which the article is scheduled, if it becomes a draft. A request that undoes the publication of a
   * scheduled article restores the schedule with it.
   */
  publish_at: timestampSchema.optional(),
});

export function listedOnce<Item extends { id: number }>(items: readonly Item[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}

const twice = 'An article can be in the list once only';

export const articleChangesSchema = z.object({
  changes: z.array(articleChangeSchema).min(1).max(bulkMaximum).refine(listedOnce, twice),
});

export const articleDeletionsSchema = z.object({
  articles: z
    .array(articleChangeSchema.pick({ id: true, version: true }))
    .min(1)
    .max(bulkMaximum)
    .refine(listedOnce, twice),
});

/** An article that was not changed, and a sentence that says why. */
const refusedArticleSchema = z.object({ id: recordIdSchema, title: z.string(), detail: z.string() });

export const changedArticlesSchema = z.object({
  changed: z.array(z.object({ id: recordIdSchema, version: recordIdSchema })),
  /** Articles that already had the requested values. They were not saved again. */
  unchanged: z.array(recordIdSchema),
  refused: z.array(refusedArticleSchema),
  /** The changes that would undo this request. They can be sent back without being modified. */
  undo: z.array(articleChangeSchema),
});

/** Response to a bulk deletion. An article that had already been deleted is in neither list. */
export const deletedArticlesSchema = z.object({
  deleted: z.array(recordIdSchema),
  refused: z.array(refusedArticleSchema),
});

const trashKeySchema = z.object({ kind: z.enum(trashKinds), id: recordIdSchema });

export const trashRestorationsSchema = z.object({ records: z.array(trashKeySchema).min(1).max(bulkMaximum) });

export const restoredRecordsSchema = z.object({
  restored: z.array(restoredSchema),
  refused: z.array(trashKeySchema.extend({ detail: z.string() })),
});

export type ArticleChange = z.infer<typeof articleChangeSchema>;
export type ChangedArticles = z.infer<typeof changedArticlesSchema>;
export type DeletedArticles = z.infer<typeof deletedArticlesSchema>;
export type RefusedArticle = z.infer<typeof refusedArticleSchema>;
export type RestoredRecords = z.infer<typeof restoredRecordsSchema>;
