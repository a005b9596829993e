import { countWords } from '#desk/ui/pager.tsx';
import type { ArticleChange, RefusedArticle } from '#shared/api/bulk-contract.ts';
import { formatCount } from '#shared/rules/numbers.ts';

/** What a bulk action changes. The change is the same for every selected article. */
type BulkChange = Omit<ArticleChange, 'id' | 'version'>;

/** A bulk action, with the words for the toast that reports its result. */
export interface BulkAction {
  readonly change: BulkChange;
  /** Says what happened to the articles. In the toast "3 articles published.", it is "published". */
  readonly done: string;
  /** Says why the other articles needed no change. In the toast "2 were drafts already.", it is "drafts". */
  readonly already: string;
}

export const publishing: BulkAction = { change: { is_published: true }, done: 'published', already: 'published' };
export const unpublishing: BulkAction = { change: { is_published: false }, done: 'unpublished', already: 'drafts' };
export const featuring: BulkAction = { change: { is_featured: true }, done: 'featured', already: 'featured' };
export const unfeaturing: BulkAction = {
  change: { is_featured: false },
  done: 'no longer featured',
  already: 'not featured',
};

interface Named {
  readonly id: number;
  readonly name: string;
}

export function movingTo({ id, name }: Named): BulkAction {
  return { change: { category_id: id }, done: `moved to “${name}”`, already: `in “${name}”` };
}

export function tagging({ id, name }: Named): BulkAction {
  return { change: { add_tag_ids: [id] }, done: `tagged “${name}”`, already: `tagged “${name}”` };
}

export function untagging({ id, name }: Named): BulkAction {
  return { change: { remove_tag_ids: [id] }, done: `without the tag “${name}”`, already: `without “${name}”` };
}

interface BulkOutcome {
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedArticle[];
}

/** Maximum number of refused articles whose titles a toast contains. */
const namedMaximum = 2;

export function outcomeText({ done, already }: BulkAction, { changed, unchanged, refused }: BulkOutcome): string {
  const were = unchanged === 1 ? '1 was' : `${formatCount(unchanged)} were`;
  return [
    ...(changed > 0 || (unchanged === 0 && refused.length === 0)
      ? [`${countWords(changed, 'articles')} ${done}.`]
      : []),
    ...(unchanged > 0 ? [`${were} ${already} already.`] : []),
    ...refusedSentences(refused, 'changed'),
  ].join(' ');
}

/** Returns sentences that say which articles were refused and why. If more than two were, they name only the first. */
export function refusedSentences(refused: readonly RefusedArticle[], verb: 'changed' | 'deleted'): string[] {
  const [first] = refused;
  if (!first) return [];
  const named = (article: RefusedArticle) => (article.title ? `“${article.title}”` : 'An article');
  if (refused.length <= namedMaximum)
    return refused.map((article) => `${named(article)} was not ${verb}: ${article.detail}`);
  return [`${formatCount(refused.length)} articles were not ${verb}. ${named(first)}: ${first.detail}`];
}

export function deleteQuestion(count: number): string {
  return count === 1
    ? 'Are you sure you want to delete this article?'
    : `Are you sure you want to delete these ${formatCount(count)} articles?`;
}
