import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskAddress, GoTo } from './desk-address.ts';
import { ListHeader } from './list-header.tsx';
import type { ListPart } from './list-part.ts';
import { RecordList } from './record-list.tsx';
import { ListSearch } from './search-box.tsx';

/** A panel whose search, filters and page are in the desk's address. */
export interface PanelProps {
  readonly address: DeskAddress;
  readonly goTo: GoTo;
}

interface ListPanelProps<Item> extends Partial<PanelProps> {
  /** Start of the id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly things: string;
  /** Label of the search field. Without it, the list has no search. */
  readonly search?: string;
  readonly filters?: ReactNode;
  readonly action?: ReactNode;
  readonly lead?: ReactNode;
  readonly query: UseQueryResult<ListPart<Item>>;
  readonly row: (item: Item) => ReactNode;
  readonly empty: ReactNode;
  readonly notices?: ReactNode;
  /** What comes after the list: other sections and the open dialogs. */
  readonly children?: ReactNode;
}

/** A page or tab of the desk that lists records: its heading, search, filters and rows. */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { id, title, things, search, filters, action, lead, query, row, empty, address, goTo, notices, children } =
    props;
  return (
    <section aria-labelledby={`${id}-heading`}>
      <ListHeader
        id={`${id}-heading`}
        title={title}
        filters={
          <>
            {search && address && goTo && <ListSearch label={search} address={address} goTo={goTo} />}
            {filters}
          </>
        }
        action={action}
      />
      {lead && <p className="mb-4 max-w-[70ch] text-muted">{lead}</p>}
      {notices}
      <RecordList
        label={title}
        things={things}
        query={query}
        page={address?.page ?? 1}
        onPage={(page) => address && goTo?.({ ...address, page })}
        row={row}
        empty={empty}
      />
      {children}
    </section>
  );
}
