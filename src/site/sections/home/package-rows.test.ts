import { expect, it } from 'vitest';
import { packages } from '#shared/offer/packages.ts';
import { packageRows } from './package-list.tsx';

it('puts every line of a package into a row, in the order of the package', () => {
  for (const offer of packages) {
    const { rows, others } = packageRows(offer);
    expect(others).toEqual([]);
    expect(rows.flatMap(({ text }) => text ?? [])).toEqual(offer.contents);
  }
});

it('leaves the rows blank that a package does not list', () => {
  const blank = packages.map((offer) => packageRows(offer).rows.flatMap(({ topic, text }) => (text ? [] : topic)));
  expect(blank).toEqual([['phone', 'connections'], ['connections'], ['phone']]);
});

it('keeps a line without a known topic', () => {
  expect(packageRows({ contents: ['A free pencil'] }).others).toEqual(['A free pencil']);
});
