import { expect, test } from 'vitest';
import { demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { locales } from '#shared/rules/locales.ts';
import { demoAddress, readDemoChoice } from './demo-choice.ts';

const choiceOf = (query: string) => readDemoChoice(new URLSearchParams(query));

test('without an agent in the URL, the demo starts with takeaway', () => {
  expect(choiceOf('')).toEqual({ key: 'takeaway', isUnknown: false });
});

test.each(['zoo', '', 'Clinic', 'clinic ', '__proto__', 'constructor'])('?agent=%s is an unknown agent', (name) => {
  expect(readDemoChoice(new URLSearchParams({ agent: name }))).toEqual({ key: 'takeaway', isUnknown: true });
});

test('reading the path that was written for an agent returns this agent, in every variant', () => {
  for (const locale of locales) {
    for (const key of demoAgentKeys) {
      const address = new URL(demoAddress(locale, key), 'https://bellbird.example');
      expect(readDemoChoice(address.searchParams)).toEqual({ key, isUnknown: false });
    }
  }
  expect(demoAddress('en-NZ', 'clinic')).toBe('/nz/demo?agent=clinic');
  expect(demoAddress('en-AU', 'takeaway')).toBe('/au/demo');
});
