import { appendFileSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { EngineName } from '#server/database/engine.ts';

/** Whether the long forms of the tests run. `npm run test:faults` runs them. */
export const isLong = process.env.FAULTS === 'long';

/** The file in which tests collect the results for the table of `npm run test:faults`. */
export const figuresFile = 'test-results/fault-figures.jsonl';

/** Returns `long` if the long forms of the tests run, otherwise `short`. */
export function longOrShort(long: number, short: number): number {
  return isLong ? long : short;
}

/** A row of the table. `item` is the number of the promise in `docs/security.md`. */
export interface Figure {
  readonly item: number;
  readonly engine?: EngineName;
  readonly what: string;
  readonly seen: string;
}

/** Adds a row to the table, together with the load of the machine at this moment. */
export function noteFigure(figure: Figure): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify({ ...figure, load: Math.round(loadavg()[0] ?? 0) })}\n`);
}

/** Returns the median of some values. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/** Returns a text that states the median and the longest of these times. */
export function describeTimes(milliseconds: readonly number[]): string {
  return `median ${Math.round(medianOf(milliseconds))} ms, worst ${Math.round(Math.max(0, ...milliseconds))} ms`;
}
