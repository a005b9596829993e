import type { Control, UseFormReturn } from 'react-hook-form';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';
import { initialValues, pickFields, plainFields, switchFields } from '#shared/api/article-fields.ts';
import { trimTexts } from '#shared/api/record-contract.ts';
import { dateInZone } from '#shared/rules/dates.ts';

export type ArticleFormState = UseFormReturn<ArticleForm, unknown, ArticleForm>;

export type ArticleControl = Control<ArticleForm, unknown, ArticleForm>;

/** The body of a save. The reading time is text, and an empty content or address is `null`. */
export interface ArticlePayload extends Omit<ArticleForm, 'read_time' | 'content' | 'medium_url'> {
  readonly content: string | null;
  readonly medium_url: string | null;
  readonly read_time: string;
}

export function newArticleForm(firstCategoryId: number | undefined, timeZone: string, now: Date): ArticleForm {
  return {
    ...initialValues(plainFields),
    publish_date: dateInZone(timeZone, now),
    category_id: firstCategoryId ?? 1,
    ...initialValues(switchFields),
    tag_ids: [],
  };
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
