import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { cutSummary, formatReadTime } from '#shared/rules/article-presentation.ts';
import { formatLongDate } from '#shared/rules/dates.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { ArticleAnchor } from '../article/article-anchor.tsx';
import { EmptyDrawing } from '../drawings/drawings.tsx';

interface InsightsProps {
  readonly locale: Locale;
  readonly articles: readonly PublicArticle[];
}

export function Insights({ locale, articles }: InsightsProps) {
  return (
    <section className="insights section" aria-labelledby="insights-title">
      <div className="container">
        <h2 id="insights-title">Latest Voice AI Insights</h2>
        {articles.length > 0 ? (
          <div className="insight-list">
            {articles.map((article) => (
              <Insight key={article.id} article={article} locale={locale} />
            ))}
          </div>
        ) : (
          <div className="insights-none">
            <p>New articles are on their way.</p>
            <EmptyDrawing />
          </div>
        )}
        <a className="button secondary" href={localisedPath(locale, '/resources')}>
          View All Resources
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
    </section>
  );
}

function Insight({ article, locale }: { readonly article: PublicArticle; readonly locale: Locale }) {
  const link = articleLink(article, locale, 'homepage-resources');
  const Arrow = link?.isExternal ? ArrowUpRight : ArrowRight;
  return (
    <article className="insight">
      <p className="insight-meta note">
        <span>{article.category.name}</span>
        <span>{formatReadTime(article.read_time)}</span>
      </p>
      <h3>
        {link ? (
          <ArticleAnchor link={link} id={article.id}>
            {article.title}
          </ArticleAnchor>
        ) : (
          article.title
        )}
      </h3>
      <p className="insight-summary">{cutSummary(article.summary)}</p>
      <p className="insight-foot note">
        <span>{`Published ${formatLongDate(article.publish_date)}`}</span>
        {link && (
          <span className="insight-site">
            {link.isExternal ? 'Read on Medium' : 'Read article'}
            <Arrow size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
      </p>
    </article>
  );
}
