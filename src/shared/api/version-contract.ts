import { z } from 'zod';
import { articleSchema, articleStateSchema } from './article-contract.ts';
import { namesOf, plainFields, switchFields } from './article-fields.ts';
import { idParamsSchema, recordIdTextSchema, timestampSchema } from './record-contract.ts';

/** The actions that create a stored version. `earlier` is an article's state before versions were stored. */
export const versionActions = ['earlier', 'created', 'updated', 'published', 'unpublished', 'restored'] as const;

/**
 * The fields in which a stored version can differ from the version before it. Each version lists its changed fields.
 */
export const versionFields = [...namesOf(plainFields), 'category', 'tags', ...namesOf(switchFields)] as const;

/** A stored version in the list of versions. `number` is the version number that the save gave the article. */
export const articleVersionSchema = z.object({
  number: z.number().int(),
  at: timestampSchema,
  /** The name of the person who saved. It is empty if the action is `earlier`. */
  saved_by: z.string(),
  action: z.enum(versionActions),
  restored_from: z.number().int().nullable(),
  changed: z.array(z.enum(versionFields)),
});

export const fullArticleVersionSchema = articleVersionSchema.extend({
  state: articleStateSchema,
  /** The text of each block in the content. The desk compares these texts with those of another version. */
  paragraphs: z.array(z.string()),
});

export const versionParamsSchema = idParamsSchema.extend({ number: recordIdTextSchema });

/**
 * An article after one of its versions was restored. The notes are sentences. They say what could not be restored, and
 * whether visitors see the article now.
 */
export const restoredVersionSchema = z.object({ article: articleSchema, notes: z.array(z.string()) });

export type VersionAction = (typeof versionActions)[number];
export type VersionField = (typeof versionFields)[number];
export type ArticleVersion = z.infer<typeof articleVersionSchema>;
export type FullArticleVersion = z.infer<typeof fullArticleVersionSchema>;
export type RestoredVersion = z.infer<typeof restoredVersionSchema>;
