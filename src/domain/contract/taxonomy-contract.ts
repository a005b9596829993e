import { z } from 'zod';
import { slugMaximum, slugPattern } from '../slugs.ts';
import { rangeQuerySchema, recordIdSchema, searchTextSchema, timestampSchema, trimmedText } from './record-contract.ts';

/** A slug as typed: trimmed; empty means "make it from the name" (design 3.8). */
export const slugInputSchema = trimmedText()
  .max(slugMaximum, `The slug can have at most ${slugMaximum} characters`)
  .refine(
    (slug) => slug === '' || slugPattern.test(slug),
    'The slug can have lower-case letters, digits and single hyphens only',
  )
  .default('');

/** What a category's save sends (specification 3, Payloads). */
export const categorySaveSchema = z.object({
  name: trimmedText('Please enter a name for the category')
    .min(1, 'Please enter a name for the category')
    .max(100, 'The name can have at most 100 characters'),
  description: trimmedText().max(1000, 'The description can have at most 1,000 characters').default(''),
  slug: slugInputSchema,
});

/** A category as the desk sees it (specification 3). `version` goes into `If-Match` (design 3.7). */
export const categorySchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  description: z.string(),
  slug: z.string(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  version: z.number().int(),
});

/** A category as everyone sees it. */
export const publicCategorySchema = categorySchema.omit({ version: true });

/** Answer of GET /api/content/categories (design 3.6). */
export const publicCategoriesSchema = z.object({ categories: z.array(publicCategorySchema) });

/** Query of the desk's category and tag lists. */
export const termListQuerySchema = rangeQuerySchema.extend({
  q: searchTextSchema.optional(),
  sort: z.enum(['name', '-name', 'newest', 'oldest']).optional(),
});

export type CategorySave = z.infer<typeof categorySaveSchema>;
export type Category = z.infer<typeof categorySchema>;
export type PublicCategory = z.infer<typeof publicCategorySchema>;
export type TermListQuery = z.infer<typeof termListQuerySchema>;
