/** Most characters of a key that is sorted by; PostgreSQL refuses index entries of more than about 2,700 bytes. */
const sortKeyMaximum = 200;

/**
 * A text folded for searching: lower case, without macrons and accents, so that `maori` finds `Māori` and both engines
 * find alike.
 */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}

/** A name or title folded for sorting; only its beginning counts. */
export function sortKey(text: string): string {
  return searchKey(text).slice(0, sortKeyMaximum).toWellFormed();
}

/** A `like` pattern (escape character `\`) that finds the folded text anywhere, its wildcards taken literally. */
export function containsPattern(text: string): string {
  return `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`;
}
