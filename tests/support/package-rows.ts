import { expect } from 'vitest';
import { packages } from '#domain/packages.ts';
import type { packageRows } from '#site/sections/home/package-list.tsx';

/** Expects that every line of every package is in a row, in the order of the specification (product 2.11). */
export function expectRowsInOrder(sort: typeof packageRows): void {
  for (const offer of packages) {
    const { rows, others } = sort(offer);
    expect(others).toEqual([]);
    expect(rows.flatMap(({ text }) => text ?? [])).toEqual(offer.contents);
  }
}
