import type { Locale } from '#domain/locales.ts';
import { opensElsewhere } from './category-filter.tsx';
import type { ChosenCards } from './load-choice.ts';
import { pageSize, type ResourcesChoice, resourcesPath } from './resources-address.ts';

interface PageLinksProps {
  readonly locale: Locale;
  readonly shown: ChosenCards;
  readonly isBusy: boolean;
  readonly onNewer: (choice: ResourcesChoice) => void;
  readonly onMore: () => void;
}

/** Links to the previous and the next cards, which work without scripts. */
export function PageLinks({ locale, shown, isBusy, onNewer, onMore }: PageLinksProps) {
  const { choice, cards, skip, total } = shown;
  const newer = { ...choice, page: Math.max(1, skip / pageSize) };
  const hasMore = skip + cards.length < total;
  if (skip === 0 && !hasMore) return null;
  return (
    <p className="page-links">
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
