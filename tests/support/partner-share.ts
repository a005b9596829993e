import { expect } from 'vitest';
import { packages } from '#domain/packages.ts';
import type { tierFor, workOutShare } from '#domain/partner-share.ts';

const growth = requireGrowth();

function requireGrowth() {
  const found = packages.find(({ key }) => key === 'growth');
  if (!found) throw new Error('There is no package Growth.');
  return found;
}

/** Expects that a partner's share is computed from the price of the package and the rate of the tier (product 4.12). */
export function expectShares(workOut: typeof workOutShare): void {
  expect(workOut(3, growth, 'plan')).toMatchObject({
    tier: { title: 'Certified Partner' },
    deal: 5988,
    estimate: { total: 3592.8, monthly: expect.closeTo(299.4) },
  });
  expect(workOut(10, growth, 'one-off')).toMatchObject({
    tier: { title: 'Premier Partner' },
    deal: 5000,
    estimate: { total: 12_500, monthly: 12_500 },
  });
}

/**
 * Expects that each number of clients gets the right tier. The numbers include the smallest of each tier (product
 * 4.12).
 */
export function expectTiers(find: typeof tierFor): void {
  expect([0, 1, 2, 3, 9, 10, 400].map((clients) => find(clients).title)).toEqual([
    'Affiliate',
    'Affiliate',
    'Affiliate',
    'Certified Partner',
    'Certified Partner',
    'Premier Partner',
    'Premier Partner',
  ]);
}
