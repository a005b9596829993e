import type { ReviewSummary } from '#shared/api/article-contract.ts';
import type { ReviewEntry } from '#shared/api/review-contract.ts';

/** Returns what an author did, after the author's name. Example: "says this is good to publish". */
export function entrySentence({ kind, author_kind, is_current }: ReviewEntry): string {
  if (kind === 'comment') return 'comments';
  if (kind === 'proposal') return author_kind === 'token' ? '(a program) suggests changes' : 'suggests other words';
  return is_current ? 'says this is good to publish' : 'said that an older text was good to publish';
}

/** Returns what the list says about an article's reviews. Example: "3 comments · Approved by Mere". */
export function reviewNote({ comments, approved_by, is_current }: ReviewSummary): string {
  const parts = [
    comments > 0 && `${comments} ${comments === 1 ? 'comment' : 'comments'}`,
    approved_by && (is_current ? `Approved by ${approved_by}` : `An older text approved by ${approved_by}`),
  ];
  return parts.filter(Boolean).join(' · ');
}
