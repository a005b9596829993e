import { expect, it } from 'vitest';
import { packages } from '#domain/packages.ts';
import { packageRows } from './package-list.tsx';

it.each(packages)('puts every line of $name into a row, in the order of the package', (offer) => {
  const { rows, others } = packageRows(offer);
  expect(others).toEqual([]);
  expect(rows.flatMap(({ text }) => text ?? [])).toEqual(offer.contents);
});

it('says in the other rows what a package does not list', () => {
  const missing = packages.map((offer) =>
    packageRows(offer).rows.flatMap(({ text, instead }) => (text ? [] : instead)),
  );
  expect(missing).toEqual([
    ['No phone integration', 'No CRM/ATS/LMS integrations'],
    ['No CRM/ATS/LMS integrations'],
    ['Phone integration: ask us'],
  ]);
});

it('keeps a line without a known topic', () => {
  expect(packageRows({ contents: ['A free pencil'], notListed: {} }).others).toEqual(['A free pencil']);
});
