/** A revision of an article that the server has acknowledged, and when. */
interface Acknowledged {
  readonly revision: number;
  readonly at: number;
}

/**
 * One article, with the states that the server has acknowledged. Revision 0 means that the article does not exist yet.
 */
export interface LedgerArticle {
  readonly name: string;
  id: number;
  slug: string;
  /**
   * Whether a save of the article is running. There is only one at a time, so that revisions are acknowledged in order.
   */
  isBusy: boolean;
  readonly history: Acknowledged[];
  /** When the deletion of the article was requested, and when it was acknowledged. */
  deletion: { readonly asked: number; readonly acknowledged: number } | undefined;
}

/** Returns the title that the article has in a revision. Every page that shows the article contains its title. */
export function titleOf(article: LedgerArticle, revision: number): string {
  return `${article.name} revision ${revision} end`;
}

/** Returns the newest revision of an article that is in a page's text, or 0 if there is none. */
export function shownRevision(article: LedgerArticle, text: string): number {
  const pattern = new RegExp(`${article.name} revision (\\d+) end`, 'g');
  return Math.max(0, ...[...text.matchAll(pattern)].map((match) => Number(match[1])));
}

/**
 * Returns how stale a page was when it was requested, in milliseconds: the time since the acknowledgement of the change
 * that it should have shown. Returns 0 if the page shows the newest acknowledged state.
 */
export function ageOf(article: LedgerArticle, shown: number, askedAt: number): number {
  if (article.deletion) {
    if (shown === 0) return 0;
    if (article.deletion.asked <= askedAt) return Math.max(0, askedAt - article.deletion.acknowledged);
  }
  const missed = article.history.find(({ revision }) => revision > shown);
  return missed ? Math.max(0, askedAt - missed.at) : 0;
}
