import type { Control, Resolver, UseFormReturn } from 'react-hook-form';
import { type Article, type ArticleForm, articleSaveSchema } from '#shared/api/article-contract.ts';
import { articleMessages, initialValues, pickFields, plainFields, switchFields } from '#shared/api/article-fields.ts';
import { trimTexts } from '#shared/api/record-contract.ts';
import { dateInZone } from '#shared/rules/dates.ts';

export type ArticleFormState = UseFormReturn<ArticleForm, unknown, ArticleForm>;

export type ArticleControl = Control<ArticleForm, unknown, ArticleForm>;

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

/**
 * Returns the body of a save. The reading time is text, an empty content or address is `null`, and empty added texts are
 * left out.
 */
export function toArticlePayload(form: ArticleForm) {
  const { search_description, social_picture, ...trimmed } = trimTexts(form);
  return {
    ...trimmed,
    ...(search_description && { search_description }),
    ...(social_picture && { social_picture }),
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

/**
 * Returns the function that checks the article form before a save. `pendingTag` returns the text in the tag field that
 * is not yet a tag of the article. Such text is an error, because a save would lose it.
 */
export function articleResolver(
  categoryIds: readonly (number | undefined)[],
  pendingTag: () => string,
): Resolver<ArticleForm, unknown, ArticleForm> {
  const { category_id } = articleSaveSchema.shape;
  const schema = articleSaveSchema.extend({
    category_id: category_id.refine((id) => categoryIds.includes(id), articleMessages.category),
  });
  return (values) => {
    const issues = schema.safeParse(values).error?.issues ?? [];
    // Of several errors of a field, the first is shown.
    const entries = issues.toReversed().map(({ path, code, message }) => [path[0], { type: code, message }]);
    const text = pendingTag();
    const message = `“${text}” has not been added. Press Enter in the field to add it, or clear the field.`;
    const errors = {
      ...Object.fromEntries(entries),
      ...(text === '' ? {} : { tag_ids: { type: 'pending', message } }),
    };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: trimTexts(values), errors: {} };
  };
}
