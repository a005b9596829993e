import { createPhraseFinder, type Match, type PhraseFinder } from '#language/phrases.ts';
import type { Menu } from '../slots/slots.ts';
import { splitPhrases } from './word-lists.ts';

/** A word of an order: something from the menu, or a word that removes, adds, joins or replaces. */
export type MenuWord =
  | { readonly type: 'item' | 'size' | 'part'; readonly key: string }
  | { readonly type: 'without' | 'extra' | 'and' | 'noise' };

/** A word of an order, or a count or a comma, with its place in the text. */
export type Placed = Match<MenuWord | { readonly type: 'comma' } | { readonly type: 'count'; readonly count: number }>;

const words = {
  without: `no|without|hold the|leave off|leave out|remove|take off|take out|take the|drop|cancel the|scrap|don't want|doesn't want|not the|not a|not|minus|forget the|skip the|ditch the|instead of|rather than|
    不要|不是|不放|走|别放|去掉|取消|不加|别加|不想要|不吃|不用|빼고|빼|뺀|없이|말고|취소|제외|안 넣|넣지 말|대신`,
  extra: 'extra|add|with extra|more|加|多加|多放|추가|더 넣',
  and: 'and|plus|with|&|和|还有|再来|再加|加上|以及|跟|이랑|랑|하고|그리고|와|과',
  noise: `no thanks|no thank you|no worries|no problem|no rush|no wait|no make|no that's|no sorry|no actually|that one|this one|which one|一个人|一下|一共|一起|一点|一些|一样|大概|大小|大人|大家|没有`,
} as const;

/** Returns a function that finds the names of a menu, and the words that change an order. */
export function createMenuFinder(menu: Menu): PhraseFinder<MenuWord> {
  const named = (
    type: 'item' | 'size' | 'part',
    things: readonly { key: string; name: object; aliases: readonly string[] }[],
  ) =>
    things.flatMap(({ key, name, aliases }) =>
      [...Object.values(name), ...aliases].map((alias: string) => [alias, { type, key }] as const),
    );
  const other = (['without', 'extra', 'and', 'noise'] as const).flatMap((type) =>
    splitPhrases(words[type]).map((word) => [word, { type }] as const),
  );
  return createPhraseFinder<MenuWord>([
    ...named('item', menu.items),
    ...named('size', menu.sizes),
    ...named('part', menu.parts),
    ...other,
  ]);
}
