import { z } from 'zod';
import { tagsMaximum } from './article-contract.ts';
import { isStorableText, recordIdSchema, timestampSchema } from './record-contract.ts';
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

const articleReferenceSchema = articleChangeSchema.pick({ id: true, version: true });

function listedOnce<Item extends { id: number }>(items: readonly Item[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}

const twice = 'An article can be in the list once only';

export const articleChangesSchema = z.object({
  changes: z.array(articleChangeSchema).min(1).max(bulkMaximum).refine(listedOnce, twice),
});

export const articleDeletionsSchema = z.object({
  articles: z.array(articleReferenceSchema).min(1).max(bulkMaximum).refine(listedOnce, twice),
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

/** Maximum number of articles that one search returns, and that one replacement changes. */
export const replacementMaximum = 500;

const wordsSchema = z
  .string()
  .max(200, 'The words can have at most 200 characters')
  .refine(isStorableText, 'The words have a character that cannot be stored')
  .refine((text) => !/[\r\n]/.test(text), 'The words must be on one line');

/** Body of a request that finds words in all articles. */
export const wordReplacementSchema = z.object({
  find: wordsSchema.refine((text) => text.trim() !== '', 'Please enter the words to find'),
  replace: wordsSchema,
  match_case: z.boolean().default(false),
});

/** A place in an article with the words around it, as it is and as it would be. */
const wordChangeSchema = z.object({
  field: z.enum(['title', 'summary', 'content']),
  before: z.string(),
  after: z.string(),
});

/** Response to a search: the articles that would change. */
export const foundArticlesSchema = z.object({
  articles: z.array(
    articleReferenceSchema.extend({
      title: z.string(),
      is_published: z.boolean(),
      /** Number of places. `changes` has only the first ones. */
      count: z.number().int(),
      changes: z.array(wordChangeSchema),
    }),
  ),
  /** Whether there are more articles than one search returns. */
  is_cut: z.boolean(),
});

/** An article as it is now, and the version that it gets back. */
const restorationSchema = articleReferenceSchema.extend({ number: recordIdSchema });

/** Body of a request that replaces words in the articles of a search. */
export const articleReplacementsSchema = wordReplacementSchema.extend({
  articles: z.array(articleReferenceSchema).min(1).max(replacementMaximum).refine(listedOnce, twice),
});

/** Body of a request that undoes a replacement. */
export const replacementUndoSchema = z.object({
  articles: z.array(restorationSchema).min(1).max(replacementMaximum).refine(listedOnce, twice),
});

/** Response to a replacement. `undo` can be sent back as it is. */
export const replacedArticlesSchema = changedArticlesSchema
  .pick({ changed: true, refused: true })
  .extend({ undo: z.array(restorationSchema) });

export type WordReplacement = z.infer<typeof wordReplacementSchema>;
export type FoundArticles = z.infer<typeof foundArticlesSchema>;
export type ArticleReplacements = z.infer<typeof articleReplacementsSchema>;
export type ReplacementUndo = z.infer<typeof replacementUndoSchema>;
export type ReplacedArticles = z.infer<typeof replacedArticlesSchema>;
