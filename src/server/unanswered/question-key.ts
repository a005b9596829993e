import { searchKey } from '../records/search-key.ts';

/** A question folded, so that its case, accents, punctuation and spaces do not make it another one. */
export function questionKey(question: string): string {
  return searchKey(question)
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed();
}
