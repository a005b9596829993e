import { monthNames } from './calendar.ts';
import type { DemoLanguage } from './languages.ts';

/** A text whose number words have been replaced by digits. */
export interface DigitText {
  readonly text: string;
  /** Converts two positions in this text to the positions in the original text. */
  readonly originalSpan: (start: number, end: number) => { readonly start: number; readonly end: number };
}

interface NumberRule {
  readonly pattern: RegExp;
  readonly write: (match: string) => string;
}

export const ones = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const laterOrdinals =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth'.split(
    ' ',
  );
const english: readonly NumberRule[] = [
  // "First", "second" and "third" mean a day only next to the name of a month or after words like "on the".
  {
    pattern: new RegExp(
      `(?<!\\b(?:twenty|thirty)[\\s-])\\b(?:first|second|third)\\b(?=\\s+(?:of\\s+)?(?:${monthNames})\\b)|(?<=\\b(?:${monthNames})\\s+(?:the\\s+)?)(?:first|second|third)\\b|(?<=\\b(?:on|until|till|to)\\s+the\\s+)(?:first|second|third)\\b(?!\\s+[a-z])`,
      'g',
    ),
    write: (word) => `${ordinals.indexOf(word)}th`,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:twenty|thirty)[\\s-]+(?:${ordinals.slice(1).join('|')})|${[...ordinals.slice(4), ...laterOrdinals].join('|')})\\b`,
      'g',
    ),
    write: (words) => `${readOrdinal(words)}th`,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:${teens.slice(10).join('|')})[\\s-]+(?:${ones.slice(1).join('|')})|${[...teens, ...ones].join('|')})\\b`,
      'g',
    ),
    write: (words) =>
      String(
        words
          .split(/[\s-]+/)
          .map(readCardinal)
          .reduce((sum, part) => sum + part, 0),
      ),
  },
  { pattern: /(?<=\d\s+)oh\s+(?=\d\b)/g, write: () => '0' },
];

const chinese: readonly NumberRule[] = [
  // "星期五十点" means "Friday at ten" and not "fifty o'clock". So the number of a weekday is converted separately.
  {
    pattern: /(?<=星期|周|礼拜)[一二三四五六]/g,
    write: (numeral) => `${readChineseNumber(numeral) ?? numeral} `,
  },
  {
    pattern: /[零〇一二两俩三四五六七八九十]+/g,
    write: (numeral) =>
      String(
        readChineseNumber(numeral) ?? [...numeral].map((one) => readChineseNumber(one.replace('〇', '零'))).join(''),
      ),
  },
];

/** The Korean numbers up to nine, before a word that is counted. */
export const native = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const nativeTens = ['열', '스물', '서른', '마흔', '쉰'];
/** The Korean numbers up to four, alone. */
export const free = ['', '하나', '둘', '셋', '넷'];
const sino = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const spans = ['', '하루', '이틀', '사흘', '나흘', '닷새', '엿새', '이레'];
const afterTime = '오전|오후|아침|저녁|밤|낮|새벽|점심';

const korean: readonly NumberRule[] = [
  { pattern: /하룻\s*밤|하루\s*밤/g, write: () => '1박' },
  { pattern: new RegExp(spans.slice(1).join('|'), 'g'), write: (word) => `${spans.indexOf(word)}날` },
  { pattern: /유월|시월(?!요)/g, write: (word) => (word === '유월' ? '6월' : '10월') },
  {
    pattern: new RegExp(
      `(?<=^|[^\\p{Script=Hangul}]|${afterTime})(?:(?:${nativeTens.join('|')})(?:${native.slice(1).join('|')})?|스무|${native.slice(1).join('|')})(?=\\s*(?:시|명|분|개|사람|박|밤|달|주|방|객실|식구|가족|건|곳|통|군데|업체|중|에\\s|판|병|캔|잔|조각|인분|그릇))`,
      'gu',
    ),
    write: readNative,
  },
  {
    pattern:
      /(?<!\p{Script=Hangul})(?:하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열(?!\p{Script=Hangul}))(?=이지|이서|이야|이에요|이예요|이구요|이고요|입니다|인데요|이거든|(?!\p{Script=Hangul}{3}))/gu,
    write: (word) => (free.includes(word) ? String(free.indexOf(word)) : readNative(word)),
  },
  {
    pattern:
      /(?<=^|[^\p{Script=Hangul}]|월|년|박|시|부터|다음)[일이삼사오육칠팔구십]+(?=\s*(?:월(?!요)|일(?!요)|박|년))|(?<=시\s*)[일이삼사오육칠팔구십]+(?=\s*분)|(?<=^|[^\p{Script=Hangul}])[일이삼사오육칠팔구십]{2,}(?=\s*명)/gu,
    write: readSino,
  },
];

const rulesByLanguage: Readonly<Record<DemoLanguage, readonly NumberRule[]>> = {
  en: english,
  'zh-Hans': chinese,
  ko: korean,
};

/** Replaces number words with digits. Example: "ten past three" becomes "10 past 3". The text must be in lower case. */
export function toDigits(said: string, language: DemoLanguage): DigitText {
  let text = said;
  let starts = [...Array(said.length).keys()];
  let ends = starts.map((place) => place + 1);
  for (const { pattern, write } of rulesByLanguage[language]) {
    let written = '';
    const nextStarts: number[] = [];
    const nextEnds: number[] = [];
    const copy = (from: number, to: number) => {
      written += text.slice(from, to);
      nextStarts.push(...starts.slice(from, to));
      nextEnds.push(...ends.slice(from, to));
    };
    let last = 0;
    for (const match of text.matchAll(pattern)) {
      copy(last, match.index);
      last = match.index + match[0].length;
      const digits = write(match[0]);
      written += digits;
      nextStarts.push(...Array(digits.length).fill(starts[match.index] ?? 0));
      nextEnds.push(...Array(digits.length).fill(ends[last - 1] ?? said.length));
    }
    copy(last, text.length);
    [text, starts, ends] = [written, nextStarts, nextEnds];
  }
  return { text, originalSpan: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? said.length }) };
}

function readCardinal(word: string): number {
  const teen = teens.indexOf(word);
  if (teen > 10) return (teen - 8) * 10;
  return teen >= 0 ? teen + 10 : ones.indexOf(word);
}

function readOrdinal(words: string): number {
  const [tens = '', one] = words.split(/[\s-]+/);
  if (one !== undefined) return readCardinal(tens) + ordinals.indexOf(one);
  const later = laterOrdinals.indexOf(tens);
  if (later < 0) return ordinals.indexOf(tens);
  return later === 11 ? 30 : later + 10;
}

function readNative(word: string): string {
  if (word === '스무') return '20';
  const tens = nativeTens.findIndex((ten) => word.startsWith(ten)) + 1;
  const one = tens > 0 ? word.slice(nativeTens[tens - 1]?.length) : word;
  return String(10 * tens + Math.max(0, native.indexOf(one)));
}

function readSino(numeral: string): string {
  const digit = (one: string) => sino.indexOf(one);
  const ten = numeral.indexOf('십');
  if (ten < 0) return [...numeral].map(digit).join('');
  const tens = ten === 0 ? 1 : digit(numeral.slice(0, ten));
  return String(tens * 10 + (ten === numeral.length - 1 ? 0 : digit(numeral.slice(ten + 1))));
}

const chineseDigits = '零一二三四五六七八九';

/** Returns the value of a Chinese numeral up to 99. Example: 两 is 2, 十二 is 12, 二十 is 20. */
export function readChineseNumber(text: string): number | undefined {
  const digit = (character: string) => ('两俩'.includes(character) ? 2 : chineseDigits.indexOf(character));
  const ten = text.indexOf('十');
  if (ten < 0) return text.length === 1 ? digit(text) : undefined;
  const tens = ten === 0 ? 1 : digit(text.slice(0, ten));
  const ones = ten === text.length - 1 ? 0 : digit(text.slice(ten + 1));
  return tens * 10 + ones;
}
