import { expect, it } from 'vitest';
import { partnerQuestions, partnerTiers, revenueModel } from './partner-programme.ts';

it('has three tiers of 10, 20 and 25 percent, lowest first', () => {
  expect(partnerTiers.map(({ title, requirement, commission }) => [title, requirement, commission])).toEqual([
    ['Affiliate', 'Refer a client', 10],
    ['Certified Partner', '3+ clients per year', 20],
    ['Premier Partner', '10+ clients per year', 25],
  ]);
  const benefits = partnerTiers.map((tier) => tier.benefits.length);
  expect(benefits).toEqual(benefits.toSorted((left, right) => left - right));
  expect(Math.min(...benefits)).toBeGreaterThan(0);
});

it('promises no benefit of another tier by reference, because a tier can lack it', () => {
  for (const benefit of partnerTiers.flatMap(({ benefits }) => benefits)) expect(benefit).not.toMatch(/everything/i);
});

it('says wherever a share recurs monthly for how many months', () => {
  const plan = revenueModel.find(({ terms }) => terms === 'recurring monthly');
  expect(plan?.duration).toBe('for the 12 months of the plan');
  const said = partnerQuestions.filter(({ answer }) => answer.includes('recurring monthly'));
  expect(said).not.toEqual([]);
  for (const { answer } of said) expect(answer).toContain('recurring monthly for the 12 months of the plan');
});
