import { type TermListQuery, termListQuerySchema } from '#domain/contract/taxonomy-contract.ts';
import type { DeskAddress } from './desk-address.ts';
import { pageRange } from './list-range.ts';

/** The API's query for what the address asks of the categories or tags. */
export function termQueryOf(address: DeskAddress): TermListQuery {
  return {
    q: address.q || undefined,
    sort: termListQuerySchema.shape.sort.safeParse(address.sort).data,
    ...pageRange(address.page),
  };
}

/** Orders in which categories and tags can stand; the first is how they come by themselves. */
export const termOrders = [
  { id: 'name', name: 'Name A–Z' },
  { id: '-name', name: 'Name Z–A' },
  { id: 'newest', name: 'Newest first' },
  { id: 'oldest', name: 'Oldest first' },
] as const;
