import { z } from 'zod';
import { changedArticlesSchema, listedOnce } from './bulk-contract.ts';
import { isStorableText, recordIdSchema } from './record-contract.ts';

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

const articleReferenceSchema = z.object({ id: recordIdSchema, version: recordIdSchema });

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

const twice = 'An article can be in the list once only';

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
