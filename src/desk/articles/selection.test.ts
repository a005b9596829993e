import { expect, test } from 'vitest';
import { addRows, dropRows, emptySelection, refreshRows, type Selection, toggleRow } from './selection.ts';

interface Row {
  readonly id: number;
  readonly version: number;
}

const rows: readonly Row[] = [5, 4, 3, 2, 1].map((id) => ({ id, version: 1 }));
const row = (id: number): Row => ({ id, version: 1 });
const idsOf = ({ items }: Selection<Row>) => [...items.keys()].toSorted();
const click = (selection: Selection<Row>, id: number, isRange = false) => toggleRow(selection, rows, row(id), isRange);

test('a click selects a row, and a second click clears it', () => {
  const one = click(emptySelection, 4);
  expect(idsOf(one)).toEqual([4]);
  expect(idsOf(click(one, 4))).toEqual([]);
});

test('a click with Shift selects all rows from the last one, in both directions', () => {
  expect(idsOf(click(click(emptySelection, 5), 2, true))).toEqual([2, 3, 4, 5]);
  expect(idsOf(click(click(emptySelection, 1), 3, true))).toEqual([1, 2, 3]);
});

test('a click with Shift on a selected row clears the rows up to it', () => {
  const all = addRows(click(emptySelection, 5), rows);
  expect(idsOf(click(all, 3, true))).toEqual([1, 2]);
});

test('a range whose first row is on another page selects one row', () => {
  const elsewhere = toggleRow<Row>(emptySelection, [row(99)], row(99), false);
  expect(idsOf(click(elsewhere, 3, true))).toEqual([3, 99]);
});

test('rows of several pages can be selected, at most 100', () => {
  const many = Array.from({ length: 120 }, (_, index) => row(index + 1));
  const full = addRows<Row>(emptySelection, many);
  expect(full.items.size).toBe(100);
  expect(toggleRow(full, many, row(120), false).items.size).toBe(100);
  expect(dropRows(full, [row(1), row(2)]).items.size).toBe(98);
});

test('a selected row gets the version of the list, and never an older one', () => {
  const selection = click(emptySelection, 4);
  expect(refreshRows(selection, rows)).toBe(selection);
  const newer = refreshRows(selection, [
    { id: 4, version: 3 },
    { id: 5, version: 9 },
  ]);
  expect([...newer.items.values()]).toEqual([{ id: 4, version: 3 }]);
  expect(refreshRows(newer, rows)).toBe(newer);
});
