import { ArrowRight, Link2, Share2 } from 'lucide-react';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { capitalise } from '#demo-agents/text/translated.ts';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { demoAgentCount } from '#shared/demo-agent-keys.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { demoAddress } from '../demo/demo-choice.ts';
import { ArticleAnchor } from './article-anchor.tsx';
import { fittingDemo } from './fitting-demo.ts';

interface ArticleEndProps {
  readonly article: PublicArticle;
  readonly locale: Locale;
  readonly nextReads: readonly PublicArticle[];
}

/** The part below an article: the articles to read next, and the demo that suits its topic. */
export function ArticleEnd({ article, locale, nextReads }: ArticleEndProps) {
  const key = fittingDemo(article);
  const demo = demoAgents.find((agent) => agent.key === key);
  return (
    <aside className="article-end not-printed" aria-label="What to read and try next">
      {nextReads.length > 0 && (
        <section aria-labelledby="next-reads">
          <h2 id="next-reads">Read next</h2>
          <ul>
            {nextReads.map((one) => (
              <NextRead key={one.id} article={one} locale={locale} />
            ))}
          </ul>
        </section>
      )}
      <section className="article-end-demo" aria-labelledby="fitting-demo">
        <h2 id="fitting-demo">{demo ? `Hear it: ${demo.title}` : 'Hear a voice agent'}</h2>
        <p>
          {demo ? `${demo.description}.` : `${capitalise(demoAgentCount)} trades, in English, Chinese and Korean.`} No
          sign-up.
        </p>
        <a className="button" href={demo ? demoAddress(locale, demo.key) : localisedPath(locale, '/demo')}>
          Try the demo
        </a>
      </section>
    </aside>
  );
}

function NextRead({ article, locale }: { readonly article: PublicArticle; readonly locale: Locale }) {
  const link = articleLink(article, locale, 'resources-page');
  if (!link) return null;
  return (
    <li>
      <ArticleAnchor link={link} id={article.id}>
        <strong>{article.title}</strong>
        <span>
          {article.category.name}, {formatReadTime(article.read_time)}
          {link.isExternal && ', on Medium'}
        </span>
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </ArticleAnchor>
    </li>
  );
}

/**
 * The buttons that share an article and copy its address. They need scripts. Without scripts, visitors can still share
 * with the browser's own menu.
 */
export function ShareArticle({ title, address }: { readonly title: string; readonly address: string }) {
  return (
    <p
      className="article-share needs-scripts not-printed"
      data-share-title={title}
      data-share-address={address}
      data-needs-script=""
    >
      <button type="button" className="button secondary" data-share="" hidden>
        <Share2 size={18} strokeWidth={1.75} aria-hidden="true" />
        Share
      </button>
      <button type="button" className="button secondary" data-copy="">
        <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
        Copy link
      </button>
      <span role="status" />
    </p>
  );
}
