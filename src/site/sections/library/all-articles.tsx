import './library.css';
import '../../styles/tag.css';
import { ArrowLeft } from 'lucide-react';
import { resourcesQueryNames } from '#shared/rules/article-link.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import type { ArticlePage, CountedMonth, CountedTaxonomy, TagWithArticles } from '#shared/site-content.ts';
import { ArticleRows, RowsByMonth } from './article-rows.tsx';
import { allArticlesPath, allTagsPath, articleCount, formatMonth, monthPath, tagPath } from './library-address.ts';
import { PageNumbers } from './page-numbers.tsx';
import { SearchForm } from './search-form.tsx';

/** The articles on one page of a list, the number of this page, and the number of pages. */
interface NumberedPage extends ArticlePage {
  readonly page: number;
  readonly pages: number;
}

interface AllArticlesProps {
  readonly locale: Locale;
  readonly shown: NumberedPage;
  readonly months: readonly CountedMonth[];
  readonly categories: readonly CountedTaxonomy[];
  readonly tags: readonly CountedTaxonomy[];
}

/** Maximum number of tags on the page of all articles. The page of all tags lists every tag. */
const shownTags = 12;

export function AllArticles({ locale, shown, months, categories, tags }: AllArticlesProps) {
  const most = tags.toSorted((one, other) => other.articles - one.articles).slice(0, shownTags);
  return (
    <div className="container page-shell">
      <LibraryHeading
        locale={locale}
        title="All articles by month"
        text={`${articleCount(shown.total)}, newest first.`}
      />
      {shown.page === 1 && (
        <>
          <CountedLinks
            heading="By category"
            links={categories.map(({ name, slug, articles }) => ({
              href: localisedPath(locale, `/resources?${resourcesQueryNames.category}=${slug}`),
              name,
              articles,
            }))}
          />
          <CountedLinks
            heading="By tag"
            links={most.map((tag) => ({ href: tagPath(locale, tag), name: tag.name, articles: tag.articles }))}
          />
          {tags.length > most.length && (
            <p className="search-leave">
              <a className="arrow-link" href={localisedPath(locale, allTagsPath)}>
                {`All ${formatCount(tags.length)} tags`}
              </a>
            </p>
          )}
          {months.length > 1 && (
            <details className="library-more">
              <summary>Choose a month</summary>
              <CountedLinks
                heading="By month"
                links={months.map(({ month, articles }) => ({
                  href: localisedPath(locale, monthPath(month)),
                  name: formatMonth(month),
                  articles,
                }))}
              />
            </details>
          )}
        </>
      )}
      {shown.total === 0 && <p>No articles have been published yet.</p>}
      <RowsByMonth
        articles={shown.articles}
        locale={locale}
        counts={new Map(months.map(({ month, articles }) => [month, articles]))}
      />
      <PageNumbers locale={locale} path={allArticlesPath} page={shown.page} pages={shown.pages} />
    </div>
  );
}

interface ArticlesOfMonthProps {
  readonly locale: Locale;
  readonly month: string;
  readonly shown: NumberedPage;
}

export function ArticlesOfMonth({ locale, month, shown }: ArticlesOfMonthProps) {
  return (
    <div className="container page-shell">
      <LibraryHeading locale={locale} title={formatMonth(month)} text={`${articleCount(shown.total)}.`} />
      <ArticleRows articles={shown.articles} locale={locale} />
      <PageNumbers locale={locale} path={monthPath(month)} page={shown.page} pages={shown.pages} />
    </div>
  );
}

interface ArticlesOfTagProps {
  readonly locale: Locale;
  readonly shown: TagWithArticles & NumberedPage;
}

export function ArticlesOfTag({ locale, shown }: ArticlesOfTagProps) {
  const text = shown.total === 0 ? 'No article has this tag yet.' : `${articleCount(shown.total)}, newest first.`;
  return (
    <div className="container page-shell">
      <LibraryHeading locale={locale} title={`Articles about ${shown.name}`} text={text} />
      <ArticleRows articles={shown.articles} locale={locale} />
      <PageNumbers locale={locale} path={`/tags/${shown.slug}`} page={shown.page} pages={shown.pages} />
    </div>
  );
}

export function AllTags({ locale, tags }: { readonly locale: Locale; readonly tags: readonly CountedTaxonomy[] }) {
  return (
    <div className="container page-shell">
      <LibraryHeading
        locale={locale}
        title="All tags"
        text={
          tags.length === 0 ? 'No article has a tag yet.' : 'The number beside a tag says how many articles have it.'
        }
      />
      <CountedLinks
        heading="Tags"
        links={tags.map((tag) => ({ href: tagPath(locale, tag), name: tag.name, articles: tag.articles }))}
      />
    </div>
  );
}

function LibraryHeading({
  locale,
  title,
  text,
}: {
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <>
      <p className="library-back not-printed">
        <a className="arrow-link" href={localisedPath(locale, '/resources')}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
          Voice AI Resources
        </a>
      </p>
      <header className="page-heading">
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      <SearchForm locale={locale} />
    </>
  );
}

interface CountedLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly href: string; readonly name: string; readonly articles: number }[];
}

function CountedLinks({ heading, links }: CountedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className="counted-links not-printed" aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="cluster">
        {links.map(({ href, name, articles }) => (
          <li key={href}>
            <a className="chip" href={href}>
              {name} <span className="counted-links-count">{formatCount(articles)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
