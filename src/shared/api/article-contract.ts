import { z } from 'zod';
import { slugMaximum, slugPattern } from '../rules/slugs.ts';
import {
  articleMessages,
  plainFields,
  publishDateSchema,
  shapeOf,
  switchFields,
  typedShape,
} from './article-fields.ts';
import {
  rangeQuerySchema,
  recordIdSchema,
  recordIdTextSchema,
  searchTextSchema,
  timestampSchema,
  trimmedLine,
} from './record-contract.ts';

export const tagsMaximum = 50;

/**
 * Id of the chosen category. Refuses 0, which means that no category was chosen, and any other value that is not an id.
 */
const categoryChoiceSchema = z.number(articleMessages.category).refine(isRecordId, articleMessages.category);

function isRecordId(id: number): boolean {
  return recordIdSchema.safeParse(id).success;
}

export const articleSaveSchema = z.object({
  ...shapeOf(plainFields, 'save'),
  category_id: categoryChoiceSchema,
  ...shapeOf(switchFields, 'save'),
  tag_ids: z.array(recordIdSchema).max(tagsMaximum, `An article can have at most ${tagsMaximum} tags`).default([]),
});

/** The values of the article form while a person types. They need not be valid. */
export const articleFormSchema = z.object({
  ...typedShape(plainFields),
  category_id: z.number(),
  ...typedShape(switchFields),
  tag_ids: z.array(z.number()),
} satisfies Record<keyof ArticleSave, z.ZodType>);

export const articleAddressSchema = z.object({
  slug: trimmedLine('Please enter an address')
    .min(1, 'Please enter an address')
    .max(slugMaximum, `The address can have at most ${slugMaximum} characters`)
    .regex(slugPattern, 'The address can have lowercase letters, digits and single hyphens only'),
});

const namedReferenceSchema = z.object({ id: recordIdSchema, name: z.string() });

const { title: titleSchema, ...otherSchemas } = shapeOf(plainFields, 'stored');

/** An article in the API of the desk. Its `version` is sent as `If-Match`. */
export const articleSchema = z.object({
  id: recordIdSchema,
  title: titleSchema,
  slug: z.string(),
  ...otherSchemas,
  category_id: recordIdSchema,
  category: namedReferenceSchema,
  ...shapeOf(switchFields, 'stored'),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  tags: z.array(namedReferenceSchema),
  version: z.number().int(),
  /** Name of the person who saved it last. Empty if that is not known, for example after an import. */
  saved_by: z.string().default(''),
});

/** Numbers of the open entries of an article in the list, and its newest approval. */
const reviewSummarySchema = z.object({
  comments: z.number().int(),
  approved_by: z.string(),
  is_current: z.boolean(),
});

/** An article in the list of the desk, with what reviewers said about it. */
export const listedArticleSchema = articleSchema.extend({ review: reviewSummarySchema.optional() });

/**
 * The state of an article after a save, as versions and Trash store it. Its category and its tags have the names that
 * they had then.
 */
export const articleStateSchema = z.object({
  title: titleSchema,
  slug: z.string(),
  ...otherSchemas,
  category: namedReferenceSchema,
  tags: z.array(namedReferenceSchema),
  ...shapeOf(switchFields, 'stored'),
});

/** An article in the public API. It is always published. */
export const publicArticleSchema = articleSchema.omit({ version: true, saved_by: true });

export const publicArticlesQuerySchema = rangeQuerySchema.extend({
  category_id: recordIdTextSchema.optional(),
});

export const publicArticlesSchema = z.object({
  articles: z.array(publicArticleSchema),
  total: z.number().int(),
  limit: z.number().int(),
  skip: z.number().int(),
});

export const adminArticlesQuerySchema = rangeQuerySchema.extend({
  q: searchTextSchema.optional(),
  category_id: recordIdTextSchema.optional(),
  status: z.enum(['published', 'draft', 'scheduled', 'featured', 'attention']).optional(),
  sort: z.enum(['newest', 'oldest', 'title', '-title', 'updated']).optional(),
  tag_id: recordIdTextSchema.optional(),
  /** The list only contains articles with this publish date or a later one. */
  from: publishDateSchema.optional(),
  /** The list only contains articles with this publish date or an earlier one. */
  to: publishDateSchema.optional(),
});

export type ArticleSaveInput = z.input<typeof articleSaveSchema>;
/** The body of a save after parsing: texts are trimmed, empty texts are null, the read time is a number. */
export type ArticleSave = z.infer<typeof articleSaveSchema>;
export type ArticleForm = z.infer<typeof articleFormSchema>;
export type Article = z.infer<typeof articleSchema>;
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;
export type ListedArticle = z.infer<typeof listedArticleSchema>;
export type ArticleState = z.infer<typeof articleStateSchema>;
export type PublicArticle = z.infer<typeof publicArticleSchema>;
export type AdminArticlesQuery = z.infer<typeof adminArticlesQuerySchema>;
