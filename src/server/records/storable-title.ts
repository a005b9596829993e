import { titleMaximum } from '#domain/contract/article-contract.ts';

/** Returns an unchecked title in a form that SQLite and PostgreSQL can both store, cut to a maximum length. */
export function storableTitle(title: string): string {
  return title.replaceAll('\0', '').trim().slice(0, titleMaximum).toWellFormed();
}
