import { readChineseNumber } from '#language/digits.ts';
import { createPhraseTest, type Match, maskCharacter } from '#language/phrases.ts';
import { phrases } from '../text/translated.ts';

/** A word of an order: something from the menu, a count, or a word that joins, removes, adds or replaces items. */
export type Token =
  | { readonly type: 'item'; readonly key: string }
  | { readonly type: 'size'; readonly key: string }
  | { readonly type: 'part'; readonly key: string }
  /**
   * `isRest` means all items that the caller has not spoken of yet. Example: "the other one". `isOwn` means the item of
   * one person. Example: "hers".
   */
  | { readonly type: 'count'; readonly count: number; readonly isRest?: boolean; readonly isOwn?: boolean }
  | { readonly type: 'and' | 'without' | 'extra' | 'insteadOf' | 'into' | 'comma' | 'noise' };

/** A word of an order, with its place in the text. */
export type Placed = Match<Token>;

/**
 * Words that join, remove, add or replace items. The phrases in `noise` contain a number or a size that has nothing to
 * do with the order.
 */
export const orderWords: Readonly<
  Record<'and' | 'without' | 'extra' | 'insteadOf' | 'into' | 'noise', readonly string[]>
> = {
  and: phrases(`
    and | n | plus | with |
    和 | 还有 | 再来 | 再加 | 加上 | 以及 |
    이랑 | 랑 | 하고 | 그리고 | 와 | 과
  `),
  without: phrases(`
    no | without | hold the | leave off | leave out | remove | take off | take out | drop | cancel the |
    scrap | delete | don't want | doesn't want | not the | not a | not | minus | forget the | forget about the | skip the | skip | lose the |
    ditch the | ditch | scratch the | leave the | can't have | can't eat | won't eat | minus the |
    不要 | 不是 | 不放 | 别放 | 去掉 | 取消 | 不加 | 别加 | 不想要 | 不吃 | 删掉 | 减掉 |
    빼고 | 빼 | 뺀 | 없이 | 말고 | 취소 | 제외 | 안 넣 | 넣지 말
  `),
  extra: phrases(`
    extra | add | more | double | chuck | throw | put | stick | pop |
    加 | 多加 | 多放 |
    추가 | 더 넣
  `),
  insteadOf: ['instead of', 'rather than', '대신'],
  into: phrases(`
    to | into | for |
    换成 | 改成 | 改为 | 换回 | 改回 | 变成 | 换做 | 换 |
    으로 | 로
  `),
  noise: phrases(`
    don't forget the | don't forget | dont forget the | dont forget | that one | this one | the one | which one | no thanks | no thank you | no worries | no problem |
    no that's | no wait | no make | no actually | no sorry | no change | no i mean | no it's | no let's |
    一个人 | 1个人 | 一下 | 两个都 | 둘 다 | 一共 | 一起 | 一点 | 一些 | 一样 | 第一 | 星期一 | 星期二 | 星期三 | 周一 | 周二 | 意大利 |
    大概 | 大小的 | 大小 | 大号的话 | 大人 | 大家 | 没有 | 別 |
    주세요 | 바로 | 그대로 | 네요 | 정말로
  `),
};

/**
 * Returns whether an utterance is a correction. The counts of a correction replace earlier counts. The counts of any
 * other utterance are added to earlier counts.
 */
export const isCorrection = createPhraseTest(
  phrases(`
    actually | make it | make that | make the | change | instead | sorry | i meant | i said | swap | rather | not |
    no, | wait | only | just |
    改成 | 换成 | 改为 | 换 | 改 | 不对 | 不是 | 应该是 | 其实 | 等一下 | 只要 | 还是要 | 还是改 |
    바꿔 | 바꾸 | 아니 | 말고 | 대신 | 변경 | 정정 | 잠깐 | 만 주
  `),
);
/** Returns whether an utterance asks for more. Such an utterance is not a correction, even if it looks like one. */
export const isMore = createPhraseTest(
  phrases(`
    another | more | add | also | extra one | as well |
    再 | 还要 | 加 | 多 |
    더 | 추가
  `),
);

const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const englishMore: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  single: 1,
  couple: 2,
  pair: 2,
  'half a dozen': 6,
  'a dozen': 12,
  dozen: 12,
};
const korean: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};
const koreanCounters = '개|판|병|잔|캔|명|분|박|조각|인분|세트';
const chineseMeasures = '个|份|张|罐|瓶|杯|盒|块|只|位|听|筒';

const patterns: readonly { readonly pattern: RegExp; readonly read: (text: string) => number | undefined }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d.:])((?!0\\d)\\d{1,4})(?!\\d|[.:]\\d)(?:\\s*(?:x|×)(?!\\p{L})|\\s*(?:${koreanCounters}|${chineseMeasures}))?`,
      'gu',
    ),
    read: Number,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{Script=Latin}'])(${[...Object.keys(englishMore), ...english].sort((a, b) => b.length - a.length).join('|')})(?![\\p{Script=Latin}'])(?:\\s+of(?!\\p{L}))?`,
      'gu',
    ),
    read: (word) => englishMore[word] ?? english.indexOf(word),
  },
  {
    // A Chinese numeral alone is a count only in front of words that were already understood, because 一 is part of many
    // other words.
    pattern: new RegExp(
      `([一二两俩三四五六七八九十]{1,3})\\s*(?:(?:${chineseMeasures})|(?=[${maskCharacter}大小中])|(?=\\s*$))`,
      'gu',
    ),
    read: readChineseNumber,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{Script=Hangul})(${Object.keys(korean)
        .filter((word) => word.length === 1 && !'둘셋넷'.includes(word))
        .concat('다섯', '여섯', '일곱', '여덟', '아홉')
        .join('|')})\\s*(?:${koreanCounters})(?!까지)`,
      'gu',
    ),
    read: (word) => korean[word],
  },
  { pattern: /(?<!\p{Script=Hangul})(하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)/gu, read: (word) => korean[word] },
];

/**
 * Returns the counts in a text of any language. Example: "2", "two", "a couple of", "两个", "두 판". Numbers that are part
 * of a word or a time are left out.
 */
export function readNumbers(text: string): Match<number>[] {
  const found: Match<number>[] = [];
  let rest = text;
  for (const { pattern, read } of patterns) {
    rest = rest.replace(pattern, (match: string, word: string, start: number) => {
      const value = read(word);
      if (value === undefined || value < 0) return match;
      found.push({ start, end: start + match.length, value });
      return maskCharacter.repeat(match.length);
    });
  }
  return found.sort((left, right) => left.start - right.start);
}

/** Returns whether an utterance adds items to those that were ordered before. Example: "and a small one". */
export function isAddition(text: string): boolean {
  return isMore(text) || /^(?:and|plus)\b|^(?:还要|再|另外)|^그리고/u.test(text);
}

/** Matches words before a number of items, if these words correct what was said before. Example: "no, make it". */
const repairWords =
  /^[\s,，。]*(?:(?:no|wait|actually|sorry|i mean|make (?:it|that)|哎|啊|哦|欸|诶|不对|不是|说错了?|我说错了|等等|应该是|是|改成|要|来|아니(?:요|다|에요)?|잠깐만?요?|아)[\s,，。.]*)+$/u;

/** Returns whether a number of items is directly after the words of a correction and before a pause. Example: "不对，三份，他同学也来". */
export function isCorrectedCount(text: string, counts: readonly Match<unknown>[]): boolean {
  const [only, ...others] = counts;
  if (!only || others.length > 0 || !repairWords.test(text.slice(0, only.start))) return false;
  return /^\s*(?:of (?:them|those)|个|份|张|只|罐|瓶|판|개|잔|캔|로|으로|이요|요)?\s*(?:[,，。.;；!！]|$)/u.test(
    text.slice(only.end),
  );
}

/**
 * Returns whether a number is not the quantity of a menu item. The words "a" and "an" are numbers here too. Examples:
 * "a" in "it's a crime", "two" in "one, not two", "2" in "flat 2".
 */
export function countsNothing(
  text: string,
  start: number,
  end: number,
  phrases: readonly { readonly start: number }[],
): boolean {
  if (/(?:\bnot|\binstead of|\brather than)\s*$/.test(text.slice(0, start)) && /^\s*(?:$|[,.;!])/.test(text.slice(end)))
    return true;
  if (/\b(?:number|unit|flat|apartment|apt|level|floor|room|code|buzzer)\s*$/.test(text.slice(0, start))) return true;
  if (!/^an?\s*$/.test(text.slice(start, end))) return false;
  const next = phrases.find((phrase) => phrase.start >= end);
  return next === undefined || text.slice(end, next.start).trim().split(/\s+/).length > 2;
}
