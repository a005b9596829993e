import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { ArticleForm } from '#shared/api/article-contract.ts';
import { articleFormWith } from './article-form.ts';

/**
 * Returns the function that checks the article form before a save. `pendingTag` returns the text in the tag field that
 * is not yet a tag of the article. Such text is an error, because a save would lose it.
 */
export function articleResolver(
  categoryIds: readonly (number | undefined)[],
  pendingTag: () => string,
): Resolver<ArticleForm, unknown, ArticleForm> {
  const checkFields = zodResolver(articleFormWith(categoryIds));
  return async (values, context, options) => {
    const checked = await checkFields(values, context, options);
    const text = pendingTag();
    if (text === '') return checked;
    const message = `“${text}” has not been added. Press Enter in the field to add it, or clear the field.`;
    return { values: {}, errors: { ...checked.errors, tag_ids: { type: 'pending', message } } };
  };
}
