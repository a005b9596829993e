import type { Pattern } from '../../scripts/check-patterns.ts';

/**
 * Maximum processor time of a regular expression on a text, in microseconds: half a microsecond for each character, but
 * at least 50,000.
 */
export const boundOf = (text: string) => Math.max(50_000, text.length / 2);

/**
 * Returns the processor time for finding every match of a regular expression, in microseconds. The shortest of several
 * attempts counts.
 */
export function timeOf({ source, flags }: Pick<Pattern, 'source' | 'flags'>, text: string): number {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && least > boundOf(text); attempt += 1) {
    const before = process.cpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}
