/** An acknowledged revision of an article. */
interface Acknowledged {
  readonly revision: number;
  readonly at: number;
}

/** The acknowledged state of one article; revision 0 is before it existed. */
export interface LedgerArticle {
  readonly name: string;
  id: number;
  slug: string;
  /** Whether a save is running. Only one runs at a time, so that revisions are acknowledged in order. */
  isBusy: boolean;
  readonly history: Acknowledged[];
  /** When its deletion was requested and when it was acknowledged. */
  deletion: { readonly asked: number; readonly acknowledged: number } | undefined;
}

/** Returns the title of a revision, which every page with the article shows. */
export function titleOf(article: LedgerArticle, revision: number): string {
  return `${article.name} revision ${revision} end`;
}

/** Returns the newest revision of an article in a text, or 0 when it contains none. */
export function shownRevision(article: LedgerArticle, text: string): number {
  const pattern = new RegExp(`${article.name} revision (\\d+) end`, 'g');
  return Math.max(0, ...[...text.matchAll(pattern)].map((match) => Number(match[1])));
}

/**
 * Returns how old a page is, in milliseconds: the time from the acknowledgement of what it should show until the
 * request. 0 when nothing newer had been acknowledged.
 */
export function ageOf(article: LedgerArticle, shown: number, askedAt: number): number {
  if (article.deletion) {
    if (shown === 0) return 0;
    if (article.deletion.asked <= askedAt) return Math.max(0, askedAt - article.deletion.acknowledged);
  }
  const missed = article.history.find(({ revision }) => revision > shown);
  return missed ? Math.max(0, askedAt - missed.at) : 0;
}
