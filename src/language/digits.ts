import { monthNames } from './calendar.ts';
import type { DemoLanguage } from './languages.ts';
import { compilePhrases } from './phrase-patterns.ts';

/** A text whose number words have been replaced by digits. */
export interface DigitText {
  readonly text: string;
  /** Converts two positions in this text to the positions in the original text. */
  readonly originalSpan: (start: number, end: number) => { readonly start: number; readonly end: number };
}

/** Words that are a number, and how it is written in digits. */
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
const anyOf = (words: readonly string[]) => `(${words.join('|')})`;
const english: readonly NumberRule[] = [
  // "First", "second" and "third" mean a day only next to the name of a month or after words like "on the".
  {
    pattern: compilePhrases(
      [
        { say: '(first|second|third)', notAfter: '(twenty|thirty)( |-)', before: ' [of ]{month}' },
        { say: '(first|second|third)', after: '{month} [the ]' },
        { say: '(first|second|third)', after: '(on|until|till|to) the ', notBefore: ' {letter}' },
      ],
      { month: monthNames },
      'spaced',
    ),
    write: (word) => `${ordinals.indexOf(word)}th`,
  },
  {
    pattern: compilePhrases(
      [`(twenty|thirty)( |-)${anyOf(ordinals.slice(1))}`, anyOf([...ordinals.slice(4), ...laterOrdinals])],
      {},
      'spaced',
    ),
    write: (words) => `${readOrdinal(words)}th`,
  },
  {
    pattern: compilePhrases(
      [`${anyOf(teens.slice(10))}( |-)${anyOf(ones.slice(1))}`, anyOf([...teens, ...ones])],
      {},
      'spaced',
    ),
    write: (words) => String(partsOf(words).reduce((sum, word) => sum + readCardinal(word), 0)),
  },
  { pattern: compilePhrases([{ say: 'oh ', after: '# ', before: '#' }], {}, 'spaced'), write: () => '0' },
];

const chinese: readonly NumberRule[] = [
  // "星期五十点" means "Friday at ten" and not "fifty o'clock". So the number of a weekday is converted separately.
  {
    pattern: compilePhrases([{ say: '(一|二|三|四|五|六)', after: '(星期|周|礼拜)' }], {}, 'unspaced'),
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
/** What is counted with numbers such as 두 and 열한. */
const counters =
  '시|명|분|개|사람|박|밤|달|주|방|객실|식구|가족|건|곳|통|군데|업체|중|에{blank}|판|병|캔|잔|조각|인분|그릇';
const koreanLists = {
  counted: `${anyOf(nativeTens)}[${native.slice(1).join('|')}]|스무|${native.slice(1).join('|')}`,
  alone: '하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉',
  ending: '이지|이서|이야|이에요|이예요|이구요|이고요|입니다|인데요|이거든',
  word: '{letter}{letter}{letter}',
  one: '일|이|삼|사|오|육|칠|팔|구|십',
  sino: '{one}[{one}][{one}][{one}]',
};
const korean: readonly NumberRule[] = [
  { pattern: compilePhrases(['(하룻|하루) 밤'], {}, 'unspaced'), write: () => '1박' },
  { pattern: compilePhrases(spans.slice(1), {}, 'unspaced'), write: (word) => `${spans.indexOf(word)}날` },
  {
    pattern: compilePhrases(['유월', { say: '시월', notBefore: '요' }], {}, 'unspaced'),
    write: (word) => (word === '유월' ? '6월' : '10월'),
  },
  {
    pattern: compilePhrases(
      [
        { say: '{counted}', notAfter: '{letter}', before: ` (${counters})` },
        { say: '{counted}', after: '(오전|오후|아침|저녁|밤|낮|새벽|점심)', before: ` (${counters})` },
      ],
      koreanLists,
      'unspaced',
    ),
    write: readNative,
  },
  {
    pattern: compilePhrases(
      [
        { say: '{alone}', notAfter: '{letter}', before: '({ending}|{!word})' },
        { say: '열', notAfter: '{letter}', notBefore: '{letter}' },
      ],
      koreanLists,
      'unspaced',
    ),
    write: (word) => (free.includes(word) ? String(free.indexOf(word)) : readNative(word)),
  },
  {
    pattern: compilePhrases(
      [
        { say: '{sino}', notAfter: '{letter}', before: ' (월|일|박|년){!day}' },
        { say: '{sino}', after: '(월|년|박|시|부터|다음)', before: ' (월|일|박|년){!day}' },
        { say: '{sino}', after: '시 ', before: ' 분' },
        { say: '{one}{sino}', notAfter: '{letter}', before: ' 명' },
      ],
      { ...koreanLists, day: '요' },
      'unspaced',
    ),
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

function partsOf(words: string): string[] {
  return words.split(/[\s-]+/);
}

function readOrdinal(words: string): number {
  const [tens = '', one] = partsOf(words);
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
