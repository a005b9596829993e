import { useCallback, useState } from 'react';
import { type DeskAddress, writeDeskAddress } from '#dashboard/lists/desk-address.ts';
import {
  addRows,
  dropRows,
  emptySelection,
  raiseVersions,
  refreshRows,
  type Selection,
  toggleRow,
} from './selection.ts';

/** The selected rows of a list, and the functions that change them. */
export interface SelectedRows<Item extends { readonly id: number }> {
  readonly items: readonly Item[];
  has(id: number): boolean;
  toggle(item: Item, isRange: boolean): void;
  /** Selects every row of the page that is shown. */
  selectPage(): void;
  drop(ids: readonly number[]): void;
  /** Sets the new versions of selected rows that have been saved. */
  raise(saved: readonly { readonly id: number; readonly version: number }[]): void;
  clear(): void;
}

/**
 * Stores which rows of a list are selected. Rows stay selected while the person opens other pages of the list. Another
 * search, filter or order clears the selection.
 */
export function useSelection<Item extends { readonly id: number; readonly version: number }>(
  address: DeskAddress,
  rows: readonly Item[],
): SelectedRows<Item> {
  const list = writeDeskAddress({ ...address, page: 1 });
  const [state, setState] = useState<{ list: string; selection: Selection<Item> }>({ list, selection: emptySelection });
  const kept = state.list === list ? state.selection : emptySelection;
  const selection = refreshRows<Item>(kept, rows);
  const change = (next: (selection: Selection<Item>) => Selection<Item>) =>
    setState((current) => ({ list, selection: next(current.list === list ? current.selection : emptySelection) }));
  const clear = useCallback(() => setState((current) => ({ ...current, selection: emptySelection })), []);
  return {
    items: [...selection.items.values()],
    has: (id) => selection.items.has(id),
    toggle: (item, isRange) => change((current) => toggleRow(current, rows, item, isRange)),
    selectPage: () => change((current) => addRows(current, rows)),
    drop: (ids) => change((current) => dropRows(current, ids)),
    raise: (saved) => change((current) => raiseVersions(current, saved)),
    clear,
  };
}
