import type { ArticlePresence } from '#shared/api/presence-contract.ts';

/**
 * Says who else has the article open, and whether someone has saved it after `opened`, the version that is open here.
 * Returns an empty text if there is nothing to say.
 */
export function presenceText({ version, others }: ArticlePresence, opened: number): string {
  const names = others.filter((other) => !other.is_mine).map(({ name }) => name);
  const list = new Intl.ListFormat('en-NZ').format(names);
  const sentences = names.length > 0 ? [`${list} ${names.length > 1 ? 'have' : 'has'} this article open.`] : [];
  if (others.some((other) => other.is_mine))
    sentences.push(`You have ${names.length > 0 ? 'it' : 'this article'} open in another window.`);
  if (version > opened) sentences.push('It was saved since you opened it. Your save keeps both.');
  return sentences.join(' ');
}
