import { z } from 'zod';
import { recordIdSchema, timestampSchema, trimmedText } from './record-contract.ts';
import { slugInputSchema } from './taxonomy-contract.ts';

/** What a tag's save sends (specification 3, Payloads). */
export const tagSaveSchema = z.object({
  name: trimmedText('Please enter a name for the tag')
    .min(1, 'Please enter a name for the tag')
    .max(100, 'The name can have at most 100 characters'),
  slug: slugInputSchema,
});

/** A tag as the desk sees it (specification 3). `version` goes into `If-Match` (design 3.7). */
export const tagSchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  slug: z.string(),
  created_at: timestampSchema,
  version: z.number().int(),
});

/** A tag as everyone sees it. */
export const publicTagSchema = tagSchema.omit({ version: true });

/** Answer of GET /api/content/tags (design 3.6). */
export const publicTagsSchema = z.object({ tags: z.array(publicTagSchema) });

export type TagSave = z.infer<typeof tagSaveSchema>;
export type Tag = z.infer<typeof tagSchema>;
export type PublicTag = z.infer<typeof publicTagSchema>;
