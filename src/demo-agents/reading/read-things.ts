import { maskCharacter, maskMatches } from '#language/phrases.ts';
import { orderIn } from '../slots/slot-values.ts';
import { type Draft, mayFill, plainRest, slotsOf, take } from './draft.ts';
import { readOrder } from './read-order.ts';

/** Reads the menu items of an order. */
export function readOrders(draft: Draft): void {
  for (const slot of slotsOf(draft, 'order')) {
    const find = draft.vocabulary.menus.get(slot.key);
    if (!find || !mayFill(draft, slot)) continue;
    const before = orderIn(draft.context.values, slot);
    const { asked, isRepairing } = draft.context;
    const read = readOrder(find, slot.menu, plainRest(draft), before, { isAsked: asked === slot, isRepairing });
    if (!read) continue;
    // A bare number in a name or an address is no count. Example: "just coming off the M4".
    if (isWordsAsked(draft) && !read.found.some(({ value }) => value.type === 'item')) continue;
    if (read.tooMany !== undefined) {
      draft.trouble = { kind: 'tooMany', words: slot.key };
      draft.rest = maskMatches(draft.rest, read.found);
      continue;
    }
    draft.things.push(...read.found.filter(({ value }) => value.type === 'item'));
    take(draft, slot, { kind: 'order', order: read.order }, read.isDoubtful, read.found);
  }
}

/** Returns whether the agent asks for something in the caller's own words. */
function isWordsAsked({ context: { asked } }: Draft): boolean {
  return asked !== undefined && ['text', 'name', 'address'].includes(asked.kind);
}

/** Matches words about things that the caller has. Example: "we've ice cream in the freezer". */
const hasAlready = /\b(?:we|i)(?:['’]ve| have) (?:got )?[^,.!?]*|家里有[^，。]*|집에 [^,.]*/gu;

/** Finds things that the business does not offer. A longer name of something that it offers counts more. */
export function readNotOffered(draft: Draft): void {
  if (isWordsAsked(draft)) return;
  const text = plainRest(draft).replace(hasAlready, (words) => maskCharacter.repeat(words.length));
  const { menus, named, notOffered } = draft.vocabulary;
  const known = [
    ...[...named.values()].flatMap(({ always }) => always(text)),
    ...[...menus.values()].flatMap((find) => find(text).filter(({ value }) => value.type === 'item')),
  ];
  const found = notOffered(text).filter(
    (thing) =>
      !known.some(({ start, end }) => start < thing.end && thing.start < end && end - start >= thing.end - thing.start),
  );
  const [first] = found;
  if (!first) return;
  const isEnglish = /^[a-z]/i.test(first.value);
  draft.trouble = { kind: 'notOffered', words: isEnglish ? first.value : draft.rest.slice(first.start, first.end) };
  draft.rest = maskMatches(draft.rest, found);
}
