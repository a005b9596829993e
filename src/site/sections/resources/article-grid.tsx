import { ArticleCard } from './article-card.tsx';
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

/** The heading of the Resources page (product 3.1). */
export function ResourcesHeading() {
  return (
    <header className="page-heading resources-heading">
      <h1>Voice AI Resources</h1>
      <p>What we know about answering the phone well, with an agent or without one. Read it before you buy anything.</p>
    </header>
  );
}
