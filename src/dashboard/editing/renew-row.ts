import type { ListPart } from '#dashboard/lists/list-part.ts';
import type { StoredRecord } from './editor-kind.ts';

/** Puts a record as the server has just answered it into a list that shows it; its place is the reload's matter. */
export function renewRow<Stored extends StoredRecord>(stored: Stored) {
  return (part: ListPart<Stored> | undefined): ListPart<Stored> | undefined =>
    part?.items.some(({ id }) => id === stored.id)
      ? { ...part, items: part.items.map((item) => (item.id === stored.id ? stored : item)) }
      : part;
}
