import { expect, it } from 'vitest';
import { packages } from '#domain/packages.ts';
import { expectRowsInOrder } from '#tests/support/package-rows.ts';
import { packageRows } from './package-list.tsx';

it('puts every line of a package into a row, in the order of the package', () => {
  expectRowsInOrder(packageRows);
  expect.hasAssertions();
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
