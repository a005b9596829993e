import { titleMaximum } from '#shared/api/article-fields.ts';

/** Maximum length of a sort key, in characters. PostgreSQL refuses index entries above about 2,700 bytes. */
const sortKeyMaximum = 200;

/**
 * Returns a text folded for searching: in lower case, without macrons and accents. So `maori` finds `Māori`, and both
 * engines find the same rows.
 */
export function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}

/** Returns a name or title folded for sorting, cut to its first 200 characters. */
export function sortKey(text: string): string {
  return searchKey(text).slice(0, sortKeyMaximum).toWellFormed();
}

/** Returns a `like` pattern (escape character `\`) that matches the text anywhere. Its wildcards are literal. */
export function containsPattern(text: string): string {
  return `%${searchKey(text).replace(/[\\%_]/g, '\\$&')}%`;
}

/** Returns an unchecked title in a form that SQLite and PostgreSQL can both store, cut to a maximum length. */
export function storableTitle(title: string): string {
  return title.replaceAll('\0', '').trim().slice(0, titleMaximum).toWellFormed();
}
