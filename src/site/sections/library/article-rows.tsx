import '../../styles/tag.css';
import './library.css';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { formatLongDate } from '#shared/rules/dates.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import type { TextPiece } from '#shared/site-content.ts';
import { articleCount, formatMonth, monthPath } from './library-address.ts';

interface ArticleRowProps {
  readonly article: PublicArticle;
  readonly locale: Locale;
  readonly heading: 'h2' | 'h3';
  /**
   * Set for a search result: its title, and the passage that was found. If it is not set, the row has the title and the
   * summary.
   */
  readonly found?: { readonly title: readonly TextPiece[]; readonly passage: readonly TextPiece[] };
}

export function ArticleRow({ article, locale, heading: Heading, found }: ArticleRowProps) {
  const link = articleLink(article, locale, 'resources-page');
  const title = found ? <Marked pieces={found.title} /> : article.title;
  return (
    <li className="article-row">
      <Heading className="article-row-title">
        {link ? (
          <a href={link.href} rel={link.isExternal ? 'noopener external' : undefined}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      <p className="article-row-facts note">
        <span>{article.category.name}</span>
        <span>{formatReadTime(article.read_time)}</span>
        <span>
          Published <time dateTime={article.publish_date}>{formatLongDate(article.publish_date)}</time>
        </span>
        {link?.isExternal && <span>On Medium</span>}
      </p>
      <p className="article-row-text">{found ? <Marked pieces={found.passage} /> : article.summary}</p>
    </li>
  );
}

function Marked({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  let place = 0;
  return pieces.map(({ text, isMatch }) => {
    place += text.length;
    return isMatch ? <mark key={place}>{text}</mark> : text;
  });
}

interface RowsProps {
  readonly articles: readonly PublicArticle[];
  readonly locale: Locale;
}

export function ArticleRows({ articles, locale }: RowsProps) {
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} locale={locale} heading="h2" />
      ))}
    </ul>
  );
}

/** Articles, newest first, with a list for each month. `counts` has each month's number of articles. */
export function RowsByMonth({
  articles,
  locale,
  counts,
}: RowsProps & { readonly counts: ReadonlyMap<string, number> }) {
  const months = [...new Set(articles.map(({ publish_date }) => publish_date.slice(0, 7)))];
  return months.map((month) => (
    <section key={month} className="article-month" aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>
        <a href={localisedPath(locale, monthPath(month))}>{formatMonth(month)}</a>{' '}
        <span className="article-month-count">{articleCount(counts.get(month) ?? 0)}</span>
      </h2>
      <ul className="article-rows">
        {articles
          .filter(({ publish_date }) => publish_date.startsWith(month))
          .map((article) => (
            <ArticleRow key={article.id} article={article} locale={locale} heading="h3" />
          ))}
      </ul>
    </section>
  ));
}
