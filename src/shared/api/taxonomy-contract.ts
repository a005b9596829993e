import { z } from 'zod';
import { slugMaximum, slugPattern } from '../rules/slugs.ts';
import {
  rangeQuerySchema,
  recordIdSchema,
  searchTextSchema,
  timestampSchema,
  trimmedLine,
  trimmedText,
} from './record-contract.ts';

/** The slug that a person typed, trimmed. If it is empty, the server makes the slug from the name. */
const slugInputSchema = trimmedLine()
  .max(slugMaximum, `The slug can have at most ${slugMaximum} characters`)
  .refine(
    (slug) => slug === '' || slugPattern.test(slug),
    'The slug can have lowercase letters, digits and single hyphens only',
  )
  .default('');

function nameSchema(noun: 'category' | 'tag') {
  const missing = `Please enter a name for the ${noun}`;
  return trimmedLine(missing).min(1, missing).max(100, 'The name can have at most 100 characters');
}

export const categorySaveSchema = z.object({
  name: nameSchema('category'),
  description: trimmedText().max(1000, 'The description can have at most 1,000 characters').default(''),
  slug: slugInputSchema,
});

export const tagSaveSchema = z.object({ name: nameSchema('tag'), slug: slugInputSchema });

/** A category in the API of the desk. Its `version` is sent as `If-Match`. */
export const categorySchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  description: z.string(),
  slug: z.string(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  version: z.number().int(),
});

/** A tag in the API of the desk. Its `version` is sent as `If-Match`. */
export const tagSchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  slug: z.string(),
  created_at: timestampSchema,
  version: z.number().int(),
});

export const publicCategorySchema = categorySchema.omit({ version: true });

export const publicTagSchema = tagSchema.omit({ version: true });

export const publicCategoriesSchema = z.object({ categories: z.array(publicCategorySchema) });

export const publicTagsSchema = z.object({ tags: z.array(publicTagSchema) });

export const taxonomyQuerySchema = rangeQuerySchema.extend({
  q: searchTextSchema.optional(),
  sort: z.enum(['name', '-name', 'newest', 'oldest']).optional(),
});

/** Query with the ids of categories or tags, which are separated by commas. */
export const taxonomyIdsQuerySchema = z.object({
  ids: z
    .string()
    .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,99}$/, 'Name at most 100 ids, separated by commas')
    .transform((text) => [...new Set(text.split(',').map(Number))]),
});

/** How many articles have a category or tag. Drafts are counted too. */
export const articleCountsSchema = z.array(z.object({ id: recordIdSchema, articles: z.number().int().min(0) }));

export const taxonomyMergeSchema = z.object({ into: recordIdSchema });

/** Response to a merge: the record that remains, and the number of articles that it got from the other record. */
export const mergedTaxonomySchema = z.object({
  into: z.object({ id: recordIdSchema, name: z.string() }),
  articles: z.number().int().min(0),
});

export type ArticleCounts = z.infer<typeof articleCountsSchema>;
export type MergedTaxonomy = z.infer<typeof mergedTaxonomySchema>;
export type CategorySave = z.infer<typeof categorySaveSchema>;
export type TagSave = z.infer<typeof tagSaveSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Tag = z.infer<typeof tagSchema>;
export type PublicCategory = z.infer<typeof publicCategorySchema>;
export type PublicTag = z.infer<typeof publicTagSchema>;
export type TaxonomyQuery = z.infer<typeof taxonomyQuerySchema>;
