import { useCallback, useState } from 'react';
import { type DeskAddress, writeDeskAddress } from '#desk/ui/desk-address.ts';
import { bulkMaximum } from '#shared/api/bulk-contract.ts';

interface Row {
  readonly id: number;
}

interface VersionedRow extends Row {
  readonly version: number;
}

/**
 * The selected rows of a list, by id. `anchor` is the id of the row whose checkbox was clicked last. A click with Shift
 * changes all rows from that row to the clicked one.
 */
export interface Selection<Item extends Row> {
  readonly items: ReadonlyMap<number, Item>;
  readonly anchor: number | undefined;
}

export const emptySelection = { items: new Map<number, never>(), anchor: undefined } as const;

/**
 * Returns the selection after a click on the checkbox of `item`. The click selects the row, or deselects it if it was
 * selected. With `isRange`, the click does the same to all rows from `anchor` to `item`. At most `bulkMaximum` rows are
 * selected.
 */
export function toggleRow<Item extends Row>(
  selection: Selection<Item>,
  rows: readonly Item[],
  item: Item,
  isRange: boolean,
): Selection<Item> {
  const isSelected = !selection.items.has(item.id);
  const [start, end] = [selection.anchor ?? item.id, item.id].map((id) => rows.findIndex((row) => row.id === id));
  const range =
    isRange && start !== undefined && end !== undefined && start >= 0 && end >= 0
      ? rows.slice(Math.min(start, end), Math.max(start, end) + 1)
      : [item];
  return {
    items: isSelected ? withRows(selection.items, range) : withoutRows(selection.items, range),
    anchor: item.id,
  };
}

export function addRows<Item extends Row>(selection: Selection<Item>, rows: readonly Item[]): Selection<Item> {
  return { ...selection, items: withRows(selection.items, rows) };
}

export function dropRows<Item extends Row>(selection: Selection<Item>, rows: readonly Row[]): Selection<Item> {
  return { ...selection, items: withoutRows(selection.items, rows) };
}

/**
 * Returns the selection in which each row has the newer version that is in `rows`, if any. A request then sends the
 * versions that the person sees.
 */
export function refreshRows<Item extends VersionedRow>(
  selection: Selection<Item>,
  rows: readonly VersionedRow[],
): Selection<Item> {
  const newer = rows.flatMap((row) => {
    const selected = selection.items.get(row.id);
    return selected && selected.version < row.version ? [{ ...selected, ...row }] : [];
  });
  return newer.length === 0 ? selection : addRows(selection, newer);
}

function withRows<Item extends Row>(items: ReadonlyMap<number, Item>, rows: readonly Item[]) {
  const added = new Map(items);
  for (const row of rows) if (added.has(row.id) || added.size < bulkMaximum) added.set(row.id, row);
  return added;
}

function withoutRows<Item extends Row>(items: ReadonlyMap<number, Item>, rows: readonly Row[]) {
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...items].filter(([id]) => !gone.has(id)));
}

export type SelectedRows<Item extends VersionedRow> = ReturnType<typeof useSelection<Item>>;

/**
 * Stores which rows of a list are selected. Rows stay selected while the person opens other pages of the list. Another
 * search, filter or order clears the selection.
 */
export function useSelection<Item extends VersionedRow>(address: DeskAddress, rows: readonly Item[]) {
  const list = writeDeskAddress({ ...address, page: 1 });
  const [state, setState] = useState<{ list: string; selection: Selection<Item> }>({ list, selection: emptySelection });
  const kept = state.list === list ? state.selection : emptySelection;
  const selection = refreshRows<Item>(kept, rows);
  const change = useCallback(
    (next: (selection: Selection<Item>) => Selection<Item>) =>
      setState((current) => ({ list, selection: next(current.list === list ? current.selection : emptySelection) })),
    [list],
  );
  const toggle = useCallback(
    (item: Item, isRange: boolean) => change((current) => toggleRow(current, rows, item, isRange)),
    [change, rows],
  );
  const clear = useCallback(() => setState((current) => ({ ...current, selection: emptySelection })), []);
  return {
    items: [...selection.items.values()],
    has: (id: number) => selection.items.has(id),
    toggle,
    selectPage: () => change((current) => addRows(current, rows)),
    drop: (gone: readonly Row[]) => change((current) => dropRows(current, gone)),
    raise: (saved: readonly VersionedRow[]) => change((current) => refreshRows(current, saved)),
    clear,
  };
}
