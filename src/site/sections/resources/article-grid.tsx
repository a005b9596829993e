import '../../styles/tag.css';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ArticleLink } from '#shared/rules/article-link.ts';
import { formatReadTime, splitTags } from '#shared/rules/article-presentation.ts';
import { formatLongDate } from '#shared/rules/dates.ts';
import { ArticleAnchor } from '../article/article-anchor.tsx';
import type { ArticleCardFacts } from './article-card-facts.ts';
import type { ChosenCards } from './load-choice.ts';
import { pageSize } from './resources-address.ts';

/**
 * The cards. The first one is larger. Without scripts, "Show more" loads a page with more cards and scrolls to `#more`,
 * which is the first of the added cards.
 */
export function ArticleGrid({ shown }: { shown: ChosenCards }) {
  const firstOfLastPage = (shown.choice.page - 1) * pageSize - shown.skip;
  return (
    <ul className="article-grid">
      {shown.cards.map((card, index) => (
        <li
          key={card.id}
          id={index > 0 && index === firstOfLastPage ? 'more' : undefined}
          data-article={card.id}
          tabIndex={-1}
        >
          <ArticleCard card={card} isLead={index === 0 && shown.skip === 0} />
        </li>
      ))}
    </ul>
  );
}

export function ResourcesHeading() {
  return (
    <header className="page-heading resources-heading">
      <h1>Voice AI Resources</h1>
      <p>What we know about answering the phone well, with an agent or without one. Read it before you buy anything.</p>
    </header>
  );
}

interface ArticleCardProps {
  readonly card: ArticleCardFacts;
  readonly isLead: boolean;
}

function ArticleCard({ card, isLead }: ArticleCardProps) {
  const { visible, hidden } = splitTags(card.tags);
  return (
    <article className={isLead ? 'article-card lead' : 'article-card'}>
      <p className="article-card-facts note">
        <span>{card.categoryName}</span>
        <span className="article-card-time">{formatReadTime(card.readTime)}</span>
      </p>
      <div className="article-card-head">
        <h2 className="article-card-title" dir="auto">
          {card.title}
        </h2>
        <p className="note">
          Published <time dateTime={card.publishDate}>{formatLongDate(card.publishDate)}</time>
        </p>
      </div>
      <p className="article-card-summary" dir="auto">
        {card.summary}
      </p>
      <div className="article-card-foot">
        {visible.length > 0 && (
          <ul className="tag-list cluster" aria-label="Tags">
            {visible.map((tag) => (
              <TagLink key={tag.name} {...tag} />
            ))}
            {hidden.length > 0 && (
              <li>
                <details className="more-tags">
                  <summary className="tag outline">+{hidden.length} more</summary>
                  <ul className="tag-list cluster">
                    {hidden.map((tag) => (
                      <TagLink key={tag.name} {...tag} />
                    ))}
                  </ul>
                </details>
              </li>
            )}
          </ul>
        )}
        {card.link && <CardLink link={card.link} title={card.title} id={card.id} />}
      </div>
    </article>
  );
}

function TagLink({ name, href }: ArticleCardFacts['tags'][number]) {
  return (
    <li>
      <a className="tag" href={href}>
        {name}
      </a>
    </li>
  );
}

function CardLink({ link, title, id }: { link: ArticleLink; title: string; id: number }) {
  const Icon = link.isExternal ? ArrowUpRight : ArrowRight;
  const words = link.isExternal ? 'Read on Medium' : 'Read article';
  return (
    <ArticleAnchor className="arrow-link" link={link} id={id} aria-label={`${words}: ${title}`}>
      {words}
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
    </ArticleAnchor>
  );
}
