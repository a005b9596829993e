import { describe, expect, it } from 'vitest';
import { expectShares, expectTiers } from '#tests/support/partner-share.ts';
import { dealOf } from './earnings-estimator.ts';
import { packages } from './packages.ts';
import { partnerTiers } from './partner-programme.ts';
import { tierFor, workOutShare } from './partner-share.ts';

describe('the share of an agency', () => {
  it('is worked out from the price of the package and the rate of the tier', () => {
    expectShares(workOutShare);
    expect.hasAssertions();
  });

  it('has the tier that the number of clients reaches', () => {
    expectTiers(tierFor);
    expect.hasAssertions();
  });

  it('uses the requirements that the tiers state', () => {
    for (const { requirement, fromClients } of partnerTiers)
      expect(Number(/\d+/.exec(requirement)?.[0] ?? 1)).toBe(fromClients);
  });

  it('counts the whole plan, or the one-off price', () => {
    expect(packages.map((offer) => [dealOf(offer, 'plan'), dealOf(offer, 'one-off')])).toEqual([
      [2388, 2000],
      [5988, 5000],
      [11_988, 10_000],
    ]);
  });
});
