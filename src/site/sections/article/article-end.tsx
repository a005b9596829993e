import { ArrowRight, Link2, Share2 } from 'lucide-react';
import { demoAgents, demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import { capitalise } from '#demo-agents/text/translated.ts';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { type DemoAgentKey, demoAgentCount, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { articleLink } from '#shared/rules/article-link.ts';
import { formatReadTime } from '#shared/rules/article-presentation.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { demoAddress } from '../demo/demo-choice.ts';
import { ArticleAnchor } from './article-anchor.tsx';

interface ArticleEndProps {
  readonly article: PublicArticle;
  readonly locale: Locale;
  readonly nextReads: readonly PublicArticle[];
}

/** The part below an article: the demo that suits its topic, and the articles to read next. */
export function ArticleEnd({ article, locale, nextReads }: ArticleEndProps) {
  const key = fittingDemo(article);
  const demo = demoAgents.find((agent) => agent.key === key);
  return (
    <aside className="article-end not-printed" aria-label="What to read and try next">
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
        <span className="note">
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
      className="article-share actions needs-scripts not-printed"
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

/** Points for each word of a trade, by the part of the article that contains the word. */
const weights = { title: 5, tags: 5, summary: 3, content: 1 };

/**
 * Returns the demo agent whose trade an article mentions most, or `undefined` if it mentions none. Words in title and
 * tags count more than words in the text.
 */
export function fittingDemo({
  title,
  tags,
  summary,
  content,
}: Pick<PublicArticle, 'title' | 'tags' | 'summary' | 'content'>): DemoAgentKey | undefined {
  const parts = [
    [title, weights.title],
    [tags.map(({ name }) => name).join(' '), weights.tags],
    [summary, weights.summary],
    [content ?? '', weights.content],
  ] as const;
  const score = (key: DemoAgentKey) =>
    parts.reduce(
      (sum, [text, weight]) => sum + (text.match(demoBusinesses[key].articleWords)?.length ?? 0) * weight,
      0,
    );
  const [best] = demoAgentKeys
    .map((key) => ({ key, score: score(key) }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.key : undefined;
}
