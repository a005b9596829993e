import { describe, expect, it } from 'vitest';
import { dealOf } from './earnings-estimator.ts';
import { packages } from './packages.ts';
import { partnerTiers } from './partner-programme.ts';
import { tierFor, workOutShare } from './partner-share.ts';

describe('the share of an agency', () => {
  it('is worked out from the price of the package and the rate of the tier', () => {
    const growth = packages.find(({ key }) => key === 'growth');
    if (!growth) throw new Error('There is no package Growth.');
    expect(workOutShare(3, growth, 'plan')).toMatchObject({
      tier: { title: 'Certified Partner' },
      deal: 5988,
      estimate: { total: 3592.8, monthly: expect.closeTo(299.4) },
    });
    expect(workOutShare(10, growth, 'one-off')).toMatchObject({
      tier: { title: 'Premier Partner' },
      deal: 5000,
      estimate: { total: 12_500, monthly: 12_500 },
    });
  });

  it('has the tier that the number of clients reaches', () => {
    expect([0, 1, 2, 3, 9, 10, 400].map((clients) => tierFor(clients).title)).toEqual([
      'Affiliate',
      'Affiliate',
      'Affiliate',
      'Certified Partner',
      'Certified Partner',
      'Premier Partner',
      'Premier Partner',
    ]);
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
