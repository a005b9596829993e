/** A revision of an article as it was acknowledged. */
interface Acknowledged {
  readonly revision: number;
  readonly at: number;
}

/** What has been acknowledged of one article; revision 0 is before it existed. */
export interface LedgerArticle {
  readonly name: string;
  id: number;
  slug: string;
  /** Whether somebody saves it now: one save at a time, so that revisions are acknowledged in order. */
  isBusy: boolean;
  readonly history: Acknowledged[];
  /** When its deletion was asked for and when it was acknowledged. */
  deletion: { readonly asked: number; readonly acknowledged: number } | undefined;
}

/** The title that carries a revision, to be found again on every page that shows the article. */
export function titleOf(article: LedgerArticle, revision: number): string {
  return `${article.name} revision ${revision} end`;
}

/** The newest revision of an article that a text shows; 0 when it shows none. */
export function shownRevision(article: LedgerArticle, text: string): number {
  const pattern = new RegExp(`${article.name} revision (\\d+) end`, 'g');
  return Math.max(0, ...[...text.matchAll(pattern)].map((match) => Number(match[1])));
}

/**
 * How old what a reader saw is, in milliseconds: the time between the acknowledgement of what it should have seen and
 * the moment it asked. 0 when nothing newer had been acknowledged.
 */
export function ageOf(article: LedgerArticle, shown: number, askedAt: number): number {
  if (article.deletion) {
    if (shown === 0) return 0;
    if (article.deletion.asked <= askedAt) return Math.max(0, askedAt - article.deletion.acknowledged);
  }
  const missed = article.history.find(({ revision }) => revision > shown);
  return missed ? Math.max(0, askedAt - missed.at) : 0;
}
