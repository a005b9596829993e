import { maskMatches } from '#language/phrases.ts';
import { orderIn } from '../slots/slot-values.ts';
import { type Draft, plainRest, slotsOf, take } from './draft.ts';
import { readOrder } from './read-order.ts';

/** Reads the menu items of an order. */
export function readOrders(draft: Draft): void {
  for (const slot of slotsOf(draft, 'order')) {
    const find = draft.vocabulary.menus.get(slot.key);
    if (!find) continue;
    const before = orderIn(draft.context.values, slot);
    const read = readOrder(find, slot.menu, plainRest(draft), before, draft.context.isRepairing);
    if (!read) continue;
    // A bare number in a name or an address is no count. Example: "just coming off the M4".
    if (isWordsAsked(draft) && !read.found.some(({ value }) => value.type === 'item')) continue;
    take(draft, slot, { kind: 'order', order: read.order }, read.isDoubtful, read.found);
  }
}

/** Returns whether the agent asks for something in the caller's own words. */
function isWordsAsked({ context: { asked } }: Draft): boolean {
  return asked !== undefined && ['text', 'name', 'address'].includes(asked.kind);
}

/** Finds things that the business does not offer, so that nothing it offers takes their place. */
export function readNotOffered(draft: Draft): void {
  const found = draft.vocabulary.notOffered(plainRest(draft));
  const [first] = found;
  if (!first) return;
  draft.trouble = { kind: 'notOffered', words: draft.rest.slice(first.start, first.end) };
  draft.rest = maskMatches(draft.rest, found);
}
