import { searchPageSize } from '#shared/rules/business-constants.ts';
import type { PageContext, SiteContent } from '#shared/site-content.ts';
import type { SearchState } from './search-results.tsx';

/** Searches the articles. If they cannot be read, logs the failure and returns the state `failed`. */
export async function readSearch(
  content: Pick<SiteContent, 'searchArticles'>,
  { text, page }: { readonly text: string; readonly page: number },
  noteFailure: PageContext['noteFailure'],
): Promise<SearchState> {
  try {
    const results = await content.searchArticles(text, Math.max(1, page));
    const pages = Math.max(1, Math.ceil(results.total / searchPageSize));
    if (page < 1 || page > pages) return { state: 'no-such-page', total: results.total };
    return { state: 'found', page, pages, ...results };
  } catch (error) {
    noteFailure(error);
    return { state: 'failed' };
  }
}
