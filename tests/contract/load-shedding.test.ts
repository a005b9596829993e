import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crowdPages } from '#tests/support/page-crowd.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

describe('more page requests than can be served', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
  });
  afterAll(() => database.remove());

  test('some get a 503 with Retry-After at once, others are served, and the server recovers', async () => {
    const { served, retryAfter, ...others } = await crowdPages(database);
    expect(retryAfter.length).toBeGreaterThan(0);
    expect(new Set(retryAfter)).toEqual(new Set(['2']));
    expect(served).toBeGreaterThan(0);
    expect(others).toEqual({ health: 200, later: 200 });
  });
});
