import { expect, test } from 'vitest';
import { demoLanguages } from '#language/languages.ts';
import { demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { demoAgents } from './demo-businesses.ts';

test('the demo has its agents in their order, takeaway first', () => {
  expect(demoAgents.map(({ key, title }) => [key, title])).toEqual([
    ['takeaway', 'Restaurant Ordering'],
    ['clinic', 'Healthcare Clinics'],
    ['beauty', 'Beauty & Wellness'],
    ['trades', 'Trades & Home Services'],
    ['hotels', 'Hotels & Motels'],
  ]);
  expect(demoAgents.map(({ key }) => key)).toEqual(demoAgentKeys);
});

test('every agent says what the business receives, in one-line points', () => {
  for (const { receives } of demoAgents) {
    expect(receives.heading).toMatch(/^What (the )?\w+ sees$/);
    expect(receives.points).toHaveLength(4);
    for (const point of receives.points) expect(point.length).toBeLessThanOrEqual(60);
  }
});

test('every agent has benefits, a how-it-works text and six starters, at least one in each language', () => {
  for (const { benefits, howItWorks, starters } of demoAgents) {
    expect(benefits.length).toBeGreaterThanOrEqual(3);
    expect(new Set(starters.map(({ text }) => text)).size).toBe(6);
    expect(howItWorks).toMatch(/\.$/);
    for (const { tag } of demoLanguages) expect(starters.map(({ language }) => language)).toContain(tag);
  }
});
