/** Rows on a page of a list. */
export const pageSize = 25;

/** Returns the range of records on a page, which counts from 1. */
export function pageRange(page: number): { limit: number; skip: number } {
  return { limit: pageSize, skip: (page - 1) * pageSize };
}

/** Returns a URL query without the entries that are unset or empty. */
export function queryText(query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
}
