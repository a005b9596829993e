import { describe, expect, it } from 'vitest';
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
    for (const clients of [0, 1, 2]) expect(tierFor(clients).title).toBe('Affiliate');
    for (const clients of [3, 9]) expect(tierFor(clients).title).toBe('Certified Partner');
    for (const clients of [10, 400]) expect(tierFor(clients).title).toBe('Premier Partner');
  });

  it('uses the requirements that the tiers state', () => {
    for (const { requirement, fromClients } of partnerTiers)
      expect(Number(/\d+/.exec(requirement)?.[0] ?? 1)).toBe(fromClients);
  });
});
