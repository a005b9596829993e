import { z } from 'zod';
import { type Article, type ArticleForm, articleFormSchema } from '#shared/api/article-contract.ts';
import { articleMessages, pickFields, plainFields, shapeOf, switchFields } from '#shared/api/article-fields.ts';
import { trimTexts } from '#shared/api/record-contract.ts';
import { readTime } from '#shared/rules/business-constants.ts';
import { dateInZone } from '#shared/rules/dates.ts';

/** The body of a save. The reading time is text, and an empty content or address is `null`. */
export interface ArticlePayload extends Omit<ArticleForm, 'read_time' | 'content' | 'medium_url'> {
  readonly content: string | null;
  readonly medium_url: string | null;
  readonly read_time: string;
}

/** Parses a form that was stored as a draft. Every field must be there, but the values need not be valid yet. */
export const articleDraftSchema = z.object({
  ...shapeOf(plainFields, 'draft'),
  category_id: z.number(),
  ...shapeOf(switchFields, 'draft'),
  tag_ids: z.array(z.number()),
}) satisfies z.ZodType<ArticleForm>;

/** Returns the form's values for a new article. `articleDraftSchema` sets the defaults of other fields. */
export function newArticleForm(firstCategoryId: number | undefined, timeZone: string, now: Date): ArticleForm {
  const values: z.input<typeof articleDraftSchema> = {
    title: '',
    summary: '',
    content: '',
    medium_url: '',
    publish_date: dateInZone(timeZone, now),
    read_time: readTime.default,
    category_id: firstCategoryId ?? 1,
    is_published: false,
    is_featured: false,
    tag_ids: [],
  };
  return articleDraftSchema.parse(values);
}

export function toArticleForm(article: Article): ArticleForm {
  return {
    ...pickFields(article),
    content: article.content ?? '',
    medium_url: article.medium_url ?? '',
    read_time: Number(article.read_time),
    category_id: article.category_id,
    tag_ids: article.tags.map((tag) => tag.id),
  };
}

/** Returns the body of a save: texts are trimmed, an empty content or address is `null`. */
export function toArticlePayload(form: ArticleForm): ArticlePayload {
  const trimmed = trimTexts(form);
  return {
    ...trimmed,
    content: trimmed.content || null,
    medium_url: trimmed.medium_url || null,
    read_time: String(form.read_time),
  };
}

/** Returns the typed read time if it is a whole number above 0, otherwise `undefined`. */
export function acceptReadTime(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\+?\d+$/.test(text)) return undefined;
  const minutes = Number(text);
  return minutes > 0 && Number.isSafeInteger(minutes) ? minutes : undefined;
}

/** Returns the schema of the article form. It accepts only these categories. */
export function articleFormWith(categoryIds: readonly (number | undefined)[]) {
  const { category_id } = articleFormSchema.shape;
  return articleFormSchema.extend({
    category_id: category_id.refine((id) => categoryIds.includes(id), articleMessages.category),
  });
}
