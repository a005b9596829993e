import { z } from 'zod';
import { readTime } from '../business-constants.ts';
import { isCalendarDate } from '../dates.ts';
import { slugMaximum, slugPattern } from '../slugs.ts';
import {
  rangeQuerySchema,
  recordIdSchema,
  recordIdTextSchema,
  searchTextSchema,
  timestampSchema,
  trimmedText,
} from './record-contract.ts';

/** The messages of the article dialog (product 9.2). */
export const articleMessages = {
  title: 'Please enter a title for the article',
  summary: 'Please enter a summary for the article',
  category: 'Please select a category for the article',
  readTime: 'Please enter a valid read time (minimum 1 minute)',
  readTimeMaximum: `The read time can be at most ${readTime.maximum} minutes`,
  publishDate: 'Please enter a valid publish date in YYYY-MM-DD format',
  tag: 'This tag no longer exists. Please choose the tags again',
  mediumUrl: 'Please enter a web address that starts with https:// or http://',
} as const;

/** Maximum length of an article's title, in characters. */
export const titleMaximum = 300;

/** Maximum number of tags that an article can have. */
export const tagsMaximum = 50;

const titleSchema = trimmedText(articleMessages.title)
  .min(1, articleMessages.title)
  .max(titleMaximum, `The title can have at most ${titleMaximum} characters`);
const summarySchema = trimmedText(articleMessages.summary)
  .min(1, articleMessages.summary)
  .max(2000, 'The summary can have at most 2,000 characters');
const contentSchema = trimmedText().max(500_000, 'The content can have at most 500,000 characters');
const mediumUrlSchema = trimmedText()
  .max(2000, 'The address can have at most 2,000 characters')
  .refine((text) => text === '' || isWebAddress(text), articleMessages.mediumUrl);
const publishDateSchema = z.string(articleMessages.publishDate).refine(isCalendarDate, articleMessages.publishDate);

/** Id of the chosen category. 0, or any other value that is not an id, means that no category was chosen. */
const categoryChoiceSchema = z.number(articleMessages.category).refine(isRecordId, articleMessages.category);

function isRecordId(id: number): boolean {
  return recordIdSchema.safeParse(id).success;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Returns null for an empty content or outside address, because it is stored as null (product 8.6). */
function emptyToNull(text: string | null | undefined): string | null {
  return text ? text : null;
}

/** The read time in a save, as a text or a number. It must be a whole number of minutes from 1 to 999 (product 9.3). */
const readTimeSchema = z
  .union(
    [
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/, articleMessages.readTime),
      z.number().int(articleMessages.readTime),
    ],
    articleMessages.readTime,
  )
  .transform(Number)
  .refine((minutes) => minutes >= readTime.minimum && minutes <= readTime.maximum, articleMessages.readTime);

/** Body of a request that saves an article (product 8.6). */
export const articleSaveSchema = z.object({
  title: titleSchema,
  summary: summarySchema,
  content: contentSchema.nullish().transform(emptyToNull),
  medium_url: mediumUrlSchema.nullish().transform(emptyToNull),
  publish_date: publishDateSchema,
  read_time: readTimeSchema,
  category_id: categoryChoiceSchema,
  is_published: z.boolean().default(false),
  is_featured: z.boolean().default(false),
  tag_ids: z.array(recordIdSchema).max(tagsMaximum, `An article can have at most ${tagsMaximum} tags`).default([]),
});

/**
 * The values of the article dialog's form. They follow the rules of a save, but some types differ: the read time is a
 * number here (product 9.3).
 */
export const articleFormSchema = z.object({
  title: titleSchema,
  summary: summarySchema,
  content: contentSchema,
  medium_url: mediumUrlSchema,
  publish_date: publishDateSchema,
  read_time: z
    .number(articleMessages.readTime)
    .int(articleMessages.readTime)
    .min(readTime.minimum, articleMessages.readTime)
    .max(readTime.maximum, articleMessages.readTimeMaximum),
  category_id: categoryChoiceSchema,
  is_published: z.boolean(),
  is_featured: z.boolean(),
  tag_ids: z.array(recordIdSchema),
} satisfies Record<keyof ArticleSave, z.ZodType>);

/** Body of a request that changes an article's address (product 18.7). */
export const articleAddressSchema = z.object({
  slug: trimmedText('Please enter an address')
    .min(1, 'Please enter an address')
    .max(slugMaximum, `The address can have at most ${slugMaximum} characters`)
    .regex(slugPattern, 'The address can have lowercase letters, digits and single hyphens only'),
});

const namedReferenceSchema = z.object({ id: recordIdSchema, name: z.string() });

/** The fields of an article that a request to save it does not contain. */
type RecordField = 'id' | 'slug' | 'category' | 'tags' | 'created_at' | 'updated_at' | 'version';

/** An article in the API of the desk (product 9.1). Its `version` is sent as `If-Match` (product 9.7). */
export const articleSchema = z.object({
  id: recordIdSchema,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  content: z.string().nullable(),
  medium_url: z.string().nullable(),
  publish_date: z.string(),
  read_time: z.string(),
  category_id: recordIdSchema,
  category: namedReferenceSchema,
  is_published: z.boolean(),
  is_featured: z.boolean(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
  tags: z.array(namedReferenceSchema),
  version: z.number().int(),
} satisfies Record<Exclude<keyof ArticleSave, 'tag_ids'> | RecordField, z.ZodType>);

/** An article in the public API. It is always published. */
export const publicArticleSchema = articleSchema.omit({ version: true });

/** Query of GET /api/content/public/articles (product 9.4). */
export const publicArticlesQuerySchema = rangeQuerySchema.extend({
  category_id: recordIdTextSchema.optional(),
});

/** Response of GET /api/content/public/articles (product 9.4). */
export const publicArticlesSchema = z.object({
  articles: z.array(publicArticleSchema),
  total: z.number().int(),
  limit: z.number().int(),
  skip: z.number().int(),
});

/** Query of the desk's list of articles (product 9.4). */
export const adminArticlesQuerySchema = rangeQuerySchema.extend({
  q: searchTextSchema.optional(),
  category_id: recordIdTextSchema.optional(),
  status: z.enum(['published', 'draft', 'scheduled', 'featured']).optional(),
  sort: z.enum(['newest', 'oldest', 'title', '-title', 'updated']).optional(),
  tag_id: recordIdTextSchema.optional(),
  /** The earliest publish date in the list. */
  from: publishDateSchema.optional(),
  /** The latest publish date in the list. */
  to: publishDateSchema.optional(),
});

/** The body of a request that saves an article, before it is parsed. */
export type ArticleSaveInput = z.input<typeof articleSaveSchema>;
/**
 * The body of a request that saves an article, after it is parsed. Texts are trimmed, empty texts are null, and the
 * read time is a number.
 */
export type ArticleSave = z.infer<typeof articleSaveSchema>;
export type ArticleForm = z.infer<typeof articleFormSchema>;
export type Article = z.infer<typeof articleSchema>;
export type PublicArticle = z.infer<typeof publicArticleSchema>;
export type AdminArticlesQuery = z.infer<typeof adminArticlesQuerySchema>;
