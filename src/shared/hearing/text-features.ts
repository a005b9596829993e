import { conceptsOf } from './concepts.ts';
import { withFamilies, withFamiliesOf } from './word-families.ts';

/** Maximum number of characters of a text that are read. The rest is ignored. */
export const readMaximum = 600;

/**
 * Returns a text as the phrases and the classifier read it: in lower case, without apostrophes, in simplified Chinese
 * characters, and without letters repeated for emphasis. Example: "Heeelp, I CAN’T" becomes "help, i cant".
 */
function plainText(text: string): string {
  return text
    .slice(0, readMaximum)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc]/gu, '')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character)
    .trim();
}

/**
 * Each pair is a traditional or Cantonese character, followed by the simplified one. Characters that calls rarely
 * contain are left out.
 */
const pairs =
  '灣湾燒烧煙烟濃浓氣气電电觸触線线壓压頭头臉脸過过腫肿嚨咙嗆呛無无暈晕嘔呕噴喷斷断開开關关門门鎖锁搶抢槍枪殺杀傷伤對对這这' +
  '個个們们來来會会說说話话讓让請请謝谢麼么還还沒没給给幫帮轉转係系經经員员負负責责總总務务點点樓楼廚厨間间裡里裏里臺台檯台鐘钟' +
  '車车隊队報报護护醫医藥药療疗盡尽滅灭牆墙壞坏漲涨熱热燙烫凍冻顫颤動动聽听聲声響响機机錢钱買买賣卖訂订預预約约單单飯饭館馆號号' +
  '視视網网頁页樣样讀读寫写誰谁兒儿媽妈爺爷孫孙親亲戀恋愛爱歡欢樂乐難难淚泪絕绝遺遗書书願愿憶忆夢梦覺觉離离別别見见實实現现當当' +
  '應应該该認认識识為为甚什邊边從从後后幾几歲岁時时長长發发變变紅红綠绿藍蓝黃黄髮发髒脏腳脚臟脏膚肤癢痒針针劑剂檢检驗验診诊險险' +
  '緊紧嚴严災灾圍围繞绕聞闻燈灯頂顶層层階阶陽阳隻只條条雙双塊块張张場场處处廁厕馬马龍龙鍋锅爐炉竈灶烏乌龜龟魚鱼蝦虾雞鸡鴨鸭豬猪' +
  '麵面餅饼團团圓圆滿满貴贵賓宾費费價价減减優优觀观擔担慮虑憂忧鬱郁擠挤齊齐東东風风飛飞國国園园陸陆際际區区縣县鄉乡鄰邻誤误錯错' +
  '確确試试課课學学習习選选擇择換换擋挡擊击輛辆輪轮軟软鋪铺舖铺鋼钢鐵铁銀银鏡镜鑰钥咗了佢他嘅的唔不冇没';
const simplified = new Map(pairs.match(/../gu)?.map(([from = '', to = '']) => [from, to]));

/**
 * The kinds of features that the classifier reads in a text. `words`: single words. `sequences`: words that are near
 * each other. `parts`: parts of words, and sequences of Chinese or Korean characters. `families`: sequences in which
 * words are replaced by their families (`word-families.ts`). `letters`: sequences of the letters that make up Korean
 * characters. `concepts`: the concepts of the words (`concepts.ts`), single, in pairs and in sequences.
 */
export const views = ['words', 'sequences', 'parts', 'families', 'letters', 'concepts'] as const;
type View = (typeof views)[number];

/** The features of a text as hashes, by their kind. A kind contains each hash only once. */
export type TextFeatures = Readonly<Record<View, ReadonlySet<number>>>;

/**
 * Returns the features of a text. They make the classifier robust: a word with a typing mistake still has most of its
 * parts, and a sentence about another person still has most of its families.
 */
export function featuresOf(text: string): TextFeatures {
  const plain = plainText(text);
  const found = {
    words: new Set<number>(),
    sequences: new Set<number>(),
    parts: new Set<number>(),
    families: new Set<number>(),
    letters: new Set<number>(),
    concepts: new Set<number>(),
  };
  addConcepts(found.concepts, conceptsOf(plain));
  const words = plain.match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  if (words.length > 0) found.words.add(hash('L'));
  for (const word of words) {
    found.words.add(hash(`w${word}`));
    addRuns(found.parts, 'c', `<${word}>`, 3, 5);
  }
  addSequences(found.sequences, '', words);
  const [first = [], last = []] = withFamilies(words);
  addSequences(found.families, 'A', first);
  addSequences(found.families, 'B', last);
  for (const part of plain.match(/[\p{Script=Han}\p{Script=Hangul}]+(?:\s+[\p{Script=Han}\p{Script=Hangul}]+)*/gu) ??
    []) {
    const language = /\p{Script=Hangul}/u.test(part) ? 'ko' : 'zh';
    const joined = part.replace(/\s+/gu, '');
    found.words.add(hash(language));
    addRuns(found.parts, 'r', `^${joined}$`, 1, 4);
    addRuns(found.families, 'm', `^${withFamiliesOf(language, part).replace(/\s+/gu, '')}$`, 2, 5);
    if (language === 'ko') addRuns(found.letters, 'j', `^${joined.normalize('NFD')}$`, 5, 7);
  }
  return found;
}

/** Adds pairs and triples of words that follow each other, and pairs with one or two words between them. */
function addSequences(found: Set<number>, kind: string, words: readonly string[]): void {
  const marked = ['^', ...words, '$'];
  marked.forEach((word, place) => {
    const [next, second, third] = marked.slice(place + 1, place + 4);
    if (next !== undefined) found.add(hash(`${kind}b${word} ${next}`));
    if (second !== undefined) found.add(hash(`${kind}t${word} ${next} ${second}`));
    if (word === '^') return;
    if (second !== undefined) found.add(hash(`${kind}s${word} ${second}`));
    if (third !== undefined) found.add(hash(`${kind}S${word} ${third}`));
  });
}

/** Adds each concept, each pair of concepts in the text, and each sequence of two or three concepts. */
function addConcepts(found: Set<number>, concepts: readonly (readonly string[])[]): void {
  const distinct = [...new Set(concepts.flat())].sort();
  distinct.forEach((concept, place) => {
    found.add(hash(`o${concept}`));
    for (const other of distinct.slice(place + 1)) found.add(hash(`p${concept}${other}`));
  });
  concepts.forEach((letters, place) => {
    const next = concepts[place + 1] ?? ['$'];
    const second = concepts[place + 2] ?? ['$'];
    for (const letter of letters)
      for (const other of next) {
        found.add(hash(`q${letter}${other}`));
        for (const third of second) found.add(hash(`r${letter}${other}${third}`));
      }
  });
}

/** Adds the parts of a text that have at least `shortest` and at most `longest` characters. */
function addRuns(found: Set<number>, kind: string, text: string, shortest: number, longest: number): void {
  const beginning = extend(seed, kind, 0, kind.length);
  for (let start = 0; start + shortest <= text.length; start += 1) {
    const end = Math.min(start + longest, text.length);
    let value = extend(beginning, text, start, start + shortest);
    found.add(mix(value));
    for (let next = start + shortest; next < end; next += 1) {
      value = extend(value, text, next, next + 1);
      found.add(mix(value));
    }
  }
}

/** Returns the 32-bit FNV-1a hash of a text, mixed once more. */
function hash(text: string): number {
  return mix(extend(seed, text, 0, text.length));
}

const seed = 0x811c9dc5;

function extend(value: number, text: string, start: number, end: number): number {
  let extended = value;
  for (let place = start; place < end; place += 1) {
    extended = Math.imul(extended ^ text.charCodeAt(place), 0x01000193);
  }
  return extended;
}

function mix(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
