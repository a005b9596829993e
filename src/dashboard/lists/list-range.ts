/** Rows on a page of a list. */
export const pageSize = 25;

/** The range of the API's list that a page shows. */
export function pageRange(page: number): { limit: number; skip: number } {
  return { limit: pageSize, skip: (page - 1) * pageSize };
}

/** A query without what is not set, for an address of the API. */
export function queryText(query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
}
