import { describe, expect, it } from 'vitest';
import { joiningNeeds, partnerQuestions, partnerTiers, programmeTerms, revenueModel } from './partner-programme.ts';

describe('the partner programme', () => {
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

  it('pays for one-off deals, for 12-month plans and for many deals in a quarter', () => {
    expect(revenueModel.map(({ title, share, terms }) => `${title}: ${share} ${terms}`)).toEqual([
      'One-off deals: 20% paid after the setup fee',
      '12-month plan: 20% recurring monthly',
      'Upsell bonus: +5% for closing 5+ deals in a quarter',
    ]);
    expect(programmeTerms).toEqual(['No upfront cost to join', 'Commissions paid monthly']);
  });

  it('asks an agency for three things', () => {
    expect(joiningNeeds).toEqual(['Agency details and contact', 'Agreement to terms', 'Payout method']);
  });

  it('answers 4 different questions, in plain text', () => {
    expect(new Set(partnerQuestions.map(({ question }) => question)).size).toBe(4);
    for (const { question, answer } of partnerQuestions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(answer).not.toMatch(/[<>!]/);
    }
  });
});
