import { expect, test } from 'vitest';
import { demoAgentKeys } from './demo-agent-keys.ts';
import { demoAgents } from './demo-agents.ts';
import { demoLanguages } from './demo-languages.ts';

test('the demo has the five agents of the specification, takeaway first', () => {
  expect(demoAgents.map(({ key, title }) => [key, title])).toEqual([
    ['takeaway', 'Restaurant Ordering'],
    ['clinic', 'Healthcare Clinics'],
    ['beauty', 'Beauty & Wellness'],
    ['trades', 'Trades & Home Services'],
    ['hotels', 'Hotels & Motels'],
  ]);
  expect(demoAgents.map(({ key }) => key)).toEqual(demoAgentKeys);
});

test('every agent has benefits, a how-it-works text and a starter in each language', () => {
  for (const { benefits, howItWorks, starters } of demoAgents) {
    expect(benefits.length).toBeGreaterThanOrEqual(3);
    expect(howItWorks).toMatch(/\.$/);
    for (const { tag } of demoLanguages) expect(starters.map(({ language }) => language)).toContain(tag);
  }
});
