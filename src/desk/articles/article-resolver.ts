import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { type ArticleForm, articleFormSchema, articleSaveSchema } from '#shared/api/article-contract.ts';
import { articleMessages } from '#shared/api/article-fields.ts';
import { trimTexts } from '#shared/api/record-contract.ts';

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
  const checkFields = zodResolver(articleFormSchema.pipe(schema), undefined, { raw: true });
  return async (values, context, options) => {
    const { errors } = await checkFields(values, context, options);
    const text = pendingTag();
    const message = `“${text}” has not been added. Press Enter in the field to add it, or clear the field.`;
    const found = text === '' ? errors : { ...errors, tag_ids: { type: 'pending', message } };
    return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values: trimTexts(values), errors: {} };
  };
}
