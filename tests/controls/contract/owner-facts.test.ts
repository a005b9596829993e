import { expect, test } from 'vitest';
import { noOwnerFacts } from '#domain/owner-facts.ts';
import type { ContentTopic } from '#server/content-changes/content-topic.ts';
import { recordTopics } from '#server/content-changes/read-topics.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { allFacts, factsInAnswers, ownerFactsOfTests } from '#tests/support/owner-facts.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('owner-facts.test.ts', (database) => {
  test('detects an assistant that keeps the facts that it read first', async () => {
    const facts = { ...noOwnerFacts };
    const app = await buildTestApp(database(), { parts: { readOwnerFacts: async () => facts } });
    expect(await factsInAnswers(app)).toEqual([]);
    // The facts change but the object that holds them stays the same. So the assistant does not notice the change.
    Object.assign(facts, ownerFactsOfTests);
    expect(await factsInAnswers(app)).not.toEqual(allFacts);
    await app.close();
  });
});

test('detects a reader of facts that notes no topic', async () => {
  const topics = new Set<ContentTopic>();
  await recordTopics(topics, async () => noOwnerFacts);
  expect([...topics]).not.toContain('owner-facts');
});
