import { formatReadTime, splitTags } from '#domain/article-presentation.ts';
import { formatLongDate } from '#domain/dates.ts';
import type { Locale } from '#domain/locales.ts';
import { type ArticleCardFacts, cardLink } from './article-card-facts.ts';

interface ArticleCardProps {
  readonly card: ArticleCardFacts;
  readonly locale: Locale;
  /** The first of a list, set larger. */
  readonly isLead: boolean;
}

/** An article in the Resources list (specification 2, Resources). */
export function ArticleCard({ card, locale, isLead }: ArticleCardProps) {
  const { visible, hiddenCount } = splitTags(card.tagNames);
  return (
    <article className={isLead ? 'resource-card resource-card-lead' : 'resource-card'}>
      <p className="resource-card-facts">
        <span>{card.categoryName}</span>
        <span className="resource-card-read-time">{formatReadTime(card.readTime)}</span>
      </p>
      <h2 className="resource-card-title">{card.title}</h2>
      <p className="resource-card-date">
        Published <time dateTime={card.publishDate}>{formatLongDate(card.publishDate)}</time>
      </p>
      <p className="resource-card-summary">{card.summary}</p>
      {visible.length > 0 && (
        <ul className="tag-list" aria-label="Tags">
          {visible.map((name) => (
            <li key={name} className="tag">
              {name}
            </li>
          ))}
          {hiddenCount > 0 && <li className="tag tag-more">+{hiddenCount} more</li>}
        </ul>
      )}
      <CardAction card={card} locale={locale} />
    </article>
  );
}

function CardAction({ card, locale }: Pick<ArticleCardProps, 'card' | 'locale'>) {
  const link = cardLink(card, locale);
  if (!link) return null;
  if (link.kind === 'page') {
    return (
      <a className="resource-card-link" href={link.href}>
        Read article<span className="visually-hidden">: {card.title}</span>
      </a>
    );
  }
  return (
    <a className="resource-card-link" href={link.href} target="_blank" rel="noopener">
      Read on Medium<span className="visually-hidden">: {card.title} (opens in a new tab)</span>
    </a>
  );
}
