import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useDesk } from '#desk/desk-context.ts';
import { allCategories, allTags } from '#desk/taxonomy/taxonomy-kind.ts';
import { type DeskAddress, trashStatus, useDeskAddress } from '#desk/ui/desk-address.ts';
import { AddressMenu, FilterMenu } from '#desk/ui/filter-menu.tsx';
import { lazyPart } from '#desk/ui/lazy-place.tsx';
import { popoverClasses } from '#desk/ui/select-field.tsx';
import { articlesQueryOf } from './article-kind.ts';

const anyChoice = 'any';

const states = [
  { id: anyChoice, name: 'Any state' },
  { id: 'published', name: 'Published' },
  { id: 'draft', name: 'Draft' },
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'featured', name: 'Featured' },
  { id: 'attention', name: 'Needs attention' },
  { id: trashStatus, name: 'In Trash' },
] as const;

const orders = [
  { id: 'newest', name: 'Newest first' },
  { id: 'oldest', name: 'Oldest first' },
  { id: 'title', name: 'Title A–Z' },
  { id: '-title', name: 'Title Z–A' },
  { id: 'updated', name: 'Last changed' },
] as const;

const MoreFilterFields = lazyPart(async () => (await import('./more-filter-fields.tsx')).MoreFilterFields, {
  failure: 'The filters could not be loaded.',
  waiting: <p role="status">Loading the filters</p>,
});

/** The filters and the order of the list of articles. The URL contains all of them. */
export function ArticleFilters() {
  const { api } = useDesk();
  const [address, goTo] = useDeskAddress();
  const { data: categories = [] } = useQuery(allCategories(api));
  const { status, sort } = articlesQueryOf(address);
  return (
    <>
      <FilterMenu
        label="Category"
        options={[{ id: anyChoice, name: 'Any category' }, ...categories]}
        value={categories.some(({ id }) => id === address.category) ? (address.category ?? anyChoice) : anyChoice}
        onChange={(id) => goTo({ ...address, category: id === anyChoice ? undefined : Number(id), page: 1 })}
      />
      <AddressMenu label="State" options={states} part="status" value={status} />
      <MoreFilters />
      <div className="flex min-w-0 grow sm:grow-0 lg:ml-auto">
        <AddressMenu label="Order" options={orders} part="sort" value={sort} />
      </div>
    </>
  );
}

function MoreFilters() {
  const { api } = useDesk();
  const [address, goTo] = useDeskAddress();
  const [isOpen, setIsOpen] = useState(false);
  const tags = useQuery({ ...allTags(api), enabled: address.tag !== undefined });
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
        {/* All filters must fit in one row, so a narrower one has only the icon while nothing is chosen. */}
        <span className={`max-w-48 truncate ${chosen ? '' : 'lg:max-xl:sr-only'}`}>{chosen || 'Tag and date'}</span>
      </Button>
      {/* biome-ignore lint/a11y/useValidAriaValues: only the dialog in the popover has a name. */}
      <Popover aria-labelledby="" placement="bottom end" className={`${popoverClasses.replace('max-h-80 ', '')} w-76`}>
        <Dialog aria-label="Tag and date" className="p-3 outline-none">
          {({ close }) => (
            <MoreFilterFields
              address={address}
              onApply={(chosen) => {
                close();
                goTo({ ...address, ...chosen, page: 1 });
              }}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Returns the chosen tag and dates in words, or an empty text. Example: "Phone, from 2026-01-01". */
export function chosenText({ tag, from, to }: DeskAddress, tagName: string | undefined): string {
  const dates = from && to ? [`${from} to ${to}`] : [...(from ? [`from ${from}`] : []), ...(to ? [`to ${to}`] : [])];
  return [...(tag === undefined ? [] : [tagName ?? 'One tag']), ...dates].join(', ');
}
