import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories, allTags } from '#desk/taxonomy/taxonomy-kind.ts';
import type { DeskAddress, GoTo } from '#desk/ui/desk-address.ts';
import { FilterMenu } from '#desk/ui/filter-menu.tsx';
import { SearchBox } from '#desk/ui/search-box.tsx';
import { popoverClasses } from '#desk/ui/select-field.tsx';
import { articlesQueryOf } from './article-kind.ts';
import { chosenText } from './more-filters-labels.ts';

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

export function ArticleSearch({ address, goTo }: ArticleFiltersProps) {
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);
  return <SearchBox label="Find an article" value={address.q} onSearch={search} />;
}

/** The filters and the order of the list of articles. The URL contains all of them. */
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

interface MoreFiltersProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

/** Loads the code of the fields when the popover first opens. */
const fieldsCode = {
  queryKey: ['code', 'more-filters'],
  queryFn: () => import('./more-filter-fields.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** The button for the filters by tag and publish date. Its label contains the chosen tag and dates. */
function MoreFilters({ address, goTo }: MoreFiltersProps) {
  const { api } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  const tags = useQuery({ ...allTags(api), enabled: address.tag !== undefined });
  const code = useQuery({ ...fieldsCode, enabled: isOpen });
  const chosen = chosenText(address, tags.data?.find(({ id }) => id === address.tag)?.name);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button
        aria-label={`Tag and date: ${chosen || 'any'}`}
        className="flex min-h-target min-w-0 grow cursor-pointer items-center gap-2 rounded-field border border-control-line bg-surface px-3 py-2 text-left sm:grow-0"
      >
        <span title="Tag and date" className="contents">
          <SlidersHorizontal aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        </span>
        {/*
         * On wide screens, all filters must fit in one row. So the button shows only its icon while nothing is chosen.
         */}
        <span className={`max-w-48 truncate ${chosen ? '' : 'lg:sr-only'}`}>{chosen || 'Tag and date'}</span>
      </Button>
      <Popover placement="bottom end" className={`${popoverClasses.replace('max-h-80 ', '')} w-76`}>
        <Dialog aria-label="Tag and date" className="p-3 outline-none">
          {({ close }) =>
            code.data ? (
              <code.data.MoreFilterFields
                address={address}
                onApply={(chosen) => {
                  close();
                  goTo({ ...address, ...chosen, page: 1 });
                }}
              />
            ) : (
              <p role={code.isError ? 'alert' : 'status'}>
                {code.isError ? 'The filters could not be loaded. Close this and try again.' : 'Loading the filters'}
              </p>
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
