import type { Resolver } from 'react-hook-form';
import { type ArticleForm, articleSaveSchema } from '#shared/api/article-contract.ts';
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
