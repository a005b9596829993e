/** Words before a name that is spelled. Example: "Kate Smyth, spelled S M Y T H". */
const announces =
  /[\s,.]+(?:(?:and\s+)?(?:that['’]?s|that is|it['’]?s|which is|spelt|spelled|as in|i['’]?ll spell (?:it|that)|with)[\s,:]+)+(?=\p{Script=Latin}(?:[\s.,-]|$))/iu;
/** A letter with a word that begins with it. Example: "P for Papa", "M as in Mike". */
const letterWord = /\b(\p{Script=Latin})\s+(?:for|as in|like)\s+(\p{Script=Latin}+)/giu;
const doubled = /\b(double|triple)[\s-]+(\p{Script=Latin})(?![\p{L}\p{M}])/giu;
/** Letters one by one at the end of a text. */
const letters = /(?<![\p{L}\p{M}'’])(?:\p{Script=Latin}[\s.,-]+){2,16}\p{Script=Latin}[\s.!]*$/u;
/** Matches remarks about the spelling of a name. Example: "with an E at the end", "one L". */
const remark =
  /[\s,]+(?:(?:that['’]?s|it['’]?s|spelt|spelled|but|and|just)\s+)*(?:with|without|no|one|two|double|single)\s+(?:an?\s+|one\s+|two\s+|no\s+)?(?:silent\s+|capital\s+|double\s+)?\p{Script=Latin}s?(?:\s+(?:at|in|on|and|instead|not)\b.*)?[\s.!]*$|[\s,]+(?:(?:it['’]?s )?short for|(?:but )?(?:everyone|everybody|people|they|my mates) (?:says?|calls?)(?: me| it)?)\s+\p{L}+[\s.!]*$/iu;

/** The word that was spelled (`spelled`), and the rest of the answer without the spelling (`rest`). */
interface Spelling {
  readonly rest: string;
  readonly spelled: string;
}

/**
 * Returns the word that a caller spells at the end of an answer, in small letters, or `undefined` if nothing is
 * spelled. Example: "smyth" in "Kate Smyth, S M Y T H", "prewett" in "that's P for Papa, R, E, W, E, double T".
 */
export function readSpelling(text: string): Spelling | undefined {
  const plain = text
    .replace(letterWord, (said, letter: string, word: string) =>
      word.toLowerCase().startsWith(letter.toLowerCase()) ? letter : said,
    )
    .replace(doubled, (_said, times: string, letter: string) =>
      Array.from({ length: times.toLowerCase() === 'triple' ? 3 : 2 }, () => letter).join(' '),
    );
  const match = letters.exec(plain);
  if (!match) return undefined;
  const before = `${plain.slice(0, match.index)} ${match[0].trim().charAt(0)}`;
  const rest = before.replace(announces, ' ').replace(/\p{Script=Latin}$/u, '');
  return { rest: rest.trim(), spelled: match[0].replace(/[\s.,!-]/g, '').toLowerCase() };
}

/** Letters one by one, anywhere in a text. */
const letterRuns = /(?<![\p{L}\p{M}'’])(?:\p{Script=Latin}[\s.,-]+){2,24}\p{Script=Latin}(?![\p{L}\p{M}'’])/gu;

/**
 * Returns the words that a caller spells anywhere in an answer, and the answer without them. Returns `undefined` if
 * nothing is spelled, or if only one word is spelled, at the end. Example: "zsofia" and "nagy" in "Zsófia Nagy,
 * Z-S-O-F-I-A N-A-G-Y".
 */
export function takeSpellings(
  text: string,
): { readonly rest: string; readonly spelled: readonly string[] } | undefined {
  const plain = text.replace(doubled, (_said, times: string, letter: string) =>
    Array.from({ length: times.toLowerCase() === 'triple' ? 3 : 2 }, () => letter).join(' '),
  );
  const runs = [...plain.matchAll(letterRuns)];
  const last = runs.at(-1);
  const spelled = runs.flatMap(([run]) =>
    wordsOfRun(run)
      .map((word) => word.replace(/[^\p{L}]/gu, '').toLowerCase())
      .filter((word) => word.length > 1),
  );
  const isOnlyAtEnd =
    spelled.length < 2 && last && last.index + last[0].length >= plain.replace(/[\s.!]+$/u, '').length;
  if (!last || isOnlyAtEnd) return undefined;
  const rest = plain.replace(letterRuns, ' , ').replace(announcesLater, ' ');
  return { rest: rest.replace(/[\s,]+$/u, '').replace(/\s*(?:,\s*)+/gu, ', '), spelled };
}

/** Returns the words in a row of letters. Example: two in "Z-S-O-F-I-A N-A-G-Y", and one in "A-N N-I-K-A, E". */
function wordsOfRun(run: string): string[] {
  const groups = run.trim().split(/[\s,]+/u);
  const isEachWord = groups.filter((group) => group.replace(/[^\p{L}]/gu, '').length > 2).length > 1;
  return isEachWord ? groups : [run];
}

/** Words that only say that something is spelled. */
const announcesLater =
  /\b(?:that['’]?s|that is|it['’]?s|which is|spelt|spelled|i['’]?ll spell (?:it|that)(?: for you)?|so|and then|then)\s*(?=,|$)/giu;

/** Chinese characters as callers describe them by their parts. Example: 木子李. */
const characterParts =
  /^(?:木子李|弓长张|立早章|耳东陈|双木林|双口吕|口天吴|古月胡|言午许|草头黄|三横王|双人徐|走之底)$/u;

/** Matches a Korean name before the words that say how it is written. Example: "한순자예요, 순할 순에 아들 자". */
const koreanName =
  /^\s*(\p{Script=Hangul}{2,4}(?:이에요|예요|에요|입니다|이요|요))[,.\s]+[^,.]*(?:\p{Script=Hangul} 자|받침|한자|할 때)/u;

/**
 * Returns an answer without the words that explain how the name is written. Example: 周慧芳 in "周慧芳，周围的周", "Anna" in
 * "Anna with two Ns", "Sara" in "Sara no H".
 */
export function withoutExplanation(text: string): string {
  const korean = koreanName.exec(text)?.[1];
  if (korean) return korean;
  const pieces = text.split(/[，,、。；;\s]+/u).filter(Boolean);
  const isHan = pieces.length > 1 && /\p{Script=Han}/u.test(pieces[0] ?? '');
  if (!isHan) return text.replace(remark, '');
  const [name = '', ...others] = pieces;
  const explains = (piece: string) => {
    const last = [...piece.replace(/(?:吧|啊|呀|哈)$/u, '')].at(-1) ?? '';
    return characterParts.test(piece) || (/\p{Script=Han}的\p{Script=Han}/u.test(piece) && name.includes(last));
  };
  const kept = others.filter((piece) => !explains(piece));
  return kept.length === others.length ? text : [name, ...kept].join('，');
}
