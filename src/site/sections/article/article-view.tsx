import '../../styles/tag.css';
import './article.css';
import '../../../theme/prose.css';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { articleLink } from '#domain/article-link.ts';
import { formatReadTime } from '#domain/article-presentation.ts';
import type { PublicArticle } from '#domain/contract/article-contract.ts';
import { formatLongDate } from '#domain/dates.ts';
import { type Locale, localisedPath } from '#domain/locales.ts';
import { type ShownPictures, showPictures } from '#domain/pictures/article-pictures.ts';
import { VoiceRule } from '../voice-line/voice-rule.tsx';

interface ArticleViewProps {
  readonly article: PublicArticle;
  readonly locale: Locale;
  /** The library's data about the pictures in the content. */
  readonly pictures: ShownPictures;
}

/** The page of an article (product 3.9). The summary is shown as the article's lead. */
export function ArticleView({ article, locale, pictures }: ArticleViewProps) {
  const link = articleLink(article, locale, 'resources-page');
  return (
    <article className="article-page">
      <header className="article-page-head container">
        <p className="not-printed">
          <a className="back-link" href={localisedPath(locale, '/resources')}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            Voice AI Resources
          </a>
        </p>
        <h1>{article.title}</h1>
      </header>
      <VoiceRule seed={article.id} place={0.7} />
      <div className="article-page-columns container">
        <p className="article-page-facts">
          <span>{article.category.name}</span>
          <span>{formatReadTime(article.read_time)}</span>
          <span>
            Published <time dateTime={article.publish_date}>{formatLongDate(article.publish_date)}</time>
          </span>
        </p>
        <p className="article-page-lead">{article.summary}</p>
        {article.content && <ArticleBody html={showPictures(article.content, pictures)} />}
        <footer className="article-page-foot">
          {article.tags.length > 0 && (
            <ul className="tag-list" aria-label="Tags">
              {article.tags.map((tag) => (
                <li key={tag.id} className="tag">
                  {tag.name}
                </li>
              ))}
            </ul>
          )}
          <p className="article-page-links not-printed">
            <a className="arrow-link" href={localisedPath(locale, '/resources')}>
              View All Resources
            </a>
            {link?.isExternal && (
              <a
                className="arrow-link"
                href={link.href}
                rel="noopener external"
                aria-label={`Read on Medium: ${article.title}`}
              >
                Read on Medium
                <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </a>
            )}
          </p>
        </footer>
      </div>
    </article>
  );
}

/**
 * The content of an article as HTML. The server cleaned it when the article was saved (product 9.10). No other
 * component inserts stored HTML into a page.
 */
function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when saved; the page's policy blocks scripts in any case
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
