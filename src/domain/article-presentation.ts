import { homeSummaryLength, visibleTagCount } from './business-constants.ts';

/** A read time for reading: 1 gives `1 minute`, 4 gives `4 minutes` (specification 2, Resources). */
export function formatReadTime(minutes: string | number): string {
  return Number(minutes) === 1 ? '1 minute' : `${minutes} minutes`;
}

/** A summary for Home's cards: cut to 150 characters plus an ellipsis when longer (specification 9). */
export function cutSummary(summary: string): string {
  const characters = [...summary];
  if (characters.length <= homeSummaryLength) return summary;
  return `${characters.slice(0, homeSummaryLength).join('').trimEnd()}…`;
}

/** The first three tags, and how many more there are for the "+N more" badge (specification 2 and 9). */
export function splitTags<Tag>(tags: readonly Tag[]): { visible: readonly Tag[]; hiddenCount: number } {
  return { visible: tags.slice(0, visibleTagCount), hiddenCount: Math.max(0, tags.length - visibleTagCount) };
}
