import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { comparedPeriod, periodLengths } from '#domain/insight/periods.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { FigureReader } from '#server/insight/figure-reader.ts';
import { readPeriodSums } from '#server/insight/insight.service.ts';

/** Expects that a reader, which may have cached figures, returns the same figures as a new reader, for each period. */
export async function expectFreshSums(reader: FigureReader, db: Kysely<DatabaseSchema>, today: string): Promise<void> {
  for (const length of periodLengths) {
    const period = comparedPeriod(length, today);
    const range = { from: period.before.from, to: today };
    const fresh = new FigureReader(db);
    expect(await readPeriodSums(reader, period)).toEqual(await readPeriodSums(fresh, period));
    expect(await reader.readTotals(range)).toEqual(await fresh.readTotals(range));
  }
}
