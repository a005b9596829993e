import { toArticleForm } from '#desk/articles/article-form.ts';
import { articleKind } from '#desk/articles/article-kind.ts';
import { mergeForms } from '#desk/drafts/version-merge.ts';
import { type Article, type ArticleForm, articleFormSchema } from '#shared/api/article-contract.ts';
import { reviewFields } from '#shared/api/review-contract.ts';
import { mergeProposedText } from '#shared/rules/proposed-text.ts';

/** Words and spaces beside a change that must be in the open text. It is less than on the server, because a person watches. */
const context = 4;

/**
 * Returns the typed text with what was saved after `base`, word by word. Returns `undefined` if the words that the save
 * changed are no longer in the typed text.
 */
export function addSavedWords(mine: ArticleForm, base: Article, saved: Article): ArticleForm | undefined {
  const [read, theirs] = [toArticleForm(base), toArticleForm(saved)];
  const keys = articleFormSchema.keyof().options;
  const { versions, sides } = mergeForms({ base: read, mine, theirs }, { keys, asked: articleKind.asked });
  const values = { ...versions.mine };
  for (const key of sides.keys()) {
    const field = reviewFields.find((name) => name === key);
    const text = field && mergeProposedText(read[field], theirs[field], mine[field], context);
    if (!field || text === undefined) return undefined;
    values[field] = text;
  }
  return values;
}
