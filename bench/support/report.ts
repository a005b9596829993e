import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const readme = fileURLToPath(new URL('../README.md', import.meta.url));

/** Returns a Markdown table. */
export function markdownTable(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns a rounded number with commas between thousands. Example: "31,400". */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en-NZ');
}

/**
 * Prints the results of a benchmark with the date, the machine and the method. If `bench/README.md` has a section for
 * the benchmark, between two HTML comments with its name, also writes them there.
 */
export function report(name: string, title: string, how: string, table: string): void {
  const date = new Date().toLocaleDateString('en-NZ', { day: 'numeric', month: 'long', year: 'numeric' });
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}`;
  const text = `## ${title}\n\n${date}; ${machine}. ${how}\n\n${table}`;
  console.log(`\n${text}\n`);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const kept = readFileSync(readme, 'utf8');
  const from = kept.indexOf(begin);
  const to = kept.indexOf(end);
  if (from < 0 || to < 0) return;
  writeFileSync(readme, `${kept.slice(0, from)}${begin}\n\n${text}\n\n${kept.slice(to)}`);
}

/**
 * Returns the value below which this share of the values lies. Example: for a share of 0.99, about 99 % of the values
 * are below the returned one.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Runs `work` and returns how long it took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
