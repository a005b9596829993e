import '../../styles/tag.css';
import './article.css';
import '../../../theme/prose.css';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { type ShownPictures, showPictures } from '#shared/pictures/article-pictures.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { formatLongDate } from '#shared/rules/dates.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { tagPath } from '../library/library-address.ts';
import type { TagSlugs } from '../resources/article-card-facts.ts';
import { resourcesPath } from '../resources/resources-address.ts';
import { VoiceRule } from '../voice-line/voice-rule.tsx';
import { ArticleAnchor } from './article-anchor.tsx';
import { ArticleEnd, ShareArticle } from './article-end.tsx';

interface ArticleViewProps {
  readonly article: PublicArticle;
  readonly locale: Locale;
  readonly pictures: ShownPictures;
  /** The data for the parts around the text on the article's own page. A preview has none of these parts. */
  readonly surroundings?: ArticleSurroundings;
}

interface ArticleSurroundings {
  readonly address: string;
  readonly categorySlug: string | undefined;
  readonly tagSlugs: TagSlugs;
  readonly nextReads: readonly PublicArticle[];
}

export function ArticleView({ article, locale, pictures, surroundings }: ArticleViewProps) {
  const link = articleLink(article, locale, 'resources-page');
  const { html, headings } = addContents(makeReachable(showPictures(article.content ?? '', pictures)));
  return (
    <article className="article-page" data-article-page={article.id}>
      <header className="article-page-head container">
        <p className="not-printed">
          <a className="back-link touch-target" href={localisedPath(locale, '/resources')}>
            <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            Voice AI Resources
          </a>
        </p>
        <h1 dir="auto">{article.title}</h1>
      </header>
      <VoiceRule seed={article.id} />
      <div className="article-page-columns container">
        <p className="article-page-facts note">
          <CategoryName name={article.category.name} slug={surroundings?.categorySlug} locale={locale} />
          <span>{formatReadTime(article.read_time)}</span>
          <span>
            {article.is_published ? 'Published' : 'Publish date:'}{' '}
            <time dateTime={article.publish_date}>{formatLongDate(article.publish_date)}</time>
          </span>
        </p>
        <p className="article-page-lead" dir="auto">
          {article.summary}
        </p>
        {headings.length > 0 && <Contents headings={headings} />}
        {article.content && <ArticleBody html={html} />}
      </div>
      <div className="container">
        {surroundings && <ArticleEnd article={article} locale={locale} nextReads={surroundings.nextReads} />}
        <footer className="article-page-foot">
          {surroundings && <ShareArticle title={article.title} address={surroundings.address} />}
          {article.tags.length > 0 && (
            <ul className="tag-list cluster" aria-label="Tags">
              {article.tags.map((tag) => (
                <li key={tag.id}>
                  {surroundings ? (
                    <a className="tag" href={tagPath(locale, { id: tag.id, slug: surroundings.tagSlugs.get(tag.id) })}>
                      {tag.name}
                    </a>
                  ) : (
                    <span className="tag">{tag.name}</span>
                  )}
                </li>
              ))}
            </ul>
          )}
          <p className="article-page-links not-printed">
            <a className="arrow-link" href={localisedPath(locale, '/resources')}>
              View All Resources
            </a>
            <a className="arrow-link" href={localisedPath(locale, '/rss.xml')} type="application/rss+xml">
              RSS feed
            </a>
            {link?.isExternal && (
              <ArticleAnchor
                className="arrow-link"
                link={link}
                id={article.id}
                aria-label={`Read on Medium: ${article.title}`}
              >
                Read on Medium
                <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
              </ArticleAnchor>
            )}
          </p>
        </footer>
      </div>
    </article>
  );
}

interface CategoryNameProps {
  readonly name: string;
  readonly slug: string | undefined;
  readonly locale: Locale;
}

function CategoryName({ name, slug, locale }: CategoryNameProps) {
  if (slug === undefined) return <span>{name}</span>;
  return (
    <span>
      <a href={resourcesPath(locale, { category: slug, page: 1 })}>{name}</a>
    </span>
  );
}

function Contents({ headings }: { readonly headings: readonly ArticleHeading[] }) {
  return (
    <nav className="article-contents not-printed" aria-label="In this article">
      <details data-wide-open="">
        <summary>{`In this article: ${headings.length} parts`}</summary>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id} dir="auto">
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/**
 * The content of an article as HTML. The server cleaned it when the article was saved. No other component inserts
 * stored HTML into a page.
 */
function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when saved; the page's policy blocks scripts in any case
  return <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface ArticleHeading {
  readonly id: string;
  readonly text: string;
}

/** An article has a list of contents if it has at least this many headings and this many characters of HTML. */
const longArticle = { headings: 3, characters: 4000 };

/**
 * Returns an article's HTML with an id on each second-level heading, and these headings. For a short article, which
 * fits on a screen or two, returns the HTML unchanged and no headings.
 */
export function addContents(html: string): { html: string; headings: readonly ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  // In cleaned HTML, headings have no attributes and contain no other heading. So each begins with exactly `<h2>`.
  const [opening = '', ...parts] = html.split('<h2>');
  const marked = parts.map((part) => {
    const text = part
      .slice(0, Math.max(0, part.indexOf('</h2>')))
      .replace(/<[^>]*(?:>|$)/g, '')
      .trim();
    if (text === '') return `<h2>${part}`;
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: decodeEntities(text) });
    return `<h2 id="${id}">${part}`;
  });
  const isLong = headings.length >= longArticle.headings && html.length >= longArticle.characters;
  return isLong ? { html: opening + marked.join(''), headings } : { html, headings: [] };
}

/** Returns an article's HTML in which code and tables can be reached by keyboard, because they scroll if they are wide. */
export function makeReachable(html: string): string {
  // The attribute has no quotes, so that it cannot end the value of another attribute that contains such a tag.
  return html.replaceAll(/<(pre|table)>/g, '<$1 tabindex=0>');
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity);
}
