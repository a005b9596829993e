import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import type { ListPart } from './list-part.ts';
import { Pager } from './pager.tsx';

interface RecordListProps<Item> {
  readonly label: string;
  /** What is listed, in the plural. */
  readonly things: string;
  readonly query: UseQueryResult<ListPart<Item>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly row: (item: Item) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, or its rows with the pages underneath. */
export function RecordList<Item>({ label, things, query, page, onPage, empty, row }: RecordListProps<Item>) {
  const { data } = query;
  return (
    <>
      {query.isError && (
        <FailureNotice text={`The ${things} could not be loaded.`}>
          <ActionButton look="quiet-danger" isDisabled={query.isFetching} onPress={() => query.refetch()}>
            {query.isFetching ? 'Trying…' : 'Try Again'}
          </ActionButton>
        </FailureNotice>
      )}
      {query.isPending && <Skeleton label={`Loading ${things}`} />}
      {data?.items.length === 0 && (
        <div className="rounded-panel border border-line bg-surface px-6 py-12">{empty}</div>
      )}
      {data && data.items.length > 0 && (
        <>
          <ul
            aria-label={label}
            aria-busy={query.isPlaceholderData}
            className={`grid gap-3 transition-opacity duration-150 md:gap-0 md:overflow-clip md:rounded-panel md:border md:border-line md:bg-surface ${query.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {data.items.map(row)}
          </ul>
          <Pager page={page} total={data.total} things={things} onPage={onPage} />
        </>
      )}
    </>
  );
}

/** One row of a list: a card on a phone, a line on a wide screen. */
export const rowClasses =
  'rounded-panel border border-line bg-surface p-4 md:rounded-none md:border-0 md:border-t md:px-5 md:py-3 md:first:border-t-0';

function Skeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3 md:gap-0 md:rounded-panel md:border md:border-line">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((line) => (
        <div key={line} className={rowClasses}>
          <div className="grid min-h-12 animate-breathe content-center gap-2">
            <div className="h-4 w-2/5 rounded bg-fern" />
            <div className="h-3.5 w-3/5 rounded bg-fern" />
          </div>
        </div>
      ))}
    </div>
  );
}
