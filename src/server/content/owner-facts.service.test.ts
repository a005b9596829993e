import { expect, test } from 'vitest';
import { siteConfig } from '#site.config';
import { ConfigError } from '../config/config.ts';
import { mergeOwnerValues, readOwnerDefaults, readStoredValue } from './owner-facts.service.ts';

test('reads the facts of site.config.ts, and leaves out those that are empty', () => {
  const facts = readOwnerDefaults('ask');
  expect(facts.openingHours).toEqual(siteConfig.ownerFacts.openingHours);
  expect(facts.phone).toBeUndefined();
  expect(facts.address).toBeUndefined();
  expect(facts.voiceConsent).toBe('ask');
});

test('stops the start with a sentence for each fact that cannot be used', () => {
  const wrong = { ...siteConfig.ownerFacts, phone: 'ring me', gst: 'perhaps' };
  expect(() => readOwnerDefaults('none', wrong)).toThrow(ConfigError);
  expect(() => readOwnerDefaults('none', wrong)).toThrow(/ownerFacts\.phone: Write the phone/);
  expect(() => readOwnerDefaults('none', wrong)).toThrow(/ownerFacts\.gst: GST must be/);
});

test('prefers what is stored; null in JSON shows nothing, and no JSON means the default', () => {
  const row = { version: 1, updated_at: '2026-11-23T00:00:00.000Z' };
  const defaults = { ...readOwnerDefaults('none'), phone: '03 123 4567', whoWeAre: 'Two people.' };
  const values = mergeOwnerValues(defaults, [
    { name: 'phone', value: 'null', ...row },
    { name: 'whoWeAre', value: null, ...row },
    { name: 'usageRate', value: '0.15', ...row },
  ]);
  expect(values).toMatchObject({ phone: undefined, whoWeAre: 'Two people.', usageRate: 0.15 });
});

test.each([
  ['phone', '"ring me"', /Write the phone number/],
  ['gst', 'no JSON', /GST must be/],
  ['brand', '"Kea"', /no such setting/],
])('says why a stored value cannot be used: %s %s', (name, value, reason) => {
  expect(readStoredValue({ name, value })).toEqual({ kind: 'unusable', reason: expect.stringMatching(reason) });
});
