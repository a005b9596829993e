import { homeSummaryLength, visibleTagCount } from './business-constants.ts';

/** Returns a read time in words. Example: "1 minute", "4 minutes". */
export function formatReadTime(minutes: string | number): string {
  return Number(minutes) === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Cuts a summary to the length for the cards on Home. If it was cut, it ends with an ellipsis. */
export function cutSummary(summary: string): string {
  const characters = [...summary];
  if (characters.length <= homeSummaryLength) return summary;
  return `${characters.slice(0, homeSummaryLength).join('').trimEnd()}…`;
}

/**
 * Returns the tags that a card shows, and the hidden ones. In place of the hidden tags, the card shows "+N more". A
 * visitor who presses "+N more" sees them.
 */
export function splitTags<Tag>(tags: readonly Tag[]): { visible: readonly Tag[]; hidden: readonly Tag[] } {
  return { visible: tags.slice(0, visibleTagCount), hidden: tags.slice(visibleTagCount) };
}
