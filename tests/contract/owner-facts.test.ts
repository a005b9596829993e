import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import type { PageContext } from '#shared/site-content.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { allFacts, factsInAnswers, ownerFactsOfTests } from '#tests/support/owner-facts.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** Used in place of the built site. Returns the facts that a page gets as JSON. */
const renderPage = async (_address: URL, { content }: PageContext) =>
  new Response(JSON.stringify(await content.ownerFacts()), { headers: { 'content-type': 'text/html' } });

describeOnEveryEngine('the facts of the owner', (database) => {
  let app: App;
  let facts: OwnerFacts = noOwnerFacts;
  beforeAll(async () => {
    app = await buildTestApp(database(), { parts: { renderPage, readOwnerFacts: async () => facts } });
  });
  afterAll(async () => {
    await app.close();
  });

  test('reach pages and the assistant through one function, and nothing is said that is not set', async () => {
    expect((await app.inject('/nz')).json()).toEqual(noOwnerFacts);
    expect(await factsInAnswers(app)).toEqual([]);
  });

  test('are in the next page and the next answer when they have changed', async () => {
    facts = ownerFactsOfTests;
    expect((await app.inject('/nz')).json()).toEqual(ownerFactsOfTests);
    expect(await factsInAnswers(app)).toEqual(allFacts);
  });
});
