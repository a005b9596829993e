import { useCallback } from 'react';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { SearchBox } from '#dashboard/lists/search-box.tsx';
import type { GoTo } from '#dashboard/lists/use-desk-address.ts';
import { FilterMenu } from '#dashboard/ui/filter-menu.tsx';
import { enquiryFilterOf } from './list-enquiries.ts';

const anyState = 'any';

const states = [
  { id: anyState, name: 'New and done' },
  { id: 'new', name: 'New' },
  { id: 'done', name: 'Done' },
  { id: 'suspected', name: 'Suspected spam' },
  { id: 'undelivered', name: 'Not passed on' },
] as const;

/** Search and state of the enquiries. */
export function EnquiryFilters({ address, goTo }: { readonly address: DeskAddress; readonly goTo: GoTo }) {
  const search = useCallback((q: string) => goTo({ ...address, q, page: 1 }, 'replace'), [address, goTo]);
  return (
    <>
      <SearchBox label="Find an enquiry" value={address.q} onSearch={search} />
      <FilterMenu
        label="State"
        options={states}
        value={enquiryFilterOf(address).status ?? anyState}
        onChange={(id) => goTo({ ...address, status: id === anyState ? undefined : String(id), page: 1 })}
      />
    </>
  );
}
