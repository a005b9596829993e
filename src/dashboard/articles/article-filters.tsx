import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import type { DeskAddress, GoTo } from '#dashboard/lists/desk-address.ts';
import { SearchBox } from '#dashboard/lists/search-box.tsx';
import { allCategories } from '#dashboard/taxonomy/taxonomy-kind.ts';
import { FilterMenu } from '#dashboard/ui/filter-menu.tsx';
import { articlesQueryOf } from './article-kind.ts';
import { MoreFilters } from './more-filters.tsx';

const anyChoice = 'any';

const states = [
  { id: anyChoice, name: 'Any state' },
  { id: 'published', name: 'Published' },
  { id: 'draft', name: 'Draft' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'featured', name: 'Featured' },
] as const;

const orders = [
  { id: 'newest', name: 'Newest first' },
  { id: 'oldest', name: 'Oldest first' },
  { id: 'title', name: 'Title A–Z' },
  { id: '-title', name: 'Title Z–A' },
  { id: 'updated', name: 'Last changed' },
] as const;

interface ArticleFiltersProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** The search field of the list of articles. */
export function ArticleSearch({ address, goTo }: ArticleFiltersProps) {
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);
  return <SearchBox label="Find an article" value={address.q} onSearch={search} />;
}

/** The filters and the order of the list of articles. The URL contains all of them (product 8.16). */
export function ArticleFilters({ address, goTo }: ArticleFiltersProps) {
  const { api } = useDesk();
  const { data: categories = [] } = useQuery(allCategories(api));
  const { status, sort } = articlesQueryOf(address);
  const chosen = (id: string | number) => (id === anyChoice ? undefined : String(id));
  return (
    <>
      <FilterMenu
        label="Category"
        options={[{ id: anyChoice, name: 'Any category' }, ...categories]}
        value={categories.some(({ id }) => id === address.category) ? (address.category ?? anyChoice) : anyChoice}
        onChange={(id) => goTo({ ...address, category: id === anyChoice ? undefined : Number(id), page: 1 })}
      />
      <FilterMenu
        label="State"
        options={states}
        value={status ?? anyChoice}
        onChange={(id) => goTo({ ...address, status: chosen(id), page: 1 })}
      />
      <MoreFilters address={address} goTo={goTo} />
      <FilterMenu
        label="Order"
        options={orders}
        value={sort ?? 'newest'}
        onChange={(id) => goTo({ ...address, sort: id === 'newest' ? undefined : String(id), page: 1 })}
      />
    </>
  );
}
