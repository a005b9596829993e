import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { LoadFailure } from '#desk/ui/notice.tsx';
import { NativeButton } from './button.tsx';
import { deleteMark } from './focus-after-dialog.ts';
import type { ListPart } from './list-part.ts';
import { Pager } from './pager.tsx';

/** How the rows of a list are put together: the key of a row's group, and what is said above the group. */
export interface RowGroups<Item> {
  readonly keyOf: (item: Item) => string;
  readonly heading: (key: string) => ReactNode;
}

interface RecordListProps<Item> {
  readonly label: string;
  readonly things: string;
  readonly query: UseQueryResult<ListPart<Item>>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly empty: ReactNode;
  readonly row: (item: Item) => ReactNode;
  readonly groups?: RowGroups<Item> | undefined;
  /** Whether the items are cards side by side in place of rows. */
  readonly isGrid?: boolean | undefined;
}

/** Shows the rows of a list and its pager, or says that the list is loading, could not be loaded, or is empty. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const { label, things, query, page, onPage, empty, row, groups, isGrid = false } = props;
  const { data } = query;
  return (
    <>
      {query.isError && <LoadFailure text={`The ${things} could not be loaded.`} query={query} />}
      {query.isPending && <Skeleton label={`Loading ${things}`} />}
      {data?.items.length === 0 && empty}
      {data && data.items.length > 0 && (
        <>
          <div
            aria-busy={query.isPlaceholderData}
            className={`grid gap-6 transition-opacity duration-150 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {groups ? (
              [...Map.groupBy(data.items, groups.keyOf)].map(([key, items]) => (
                <section key={key} aria-labelledby={`group-${key}`}>
                  <div className="mb-2">{groups.heading(key)}</div>
                  <ul aria-labelledby={`group-${key}`} className={listClasses}>
                    {items.map(row)}
                  </ul>
                </section>
              ))
            ) : (
              <ul aria-label={label} className={isGrid ? gridClasses : listClasses}>
                {data.items.map(row)}
              </ul>
            )}
          </div>
          <Pager page={page} total={data.total} things={things} onPage={onPage} />
        </>
      )}
    </>
  );
}

export const listClasses = 'overflow-clip rounded-panel border border-line bg-surface';

const gridClasses =
  'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]';

/** The heading of a group of rows, with what to do about them. */
export function GroupHeading({
  of,
  children,
  text,
}: {
  readonly of: string;
  readonly children: ReactNode;
  readonly text?: string;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <h3 id={`group-${of}`} className="flex items-baseline gap-2 text-lg leading-tight sm:text-xl">
        {children}
      </h3>
      {text && <p className="max-w-[90ch] text-muted text-sm">{text}</p>}
    </div>
  );
}

export const rowClasses = 'min-h-12 border-line border-t px-3 py-2 first:border-t-0 md:px-5';

/** A button or a link of a row. Its accessible name includes the name of the record. */
export interface RowAction {
  readonly text: ReactNode;
  readonly name: string;
  readonly onPress?: () => void;
  /** The address that opens in a new tab. It makes the action a link. */
  readonly href?: string | undefined;
  readonly title?: string;
  readonly isDanger?: boolean;
  /** Whether a phone has no room for it in the row. */
  readonly isWideOnly?: boolean;
  /** Whether the button does nothing for now. It is not disabled, because a disabled button loses the focus. */
  readonly isPending?: boolean;
  /** Marks the button, so that the focus can move to it. */
  readonly mark?: string;
}

const actionClasses =
  'inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-field px-2.5 py-2 text-left font-semibold text-sm leading-tight no-underline transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-50';
const looks = { quiet: 'text-bush hover:bg-shade', danger: 'text-muted hover:bg-rata-tint hover:text-rata' } as const;

function RowButton({ text, name, onPress, href, title, isDanger, isWideOnly, isPending, mark }: RowAction) {
  const shared = {
    'aria-label': name,
    title,
    className: `${actionClasses} ${isDanger ? looks.danger : looks.quiet} ${isWideOnly ? 'max-sm:hidden' : ''}`,
    children: text,
  };
  if (href) return <a {...shared} href={href} target="_blank" rel="noopener" />;
  return (
    <NativeButton
      {...shared}
      aria-disabled={isPending || undefined}
      data-desk-row={mark}
      onPress={() => isPending || onPress?.()}
    />
  );
}

export type RowActionList = readonly (RowAction | false | null | undefined)[];

export function deleteAction(id: number, name: string, onPress: () => void): RowAction {
  return { text: 'Delete', name: `Delete ${name}`, onPress, isDanger: true, mark: deleteMark(id) };
}

/** The buttons of a row. They are at its end or, if a phone has no room there, below its text. */
export function RowActions({ actions }: { readonly actions: RowActionList }) {
  return (
    <div className="-mr-2.5 flex flex-wrap justify-end">
      {actions.map((action) => action && <RowButton key={action.name} {...action} />)}
    </div>
  );
}

interface ListRowProps {
  /** CSS classes of the row that differ from those of the other lists. */
  readonly className?: string;
  readonly actions?: RowActionList;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Columns between the text and the buttons. */
  readonly columns?: ReactNode;
}

/** CSS class of a column that stands beside the heading of its row on a phone. */
export const besideHeading = 'max-md:-order-1';

/**
 * A row with a heading, further lines in small letters, and buttons. On a phone the buttons are beside the last line,
 * or below it if they have no room there.
 */
export function ListRow({
  className = 'md:grid-cols-[minmax(0,1fr)_auto]',
  actions,
  title,
  children,
  columns,
}: ListRowProps) {
  return (
    <li className={`${rowClasses} grid gap-x-4 text-sm md:items-center md:gap-x-6 ${className}`}>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5 md:contents">
        <div className="max-md:contents min-w-0 flex-wrap items-baseline gap-x-3 max-md:[&>p:not(:last-child)]:w-full md:flex md:[&>p:last-child]:w-full">
          {title && <RowHeading>{title}</RowHeading>}
          {children}
        </div>
        {columns}
        {actions && (
          <div className="-my-2 ml-auto max-md:order-last md:-my-1.5">
            <RowActions actions={actions} />
          </div>
        )}
      </div>
    </li>
  );
}

/** The heading of a row. Its parts are side by side, such as a name and a badge. */
export function RowHeading({ children, ...heading }: ComponentProps<'h3'>) {
  return (
    <h3
      {...heading}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-wrap text-base leading-snug [overflow-wrap:anywhere] max-md:-order-2"
    >
      {children}
    </h3>
  );
}

function Skeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="rounded-panel border border-line">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((line) => (
        <div key={line} className={rowClasses}>
          <div className="grid min-h-12 animate-breathe content-center gap-2">
            <div className="h-4 w-2/5 rounded bg-shade" />
            <div className="h-3.5 w-3/5 rounded bg-shade" />
          </div>
        </div>
      ))}
    </div>
  );
}

export interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="rounded-panel border border-line bg-surface px-6 py-8">
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
    </div>
  );
}
