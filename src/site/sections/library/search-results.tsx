import './library.css';
import { searchPageSize } from '#shared/rules/business-constants.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { PageContext, SearchResults, SiteContent } from '#shared/site-content.ts';
import { ArticleRow } from './article-rows.tsx';
import { allArticlesPath, allTagsPath, articleCount, searchPath } from './library-address.ts';
import { PageNumbers } from './page-numbers.tsx';

export type SearchState =
  | ({ readonly state: 'found'; readonly page: number; readonly pages: number } & SearchResults)
  | { readonly state: 'no-such-page'; readonly total: number }
  | { readonly state: 'failed' };

interface SearchViewProps {
  readonly locale: Locale;
  readonly text: string;
  readonly search: SearchState;
}

function describeSearch(text: string, search: SearchState): string {
  if (search.state === 'failed') return `The search for “${text}” failed.`;
  if (search.state === 'no-such-page') return `The search for “${text}” has no such page.`;
  if (search.total === 0) return `Nothing found for “${text}”.`;
  if (search.hasMore) return `More than ${articleCount(search.total)} found for “${text}”. Add a word to see fewer.`;
  return `${articleCount(search.total)} found for “${text}”.`;
}

export function SearchView({ locale, text, search }: SearchViewProps) {
  const shownCount = search.state === 'found' ? search.found.length : 0;
  return (
    <section className="search-view" aria-label="Search results">
      <p className="search-status">{describeSearch(text, search)}</p>
      {search.state === 'found' && (
        <>
          <ul className="article-rows">
            {search.found.map((found) => (
              <ArticleRow key={found.article.id} article={found.article} locale={locale} heading="h2" found={found} />
            ))}
          </ul>
          <PageNumbers locale={locale} path={searchPath(text)} page={search.page} pages={search.pages} />
        </>
      )}
      {search.state === 'failed' && (
        <p>
          <a className="button" href={localisedPath(locale, searchPath(text))}>
            Try Again
          </a>
        </p>
      )}
      {shownCount === 0 && search.state !== 'failed' && <OtherWays locale={locale} text={text} />}
      <p className="search-leave">
        <a className="arrow-link" href={localisedPath(locale, '/resources')}>
          All Resources
        </a>
      </p>
    </section>
  );
}

function OtherWays({ locale, text }: { readonly locale: Locale; readonly text: string }) {
  return (
    <div className="search-other-ways">
      <p>Try a shorter or a different word, or ask us instead. Our AI assistant knows every article and the prices.</p>
      <p className="actions">
        <button type="button" className="button needs-scripts" data-ask={text}>
          Ask the assistant
        </button>
        <a className="button secondary" href={localisedPath(locale, '/contact')}>
          Write to us
        </a>
      </p>
      <LibraryLinks locale={locale} />
    </div>
  );
}

export function LibraryLinks({ locale }: { readonly locale: Locale }) {
  return (
    <p className="library-links">
      <a className="arrow-link" href={localisedPath(locale, allArticlesPath)}>
        All articles by month
      </a>
      <a className="arrow-link" href={localisedPath(locale, allTagsPath)}>
        All tags
      </a>
      <a className="arrow-link" href={localisedPath(locale, '/rss.xml')} type="application/rss+xml">
        RSS feed
      </a>
    </p>
  );
}

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
