import { z } from 'zod';
import { articleSaveSchema } from '#shared/api/article-contract.ts';
import { recordIdSchema, timestampSchema } from '#shared/api/record-contract.ts';
import { categorySaveSchema, tagSaveSchema } from '#shared/api/taxonomy-contract.ts';
import { slugPattern } from '#shared/rules/slugs.ts';

export const contentFiles = {
  description: 'bellbird-content.json',
  categories: 'categories.json',
  tags: 'tags.json',
  articles: 'articles',
} as const;

const idMaximum = 2_000_000_000;

const slugSchema = z
  .string('needs a slug, such as after-hours-calls')
  .max(200, 'can have at most 200 characters')
  .regex(slugPattern, 'can have lowercase letters, digits and single hyphens only');

/**
 * The id of a record in a file. It is far below the largest id that the database can store, because new records get
 * higher ids than all imported ones.
 */
const importedIdSchema = recordIdSchema.max(idMaximum, `can be at most ${idMaximum}`);

/** Fields that the program normally sets. All but `slug` can be left out in a file that is written by hand. */
const recordFields = {
  slug: slugSchema,
  id: importedIdSchema.optional(),
  version: z.number().int().min(1).max(idMaximum).default(1),
  created_at: timestampSchema.optional(),
  updated_at: timestampSchema.optional(),
};

const formerSlugsSchema = z.array(slugSchema).max(1000, 'can be at most 1,000').default([]);

const lastIdSchema = z.number().int().min(0).max(idMaximum);

/** The description in a folder of exported content, with the last id that each table has assigned. */
export const contentDescriptionSchema = z.object({
  format: z.literal('bellbird-content'),
  version: z.literal(1),
  exported_at: timestampSchema,
  last_ids: z.object({ articles: lastIdSchema, categories: lastIdSchema, tags: lastIdSchema }),
});

/** A category in `categories.json`. */
export const categoryRecordSchema = categorySaveSchema.extend({
  ...recordFields,
  former_slugs: formerSlugsSchema,
});
/** A tag in `tags.json`. */
export const tagRecordSchema = tagSaveSchema.extend(recordFields);
/** An article's file: its front matter, and its HTML as `content`. The category and the tags are given as slugs. */
export const articleRecordSchema = articleSaveSchema.omit({ category_id: true, tag_ids: true }).extend({
  ...recordFields,
  category: slugSchema,
  tags: z.array(slugSchema).max(50, 'can be at most 50').default([]),
  first_published_at: timestampSchema.nullish(),
  former_slugs: formerSlugsSchema,
});

export type ContentDescription = z.infer<typeof contentDescriptionSchema>;
export type CategoryRecord = z.infer<typeof categoryRecordSchema>;
export type TagRecord = z.infer<typeof tagRecordSchema>;
export type ArticleRecord = z.infer<typeof articleRecordSchema>;

export interface ContentSet {
  readonly lastIds: ContentDescription['last_ids'];
  readonly categories: readonly CategoryRecord[];
  readonly tags: readonly TagRecord[];
  readonly articles: readonly ArticleRecord[];
}
