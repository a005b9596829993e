/**
 * Many names of features in one string, with a hash table that finds the index of a name. As separate strings in a
 * `Map`, the names would take five times the memory, and the garbage collector would visit each of them.
 */
export interface FeatureNames {
  /** All names, one after the other. */
  readonly text: string;
  /** Where each name ends in `text`. */
  readonly ends: Uint32Array;
  /** A hash table with open addressing. Each slot contains the index of a name plus 1, or 0 if the slot is empty. */
  readonly slots: Uint32Array;
}

/** Stores distinct names. The index of a name is its index in `names`. */
export function storeFeatureNames(names: readonly string[]): FeatureNames {
  const ends = new Uint32Array(names.length);
  // At least half of the slots stay empty, so that a search soon finds an empty one.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * names.length + 2)));
  let end = 0;
  for (const [place, name] of names.entries()) {
    end += name.length;
    ends[place] = end;
    let slot = hashOf(name) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = place + 1;
  }
  return { text: names.join(''), ends, slots };
}

/** Returns the index of a name in the stored list, or `undefined` if it is not in the list. */
export function placeOfName({ text, ends, slots }: FeatureNames, name: string): number | undefined {
  for (let slot = hashOf(name) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
    const place = (slots[slot] ?? 0) - 1;
    if (place < 0) return undefined;
    const start = place === 0 ? 0 : (ends[place - 1] ?? 0);
    if (ends[place] === start + name.length && text.startsWith(name, start)) return place;
  }
}

/** Returns the 32-bit FNV-1a hash of a name's UTF-16 code units. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash ^ (hash >>> 15);
}
