import { z } from 'zod';
import { locales } from '../rules/locales.ts';
import { recordIdSchema, recordIdTextSchema, timestampSchema } from './record-contract.ts';
import { workingFormSchema } from './working-copy-contract.ts';

/** Maximum length of a content that can be previewed, in characters. It is the same as for a save. */
const contentMaximum = 500_000;

/** The values of the form that is previewed. They need not be valid. */
const previewFormSchema = workingFormSchema.extend({
  content: z.string().max(contentMaximum, 'The content can have at most 500,000 characters'),
});

/** The article to preview, with the values that the form has now. They need not have been saved. */
const previewedArticleSchema = z.object({
  article_id: recordIdSchema.nullable().describe('The article that is edited, or null for a new one.'),
  form: previewFormSchema,
});

/** Whether a preview shows the page of the article, or its card on Resources. */
const previewShowsSchema = z.enum(['article', 'card']);

/** Body of POST /api/admin/previews. */
export const previewRequestSchema = previewedArticleSchema.extend({
  shows: previewShowsSchema,
  locale: z.enum(locales),
});

/** Response of POST /api/admin/previews. */
export const previewSchema = z.object({ html: z.string().describe('The complete page.') });

export const previewLinkDays = [1, 7, 30] as const;

/** Body of POST /api/admin/preview-links. */
export const previewLinkCreateSchema = previewedArticleSchema.extend({ days: z.literal(previewLinkDays) });

/** Body of PUT /api/admin/preview-links/{id}. */
export const previewLinkUpdateSchema = previewedArticleSchema;

/** Body of POST /api/admin/preview-links/{id}/extension. */
export const previewLinkExtensionSchema = z.object({
  days: z.literal(previewLinkDays).describe('By how many days the link is open longer.'),
});

/** Query of GET /api/admin/preview-links. */
export const previewLinksQuerySchema = z.object({
  article_id: recordIdTextSchema
    .optional()
    .describe('The article. Without it, your links to articles that were new when you shared them.'),
});

/**
 * An open preview link in the list of the desk. It does not contain the address, because the server does not know it.
 */
export const previewLinkSchema = z.object({
  id: recordIdSchema,
  article_id: recordIdSchema.nullable(),
  title: z.string(),
  account_name: z.string(),
  created_at: timestampSchema,
  text_from: timestampSchema.describe('When the text that the link shows was taken from the form.'),
  expires_at: timestampSchema,
});

/** A preview link that was just created. Only this response contains its token. */
export const newPreviewLinkSchema = previewLinkSchema.extend({
  token: z.string().describe('The page is at /preview/{token}, /nz/preview/{token} and /au/preview/{token}.'),
});

/** Matches the token of a preview link, which has 256 random bits. */
export const previewTokenPattern = /^[\w-]{43}$/;

export type PreviewedArticle = z.infer<typeof previewedArticleSchema>;
export type PreviewShows = z.infer<typeof previewShowsSchema>;
export type PreviewLink = z.infer<typeof previewLinkSchema>;
export type PreviewLinkDays = (typeof previewLinkDays)[number];
