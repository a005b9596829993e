export const pageSize = 25;

/** Returns which records are on a page of a list. The first page is 1. */
export function pageRange(page: number): { limit: number; skip: number } {
  return { limit: pageSize, skip: (page - 1) * pageSize };
}

/** Returns the text of a URL query. Leaves out values that are `undefined` or empty. */
export function queryText(query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
}
