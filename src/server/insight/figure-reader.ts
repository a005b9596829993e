import type { Kysely } from 'kysely';
import type { TotalName } from '#domain/insight/figure-kinds.ts';
import { addDays, type DayRange, monthOf } from '#domain/insight/periods.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { FigureVersionTable } from '../database/tables/visitor-tables.ts';
import { findSums, findTotals, findVersions, type SumRange, type Sums } from './figure.repository.ts';

interface Kept<Value> {
  readonly value: Value;
  readonly version: string;
  readonly size: number;
}

/**
 * A cache of values that are computed from data with a version. A value is valid only while its data has the same
 * version. When the cache is full, the least recently used values are dropped.
 */
export class KeptByVersion<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #sizeOf: (value: Value) => number;
  readonly #limit: number;
  #size = 0;

  /** `limit` is the maximum sum of the sizes of all values. */
  constructor(limit: number, sizeOf: (value: Value) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  /** Returns the value of a key, or `undefined` if there is none for this version. */
  get(key: string, version: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept?.version !== version) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  set(key: string, version: string, value: Value): void {
    this.#drop(key);
    const size = this.#sizeOf(value);
    this.#kept.set(key, { value, version, size });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}

/** A total of the site on one day. */
export interface DayTotal {
  readonly day: string;
  readonly name: TotalName;
  readonly sum: number;
}

/** Maximum number of sums in memory, which take about 10 MB. One page of Insight needs at most about 30,000. */
const keptSums = 100_000;

/**
 * Maximum number of attempts to read ranges before any of them changes. The server writes figures every five seconds.
 */
const attempts = 5;

/**
 * Reads sums from the database and caches them. Every write renews the version of its days and months in the database,
 * so a sum that another process has changed is read again. Callers share the results and must not change them.
 */
export class FigureReader {
  readonly db: Kysely<DatabaseSchema>;
  readonly #sums: KeptByVersion<Sums>;
  readonly #totals: KeptByVersion<readonly DayTotal[]>;

  constructor(db: Kysely<DatabaseSchema>, limit = keptSums) {
    this.db = db;
    this.#sums = new KeptByVersion(limit, (sums) => 1 + [...sums.values()].reduce((all, names) => all + names.size, 0));
    this.#totals = new KeptByVersion(limit, (totals) => 1 + totals.length);
  }

  /**
   * Reads the sums of several ranges. Returns a function that returns the sums of one of them. If a range changes
   * during the read, reads again, so that the sums of all ranges are of the same moment. Gives up after `attempts`
   * attempts and returns what it read last.
   */
  async readSums(ranges: readonly SumRange[]): Promise<(range: SumRange) => Sums> {
    const wanted = new Map(ranges.map((range) => [keyOf(range), range] as const));
    let found = new Map<string, Sums>();
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const versions = await this.#versionsOf([...wanted.values()]);
      found = new Map();
      const read: string[] = [];
      for (const [key, range] of wanted) {
        const kept = this.#sums.get(key, versions.get(key) ?? '');
        if (!kept) read.push(key);
        found.set(key, kept ?? (await findSums(this.db, range)));
      }
      if (read.length === 0) break;
      const after = await this.#versionsOf([...wanted.values()]);
      for (const key of read) {
        const sums = found.get(key);
        if (sums && versions.get(key) === after.get(key)) this.#sums.set(key, versions.get(key) ?? '', sums);
      }
      if ([...wanted.keys()].every((key) => versions.get(key) === after.get(key))) break;
    }
    return (range) => found.get(keyOf(range)) ?? new Map();
  }

  /**
   * Returns the totals of the site for the days of a range. Days without totals are left out. Totals of the month in
   * which the range ends are not cached, because they may still change.
   */
  async readTotals({ from, to }: DayRange): Promise<readonly DayTotal[]> {
    const firstOfMonth = `${monthOf(to)}-01`;
    if (from >= firstOfMonth) return findTotals(this.db, { from, to });
    const earlier = { from, to: addDays(firstOfMonth, -1) };
    const months: SumRange = { span: 'month', from: monthOf(earlier.from), to: monthOf(earlier.to) };
    const key = `${earlier.from} ${earlier.to}`;
    const [versions, ofThisMonth] = await Promise.all([
      this.#versionsOf([months]),
      findTotals(this.db, { from: firstOfMonth, to }),
    ]);
    const version = versions.get(keyOf(months)) ?? '';
    let totals = this.#totals.get(key, version);
    if (!totals) {
      totals = await findTotals(this.db, earlier);
      const after = (await this.#versionsOf([months])).get(keyOf(months)) ?? '';
      if (version === after) this.#totals.set(key, version, totals);
    }
    return [...totals, ...ofThisMonth];
  }

  /** Returns the version of each range by its key. A range changes its version when any of its days or months does. */
  async #versionsOf(ranges: readonly SumRange[]): Promise<ReadonlyMap<string, string>> {
    const rows = await findVersions(this.db, ranges);
    return new Map(ranges.map((range) => [keyOf(range), versionOf(range, rows)]));
  }
}

function versionOf({ span, from, to }: SumRange, rows: readonly FigureVersionTable[]): string {
  return rows
    .filter((row) => row.span === span && row.period >= from && row.period <= to)
    .map(({ period, version }) => `${period} ${version}`)
    .join(' ');
}

function keyOf({ span, from, to }: SumRange): string {
  return `${span} ${from} ${to}`;
}
