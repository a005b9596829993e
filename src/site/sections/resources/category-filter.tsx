import '../../styles/tag.css';
import type { MouseEvent } from 'react';
import type { Locale } from '#domain/locales.ts';
import { type FilterCategory, resourcesTexts } from './load-choice.ts';
import { type ResourcesChoice, resourcesPath } from './resources-address.ts';

interface CategoryFilterProps {
  readonly locale: Locale;
  readonly categories: readonly FilterCategory[];
  /** Slug of the chosen category; empty for All Resources. */
  readonly chosen: string;
  readonly onChoose: (choice: ResourcesChoice) => void;
}

/** All Resources and one link per category, which work without scripts (product 3.1 and 3.7). */
export function CategoryFilter({ locale, categories, chosen, onChoose }: CategoryFilterProps) {
  return (
    <nav className="category-filter" aria-label="Categories">
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

/** Returns whether a click opens a new tab or window, which is left to the browser. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
