/** A search for words in texts of articles. */
export interface WordSearch {
  readonly find: string;
  readonly match_case: boolean;
}

/** A place in a text, from `from` to before `to`. */
export type FoundPlace = ReturnType<typeof findWords>[number];

/** Returns the places where the words are in a text. A space also finds a line break and several spaces. */
export function findWords(text: string, { find, match_case }: WordSearch) {
  if (find.trim() === '') return [];
  const escaped = find.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  // Several spaces at an end would be searched for again from each of them, so one is enough there.
  const start = find === find.trimStart() ? '' : String.raw`\s`;
  const end = find === find.trimEnd() ? '' : String.raw`\s`;
  const pattern = start + escaped.trim().replace(/\s+/g, String.raw`\s+`) + end;
  const matches = text.matchAll(new RegExp(pattern, match_case ? 'gu' : 'giu'));
  return Array.from(matches, ({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/** Returns a text in which every found place has other words. */
export function replaceWords(text: string, search: WordSearch, replacement: string): string {
  let result = '';
  let at = 0;
  for (const { from, to } of findWords(text, search)) {
    result += text.slice(at, from) + replacement;
    at = to;
  }
  return result + text.slice(at);
}
