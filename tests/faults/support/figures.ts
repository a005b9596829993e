import { appendFileSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { EngineName } from '#server/database/engine.ts';

/** Whether the long forms run: `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long';

/** The file that collects results for the table of `npm run test:faults`. */
export const figuresFile = 'test-results/fault-figures.jsonl';

/** Returns the number for the long or the short form. */
export function longOrShort(long: number, short: number): number {
  return isLong ? long : short;
}

/**
 * A line of the table: the number after the point in product 15.N, the engine if it matters, the fault and the result.
 */
export interface Figure {
  readonly item: number;
  readonly engine?: EngineName;
  readonly what: string;
  readonly seen: string;
}

/** Writes a line of the table, with the number of processes that were ready to run at that time. */
export function noteFigure(figure: Figure): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify({ ...figure, load: Math.round(loadavg()[0] ?? 0) })}\n`);
}

/** Returns the median and the worst of some times, in words. */
export function describeTimes(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms`;
}
