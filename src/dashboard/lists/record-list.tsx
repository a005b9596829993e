import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '#dashboard/ui/button.tsx';
import { FailureNotice } from '#dashboard/ui/notice.tsx';
import { RowButton } from '#dashboard/ui/row-button.tsx';
import type { ListPart } from './list-part.ts';
import { Pager } from './pager.tsx';

interface RecordListProps<Item> {
  readonly label: string;
  /** The noun of the rows, in the plural. */
  readonly things: string;
  readonly query: UseQueryResult<ListPart<Item>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly row: (item: Item) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, or its rows with the pager. */
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

/** Classes of a row: a card on a phone, a line on a wide screen. */
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

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Explains why a list is empty and what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 text-center">
      <svg aria-hidden="true" viewBox="0 0 160 32" className="h-8 w-40 text-bush" fill="none">
        <path
          d="M0 16h36c4 0 5-6 8-6s4 14 8 14 5-22 9-22 5 28 9 28 5-20 9-20 5 12 8 12 4-6 8-6h65"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <h3 className="text-xl">{title}</h3>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}

interface RowActionsProps {
  readonly id: number;
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and Delete of a row; their accessible names include the record's name. */
export function RowActions({ id, name, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="-mx-3 -mb-2 flex md:mb-0 md:mx-0 md:-mr-3 md:justify-end">
      <RowButton look="quiet" aria-label={`Edit ${name}`} onPress={onEdit}>
        Edit
      </RowButton>
      <RowButton look="quiet-danger" aria-label={`Delete ${name}`} data-desk-delete={id} onPress={onDelete}>
        Delete
      </RowButton>
    </div>
  );
}
