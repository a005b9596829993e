import { expect, it } from 'vitest';
import { packages } from '#domain/packages.ts';
import { packageRows } from './package-list.tsx';

it.each(packages)('puts every line of $name into a row', (offer) => {
  const { rows, others } = packageRows(offer);
  expect(others).toEqual([]);
  expect(rows.flatMap(({ text }) => text ?? []).sort()).toEqual([...offer.contents].sort());
});

it('keeps a line without a known topic', () => {
  expect(packageRows({ contents: ['A free pencil'] }).others).toEqual(['A free pencil']);
});
