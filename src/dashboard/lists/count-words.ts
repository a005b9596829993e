import { formatCount } from '#domain/numbers.ts';
/** How many of some things there are, in words: `1 entry`, `1,200 articles`. The things are named in the plural. */
export function countWords(total: number, things: string): string {
  const named = total === 1 ? things.replace(/ies$/, 'y').replace(/s$/, '') : things;
  return `${formatCount(total)} ${named}`;
}
