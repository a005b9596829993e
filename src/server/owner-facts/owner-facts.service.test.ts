import { expect, test } from 'vitest';
import { siteConfig } from '#site.config';
import { ConfigError } from '../config/config.ts';
import type { ContentTopic } from '../content-changes/content-topic.ts';
import { recordTopics } from '../content-changes/read-topics.ts';
import { createOwnerFacts } from './owner-facts.service.ts';

test('reads the facts of site.config.ts, and leaves out those that are empty', async () => {
  const facts = await createOwnerFacts()();
  expect(facts.openingHours).toEqual(siteConfig.ownerFacts.openingHours);
  expect(facts.phone).toBeUndefined();
  expect(facts.address).toBeUndefined();
});

test('notes its topic, so that a page with a fact is dropped when the facts change (product 2.18)', async () => {
  const topics = new Set<ContentTopic>();
  await recordTopics(topics, createOwnerFacts());
  expect([...topics]).toEqual(['owner-facts']);
});

test('stops the start with a sentence for each fact that cannot be used', () => {
  const wrong = { ...siteConfig.ownerFacts, phone: 'ring me', gst: 'perhaps' };
  expect(() => createOwnerFacts(wrong)).toThrow(ConfigError);
  expect(() => createOwnerFacts(wrong)).toThrow(/ownerFacts\.phone: Write the phone/);
  expect(() => createOwnerFacts(wrong)).toThrow(/ownerFacts\.gst: GST must be/);
});
