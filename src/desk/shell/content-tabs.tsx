import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef } from 'react';
import { formatCount } from '#shared/rules/numbers.ts';
import { listArticles } from '../articles/article-kind.ts';
import { ArticlesPanel } from '../articles/articles-panel.tsx';
import { useDesk } from '../desk-context.ts';
import { categoryKind, listTaxonomy, tagKind } from '../taxonomy/taxonomy-kind.ts';
import { TaxonomyPanel } from '../taxonomy/taxonomy-panel.tsx';
import { type DeskTab, deskTabs, trashStatus, useDeskAddress } from '../ui/desk-address.ts';
import { lazyPlace } from '../ui/lazy-place.tsx';
import { tabClasses, tabsClasses } from './desk-nav.tsx';

const TrashPlace = lazyPlace('Trash', async () => (await import('../articles/trash-panel.tsx')).TrashPanel);

const tabNames: Record<DeskTab, string> = { articles: 'Articles', categories: 'Categories', tags: 'Tags' };

/**
 * The three tabs of the desk. They are native elements, because React Aria's tabs would render the whole desk twice
 * before it is shown. The arrow keys, Home and End select a tab and focus it.
 */
export function ContentTabs({ onTab }: { readonly onTab: (tab: DeskTab) => void }) {
  const totals = useTotals();
  const [{ tab: selected, status }] = useDeskAddress();
  const isTrash = status === trashStatus;
  const id = useId();
  const buttons = useRef(new Map<DeskTab, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const next = hasModifier ? undefined : tabAfterKey(event.key, selected);
    if (!next) return;
    event.preventDefault();
    buttons.current.get(next)?.focus();
    onTab(next);
  };
  return (
    <div>
      <div role="tablist" aria-label="What to manage" aria-orientation="horizontal" className={tabsClasses}>
        {deskTabs.map((tab) => (
          <button
            key={tab}
            ref={(button) => {
              if (button) buttons.current.set(tab, button);
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab}`}
            aria-selected={tab === selected}
            {...(tab === selected ? { 'aria-controls': `${id}-panel` } : { tabIndex: -1 })}
            onClick={(event) => {
              // Safari does not focus a button that is clicked.
              event.currentTarget.focus();
              onTab(tab);
            }}
            onKeyDown={onKeyDown}
            className={`${tabClasses} aria-selected:border-wattle aria-selected:text-ink`}
          >
            {tabNames[tab]}
            {totals[tab] !== undefined && <span className="font-normal text-muted">{formatCount(totals[tab])}</span>}
          </button>
        ))}
      </div>
      <div key={selected} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`}>
        {isTrash && <TrashPlace />}
        {!isTrash && selected === 'articles' && <ArticlesPanel />}
        {!isTrash && selected === 'categories' && <TaxonomyPanel kind={categoryKind} />}
        {!isTrash && selected === 'tags' && <TaxonomyPanel kind={tagKind} />}
      </div>
    </div>
  );
}

function tabAfterKey(key: string, selected: DeskTab): DeskTab | undefined {
  const at = deskTabs.indexOf(selected);
  if (key === 'ArrowRight') return deskTabs[(at + 1) % deskTabs.length];
  if (key === 'ArrowLeft') return deskTabs.at(at - 1);
  if (key === 'Home') return deskTabs[0];
  return key === 'End' ? deskTabs.at(-1) : undefined;
}

/** Returns how many articles, categories and tags there are. Each number is `undefined` until it has been fetched. */
function useTotals(): Record<DeskTab, number | undefined> {
  const { api } = useDesk();
  const one = { limit: 1 };
  return {
    articles: useQuery(listArticles(api, one)).data?.total,
    categories: useQuery(listTaxonomy(api, categoryKind, one)).data?.total,
    tags: useQuery(listTaxonomy(api, tagKind, one)).data?.total,
  };
}
