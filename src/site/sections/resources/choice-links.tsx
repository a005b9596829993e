import '../../styles/tag.css';
import type { MouseEvent } from 'react';
import type { Locale } from '#shared/rules/locales.ts';
import { type ChosenCards, type FilterCategory, resourcesTexts } from './load-choice.ts';
import { pageSize, type ResourcesChoice, resourcesPath } from './resources-address.ts';

interface CategoryFilterProps {
  readonly locale: Locale;
  readonly categories: readonly FilterCategory[];
  /** Slug of the chosen category. It is empty for All Resources. */
  readonly chosen: string;
  readonly onChoose: (choice: ResourcesChoice) => void;
}

export function CategoryFilter({ locale, categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <nav className="category-filter not-printed" aria-label="Categories">
      <ul>
        {[{ name: resourcesTexts.all, slug: '' }, ...categories].map(({ name, slug }) => (
          <li key={slug}>
            <a
              className="chip"
              href={resourcesPath(locale, { category: slug, page: 1 })}
              aria-current={slug === chosen ? 'page' : undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                onChoose({ category: slug, page: 1 });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns whether a click opens a link in a new tab or window. A script must not handle such a click. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}

interface PageLinksProps {
  readonly locale: Locale;
  readonly shown: ChosenCards;
  readonly isBusy: boolean;
  readonly onNewer: (choice: ResourcesChoice) => void;
  readonly onMore: () => void;
}

export function PageLinks({ locale, shown, isBusy, onNewer, onMore }: PageLinksProps) {
  const { choice, cards, skip, total } = shown;
  const newer = { ...choice, page: Math.max(1, skip / pageSize) };
  const hasMore = skip + cards.length < total;
  if (skip === 0 && !hasMore) return null;
  return (
    <p className="page-links not-printed">
      {skip > 0 && (
        <a
          className="button secondary"
          href={resourcesPath(locale, newer)}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onNewer(newer);
          }}
        >
          Show newer
        </a>
      )}
      {hasMore && (
        <a
          className="button secondary"
          href={`${resourcesPath(locale, { ...choice, page: choice.page + 1 })}#more`}
          aria-busy={isBusy}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            onMore();
          }}
        >
          Show more
        </a>
      )}
    </p>
  );
}
