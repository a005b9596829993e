/** Number of different features. The hash of each word or part of a word is one of them. */
export const featureCount = 16_384;

/** Maximum number of characters of a text that are read. */
const readMaximum = 600;

/**
 * Returns the features of a text, each only once. In Latin letters, these are words, pairs of words that follow each
 * other, and parts of words. In Chinese and Korean, they are sequences of one to four characters. A word with a typing
 * mistake still has most of its parts.
 */
export function featuresOf(text: string): readonly number[] {
  const plain = text
    .slice(0, readMaximum)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/gu, '');
  const found = new Set<number>();
  const add = (kind: string, value: string) => found.add(hash(`${kind}${value}`));
  const words = plain.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  const marked = ['^', ...words, '$'];
  marked.forEach((word, place) => {
    const next = marked[place + 1];
    if (next !== undefined) add('b', `${word} ${next}`);
    const afterNext = marked[place + 2];
    if (afterNext !== undefined) add('t', `${word} ${next} ${afterNext}`);
    if (afterNext !== undefined && word !== '^') add('s', `${word} ${afterNext}`);
    if (word === '^' || word === '$') return;
    add('w', word);
    addRuns(`<${word}>`, 3, 5, (run) => add('c', run));
  });
  for (const part of plain.match(/[\p{Script=Han}\p{Script=Hangul}]+(?:\s+[\p{Script=Han}\p{Script=Hangul}]+)*/gu) ??
    [])
    addRuns(`^${part.replace(/\s+/gu, '')}$`, 1, 4, (run) => add('r', run));
  return [...found];
}

function addRuns(text: string, shortest: number, longest: number, add: (run: string) => void): void {
  const characters = [...text];
  for (let length = shortest; length <= longest; length += 1) {
    for (let start = 0; start + length <= characters.length; start += 1)
      add(characters.slice(start, start + length).join(''));
  }
}

/** Returns the 32-bit FNV-1a hash of a text, reduced to a number below the number of features. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value ^= text.charCodeAt(place);
    value = Math.imul(value, 0x01000193);
  }
  return ((value ^ (value >>> 15)) >>> 0) % featureCount;
}
