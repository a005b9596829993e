import { appendFileSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { EngineName } from '#server/database/engine.ts';

/** Whether the long forms run: `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long';

/** Where figures are gathered for the table of `npm run test:faults`. */
export const figuresFile = 'test-results/fault-figures.jsonl';

/** The long or the short form of a number. */
export function longOrShort(long: number, short: number): number {
  return isLong ? long : short;
}

/** A line of the table: the number after the point in product 15.N, the engine where it matters, what was done and what was seen. */
export interface Figure {
  readonly item: number;
  readonly engine?: EngineName;
  readonly what: string;
  readonly seen: string;
}

/** Notes a line of the table, and how many processes wanted the machine at that time. */
export function noteFigure(figure: Figure): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify({ ...figure, load: Math.round(loadavg()[0] ?? 0) })}\n`);
}

/** Median and worst of some times, in words. */
export function describeTimes(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms`;
}
