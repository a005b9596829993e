/** The orders of category and tag lists; equal ones are told apart by their identifier. */
export const termOrders = {
  name: { column: 'name_key', direction: 'asc' },
  '-name': { column: 'name_key', direction: 'desc' },
  newest: { column: 'id', direction: 'desc' },
  oldest: { column: 'id', direction: 'asc' },
} as const;

export type TermOrder = keyof typeof termOrders;
