import './library.css';
import { Search } from 'lucide-react';
import { resourcesQueryNames } from '#shared/rules/article-link.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { searchMaximum } from './library-address.ts';

export function SearchForm({ locale, text = '' }: { readonly locale: Locale; readonly text?: string }) {
  return (
    <search className="library-search not-printed">
      <form method="get" action={localisedPath(locale, '/resources')} data-library-search="">
        <label className="visually-hidden" htmlFor="library-search-text">
          Search the articles
        </label>
        <span className="library-search-control">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <input
            id="library-search-text"
            type="search"
            name={resourcesQueryNames.search}
            defaultValue={text}
            maxLength={searchMaximum}
            placeholder="Search articles"
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
        <button type="submit" className="button secondary">
          Search
        </button>
      </form>
    </search>
  );
}
