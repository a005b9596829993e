import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import type * as recordContract from '#domain/contract/record-contract.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { hugeRange, makeManyTags, oddRanges, rangedLists, rangesTaken } from '#tests/support/list-ranges.ts';

/** Breaks the product: it accepts any number as the limit and as the position. */
vi.mock('#domain/contract/record-contract.ts', async (load) => {
  const anyNumber = z.string().transform(Number).optional();
  return {
    ...(await load<typeof recordContract>()),
    rangeQuerySchema: z.object({ limit: anyNumber, skip: anyNumber }),
  };
});

describeOnEveryEngine('list-ranges.test.ts', (database) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(database());
    await makeManyTags(desk);
  });
  afterAll(async () => {
    await desk.app.close();
  });

  test.each(rangedLists)('detects that %s accepts every range', async (path) => {
    const hasMany = path === apiPaths.adminTags || path === apiPaths.adminAudit;
    expect(await rangesTaken(desk, path)).toEqual(hasMany ? [...oddRanges, hugeRange] : oddRanges);
  });
});
