import type { UseQueryResult } from '@tanstack/react-query';
import { Copy, ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { NativeButton } from '#desk/ui/native-button.tsx';
import { LoadFailure } from '#desk/ui/notice.tsx';
import type { ListPart } from './list-part.ts';
import { Pager } from './pager.tsx';

interface RecordListProps<Item> {
  readonly label: string;
  readonly things: string;
  readonly query: UseQueryResult<ListPart<Item>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly row: (item: Item) => ReactNode;
}

/** Shows the rows of a list and its pager, or says that the list is loading, could not be loaded, or is empty. */
export function RecordList<Item>({ label, things, query, page, onPage, empty, row }: RecordListProps<Item>) {
  const { data } = query;
  return (
    <>
      {query.isError && <LoadFailure text={`The ${things} could not be loaded.`} query={query} />}
      {query.isPending && <Skeleton label={`Loading ${things}`} />}
      {data?.items.length === 0 && (
        <div className="rounded-panel border border-line bg-surface px-6 py-12">{empty}</div>
      )}
      {data && data.items.length > 0 && (
        <>
          <ul
            aria-label={label}
            aria-busy={query.isPlaceholderData}
            className={`overflow-clip rounded-panel border border-line bg-surface transition-opacity duration-150 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {data.items.map(row)}
          </ul>
          <Pager page={page} total={data.total} things={things} onPage={onPage} />
        </>
      )}
    </>
  );
}

export const rowClasses = 'border-line border-t px-3 py-2 first:border-t-0 md:px-5';

interface ListRowProps {
  /** CSS classes of the row that differ from those of the other lists. */
  readonly className?: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A row with a text, and with its buttons at the end or, on a phone, below. */
export function ListRow({ className = 'gap-y-2', actions, children }: ListRowProps) {
  return (
    <li className={`${rowClasses} grid items-center gap-x-6 md:grid-cols-[minmax(0,1fr)_auto] ${className}`}>
      <div className="min-w-0">{children}</div>
      <div className="-mx-3 flex flex-wrap md:mx-0 md:-mr-3 md:justify-end">{actions}</div>
    </li>
  );
}

function Skeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded-panel border border-line">
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
  /** Copies the record. It is `undefined` for records that cannot be copied. */
  readonly onDuplicate?: () => void;
  /** Merges the record into another one. It is `undefined` for records that cannot be merged. */
  readonly onMerge?: () => void;
  /** Address at which visitors see the record. It is `undefined` for records that have none. */
  readonly viewAddress?: string | undefined;
}

/** The buttons and the link View of a row. Their accessible names include the name of the record. */
export function RowActions({ id, name, onEdit, onDelete, onDuplicate, onMerge, viewAddress }: RowActionsProps) {
  return (
    <div className="-mx-3 flex md:mx-0 md:-mr-3 md:justify-end">
      <RowButton look="quiet" aria-label={`Edit ${name}`} onPress={onEdit}>
        Edit
      </RowButton>
      {onDuplicate && (
        <RowButton look="quiet" title="Duplicate" aria-label={`Duplicate ${name}`} onPress={onDuplicate}>
          <Copy aria-hidden className="size-4.5" strokeWidth={1.75} />
        </RowButton>
      )}
      {onMerge && (
        <RowButton look="quiet" aria-label={`Merge ${name}`} onPress={onMerge}>
          Merge
        </RowButton>
      )}
      {viewAddress && (
        <a
          href={viewAddress}
          target="_blank"
          rel="noopener"
          title="View"
          aria-label={`View ${name}`}
          className={`no-underline ${rowButtonClasses} ${looks.quiet}`}
        >
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />
        </a>
      )}
      <RowButton look="quiet-danger" aria-label={`Delete ${name}`} data-desk-delete={id} onPress={onDelete}>
        Delete
      </RowButton>
    </div>
  );
}

const looks = { quiet: 'text-bush hover:bg-fern', 'quiet-danger': 'text-rata hover:bg-rata-tint' } as const;

const rowButtonClasses =
  'inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-field px-3 py-2 text-center font-semibold leading-tight transition-colors duration-150';

interface RowButtonProps extends Omit<ComponentProps<typeof NativeButton>, 'className'> {
  readonly look: keyof typeof looks;
}

export function RowButton({ look, ...props }: RowButtonProps) {
  return <NativeButton {...props} className={`${rowButtonClasses} ${looks[look]}`} />;
}
