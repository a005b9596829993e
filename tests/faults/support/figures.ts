import { appendFileSync, mkdirSync } from 'node:fs';

/** Whether the long forms run: `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long';

/** Where figures are gathered for the table of `npm run test:faults`. */
export const figuresFile = 'test-results/fault-figures.jsonl';

/** The long or the short form of a number. */
export function longOrShort(long: number, short: number): number {
  return isLong ? long : short;
}

/** A line of the table: the catalogue's item, what was done, what was seen. */
export interface Figure {
  readonly item: number;
  readonly what: string;
  readonly seen: string;
}

/** Notes a line of the table. */
export function noteFigure(figure: Figure): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync(figuresFile, `${JSON.stringify(figure)}\n`);
}

/** Median and worst of some times, in words. */
export function describeTimes(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms`;
}
