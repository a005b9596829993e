import '../../styles/tag.css';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
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
            <ChoiceLink
              className="chip"
              href={resourcesPath(locale, { category: slug, page: 1 })}
              aria-current={slug === chosen ? 'page' : undefined}
              onChoose={(link) => {
                link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                onChoose({ category: slug, page: 1 });
              }}
            >
              {name}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChoiceLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly onChoose: (link: HTMLAnchorElement) => void;
}

/** A link that calls `onChoose` when it is pressed. A press that opens a new tab or window is left to the browser. */
export function ChoiceLink({ href, onChoose, children, ...link }: ChoiceLinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onChoose(event.currentTarget);
  };
  return (
    <a {...link} href={href} onClick={press}>
      {children}
    </a>
  );
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
        <ChoiceLink className="button secondary" href={resourcesPath(locale, newer)} onChoose={() => onNewer(newer)}>
          Show newer
        </ChoiceLink>
      )}
      {hasMore && (
        <ChoiceLink
          className="button secondary"
          href={`${resourcesPath(locale, { ...choice, page: choice.page + 1 })}#more`}
          aria-busy={isBusy}
          onChoose={onMore}
        >
          Show more
        </ChoiceLink>
      )}
    </p>
  );
}
