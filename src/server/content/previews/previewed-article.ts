import { z } from 'zod';
import { type PublicArticle, publicArticleSchema } from '#shared/api/article-contract.ts';
import { pickFields } from '#shared/api/article-fields.ts';
import type { PreviewedArticle } from '#shared/api/preview-contract.ts';
import { recordIdSchema, trimTexts } from '#shared/api/record-contract.ts';
import { readTime } from '#shared/rules/business-constants.ts';
import { dateInZone, isCalendarDate } from '#shared/rules/dates.ts';
import { slugify } from '#shared/rules/slugs.ts';
import { findArticle } from '../article.service.ts';
import { CleanContent } from '../article-columns.ts';
import type { ContentParts } from '../content-parts.ts';
import { findTaxonomyNames } from '../taxonomy.repository.ts';

/** Texts that replace fields that are empty or not valid yet. */
const missing = { title: 'No title yet', summary: 'No summary yet', category: 'No category' } as const;

/**
 * Returns the article that a form would become if it was saved, with sanitised content. Fields that are empty or not
 * valid get a text or a default, so that every form can be shown. Throws a 422 when the content cannot be sanitised.
 */
export async function buildPreviewedArticle(
  { db, sanitiseHtml, timeZone, now }: ContentParts,
  { article_id, form }: PreviewedArticle,
): Promise<PublicArticle> {
  const { html } = await CleanContent.from(form.content.trim() || null, sanitiseHtml);
  const stored = article_id === null ? undefined : await findArticle(db, article_id);
  const [category] = await findTaxonomyNames(db, 'categories', recordIds([form.category_id]));
  const at = now();
  const fields = trimTexts(pickFields(form));
  return {
    ...fields,
    id: stored?.id ?? 0,
    title: fields.title || missing.title,
    slug: stored?.slug ?? (slugify(form.title) || 'article'),
    summary: fields.summary || missing.summary,
    content: html,
    medium_url: fields.medium_url || null,
    publish_date: isCalendarDate(form.publish_date) ? form.publish_date : dateInZone(timeZone, at),
    read_time: String(shownReadTime(form.read_time)),
    category_id: category?.id ?? 0,
    category: category ?? { id: 0, name: missing.category },
    created_at: stored?.created_at ?? at.toISOString(),
    updated_at: at.toISOString(),
    tags: await findTaxonomyNames(db, 'tags', recordIds(form.tag_ids)),
  };
}

/** An id, or 0 for an article that is not saved and for a category that does not exist. */
const idOrZeroSchema = z.number().int().nonnegative();

const previewedArticleSchema = publicArticleSchema.extend({
  id: idOrZeroSchema,
  category_id: idOrZeroSchema,
  category: z.object({ id: idOrZeroSchema, name: z.string() }),
});

export function parsePreviewedArticle(json: string): PublicArticle {
  return previewedArticleSchema.parse(JSON.parse(json));
}

function recordIds(numbers: readonly number[]): number[] {
  return numbers.filter((number) => recordIdSchema.safeParse(number).success);
}

function shownReadTime(minutes: number): number {
  const isValid = Number.isInteger(minutes) && minutes >= readTime.minimum && minutes <= readTime.maximum;
  return isValid ? minutes : readTime.default;
}
