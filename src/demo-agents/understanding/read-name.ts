import { normaliseText } from '#language/normalise.ts';
import type { Match } from '#language/phrases.ts';
import { isKoreanRole, isKoreanSentence, withoutCopula } from './korean-names.ts';
import { hasOnlyOrdinaryWords, readNameInWords } from './name-in-words.ts';
import { readNameInPieces } from './name-pieces.ts';
import { readSpelling, takeSpellings, withoutExplanation } from './spelled-name.ts';
import { containsNoName, titled } from './words-not-names.ts';

/** A name that was found in a text. */
export interface NameMatch extends Match<string> {
  /** Whether the name may have been misheard, so that the agent asks about it when it reads the details back. */
  readonly isUncertain: boolean;
}

const part = "[\\p{L}\\p{M}][\\p{L}\\p{M}'’-]*";
const capitalised = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const particle = '(?:van|von|de|der|den|da|di|la|le|te|del|bin|al)';
const capitalisedName = `${capitalised}(?:\\s+(?:${particle}\\s+)*${capitalised}){0,3}`;
const greeting =
  '(?:(?:kia ora|good (?:morning|afternoon|evening)|morning|hi|hello|hey|yeah|yes|um+|oh)(?: there)?[\\s,.!]+)*';

/**
 * Patterns for the ways in which callers say that something is their name, anywhere in a text. The first group is the
 * name.
 */
const introductions: readonly RegExp[] = [
  new RegExp(
    `\\bfirst name(?:['’]?s)?(?: is)?\\s+(${part})[\\s,]+(?:and\\s+)?(?:(?:my|the|her|his)\\s+)?(?:last name|surname|family name)(?:['’]?s)?(?: is)?\\s+(${part})`,
    'giu',
  ),
  new RegExp(
    `\\b(?:last name|surname|family name)(?:['’]?s)?(?: is)?\\s+(${part})[\\s,]+(?:and\\s+)?(?:(?:my|the|her|his)\\s+)?(?:first|given|christian) name(?:['’]?s)?(?: is)?\\s+(${part})`,
    'giu',
  ),
  // The word "name" makes certain that a name follows, so a name in lower case is found too.
  new RegExp(
    `\\b(?:(?:my|the)\\s+)?(?:(?:full|last|first)\\s+|sur)?name(?:['’]?s)?(?:\\s+(?:is|will be)|:)?\\s+(?:is\\s+)?(${part}(?:\\s+(?!and\\b|but\\b|on\\b|at\\b|for\\b|my\\b)${part}){0,2})(?=\\s*(?:$|[.,;!?]|(?:and|but|on|at|for|my)\\b))`,
    'giu',
  ),
  new RegExp(`\\b[Nn]ames?(?:['’]s)?(?:\\s+is)?\\s+(${capitalisedName})`, 'gu'),
  new RegExp(
    `\\b(?:[Uu]nder the name(?: of)?|[Uu]nder|[Cc]all me|[Tt]his is)\\s+(?:the name\\s+)?(${capitalisedName})`,
    'gu',
  ),
  new RegExp(`\\b(?:call me|under the name(?: of)?|(?:book|put|have) it under)\\s+(${part})`, 'giu'),
  new RegExp(
    `\\b[Ff]or my (?:son|daughter|wife|husband|partner|mum|mother|dad|father|boy|girl|kid|baby)[\\s,]+(${capitalisedName})`,
    'gu',
  ),
  // At the beginning of a text, "it's Dave" and "I'm Dave" are introductions.
  new RegExp(
    `^\\s*(?:[Hh]i|[Hh]ello|[Hh]ey|[Kk]ia ora|[Gg]ood (?:morning|afternoon|evening)|[Mm]orning)(?: there)?[\\s,.!]+(?:[Ii]t['’]?s|[Ii]t is|I['’]?m|[Ii]['’]m|I am)\\s+(${capitalisedName})(?=\\s*(?:$|[.,;!?]|(?:here|from|and|speaking|calling)\\b))`,
    'gu',
  ),
  new RegExp(`^\\s*I(?:['’]m| am)\\s+(${capitalisedName})(?=\\s*(?:$|[.,;!?]))`, 'gu'),
  new RegExp(
    `^\\s*(?:(?:[Nn]o|[Ss]orry|[Aa]ctually)[\\s,]+)*[Ii]t['’]?s\\s+(${capitalisedName})(?=\\s*(?:$|[.,;!?]|(?:at|on|from|and)\\b))`,
    'gu',
  ),
  new RegExp(
    `^\\s*${greeting}(?:it['’]?s|it is|this is|i['’]?m|i am)\\s+(${part}(?:\\s+${part}){0,2}?)\\s+(?:here|speaking|calling)\\b`,
    'giu',
  ),
  new RegExp(`^\\s*${greeting}(${part}(?:\\s+${part})?)\\s+(?:here|speaking)\\b(?=\\s*(?:$|[.,;!?]))`, 'giu'),
  /(?:我叫|叫我|我是|[個个]名[係系叫]|我姓|免贵姓|敝姓|(?<=[，,])\s*叫|名字是|名字叫|名字写|姓名是?)\s*([\p{Script=Han}]{1,4}?|[\p{Script=Latin}]+(?:\s[\p{Script=Latin}]+){0,2})(?:就好|就行|吧|。|，|,|\s|$)/gu,
  /(?:登记|写|记|挂|放|订|留|预约|预订|約|登記)(?:在|到|成|的是)?\s*(?!我|你|他|她)([\p{Script=Han}]{2,4}?|[\p{Script=Latin}]+(?:\s[\p{Script=Latin}]+){0,2})\s*(?:的)?(?:名下|名字|名义|這個名字|这个名字)/gu,
  /(?:用|写|以|留)?(?:我)?(?:太太|老婆|老公|先生|妈妈?|爸爸?|朋友|女儿|儿子)?的?名字(?:吧|就好|就行)?[，,是叫：:\s]{1,3}([\p{Script=Han}]{2,4}?)(?=[。，,！!\s]|$)/gu,
  /(?:예약자|예약\s*이름|이름|성함|성명|환자(?:분)?|손님|명의)(?:은|는|이|가|를|을)?\s*(?:(?:저희|우리|제)\s+(?:어머니|아버지|엄마|아빠|아들|딸|남편|아내|와이프|할머니|할아버지|아이)\s+)?([\p{Script=Hangul}]{2,4}?)\s*(?:님)?\s*(?:앞으로|으로|로|이라고요?|라고요?|이고요?|고요|이에요|예요|입니다|이세요|님이세요)(?=[\s,.]|$)/gu,
  /(?<!\p{Script=Hangul})([\p{Script=Hangul}]{2,4}?)\s*(?:앞으로|명의로|이름으로|이라는 이름으로)\s*(?:적어|해|예약|잡아|넣어|부탁|달아|올려|등록)/gu,
  /(?:제\s*이름은|이름은|성함은)\s*([\p{Script=Hangul}]{2,5}?|[\p{Script=Latin}]+(?:\s[\p{Script=Latin}]+){0,2})\s*(?:이에요|예요|에요|이세요|세요|이십니다|입니다|이요|인데요?|이라고|라고|이라|이고|이며|요|고|[,.\s]|$)/gu,
  /(?<!\p{Script=Hangul})저는\s*([\p{Script=Hangul}]{2,5}?|[\p{Script=Latin}]+(?:\s[\p{Script=Latin}]+){0,2})\s*(?:이에요|예요|에요|입니다|이요|인데요?|이라고|라고)/gu,
  /(?<!\p{Script=Hangul})([\p{Script=Hangul}]{2,4}?)(?:이?라고(?:요|\s*(?:합니다|해요|하는데요?|해\s*주|적어|써|올려|남겨|불러|하시면)))/gu,
];

const leading =
  /^\s*(?:(?:um+|uh+|er+|oh|ah|well|so|yeah|yes|yep|sure|ok|okay|no|nope|sorry|actually|hi|hello|it['’]?s|it is|its|it['’]?ll be|that['’]?s|that['’]?ll be|that would be|myself|hers is|his is|mine is|she is|he is|i['’]?m|i am|this is|for|under|just|only|me|make it|put(?: it)?(?: under| down as)?|book it(?: under)?|you can (?:just )?(?:put|call me|say)|just (?:put|say|use)|use|say|mr|是|叫|姓|写|记|登记|留|用|就写|就叫|名字写|名字叫|嗯|哦|那个|患者是|음|어|저는|저(?=\s)|네|예)(?:[,.\s]+|(?<=[\p{Script=Han}])))+(?=\S)/iu;
const trailing =
  /(?<![,.!\s])[,.!\s]*(?:(?:,|\band\b)?\s*(?:my |the )?(?:phone |mobile |cell )?(?:number|phone|mobile|cell)(?:['’]?s| is)?|\b(?:please|thanks|thank you|cheers|ta|mate|bro|here|again|speaking|like i said|as i said|as i told you|i said(?: that)?(?: already)?|i already (?:said|told you)(?: that)?|is fine|will do|['’]s fine|is (?:my|the) name|that['’]?s (?:me|it|my name))|就好|就行|就可以|吧|谢谢|电话是?|号码是?|이고\s*(?:전화)?\s*번호는|(?:전화)?\s*번호는|으?로\s*(?:해\s*주세요|예약해\s*주세요|할게요|부탁(?:드려요|드립니다|해요|드릴게요)|적어\s*주세요|남겨\s*주세요|올려\s*주세요)|이름으로.*|감사합니다)[.,!。！\s]*$/iu;

/**
 * Returns the caller's name in a text. If a name is `awaited`, a short text that only has letters is a name. A text
 * with a word that is never part of a name is not. Example: "sore knee", 第一个.
 */
export function readName(text: string, awaited: boolean): NameMatch | undefined {
  const stated = awaited ? readNameInPieces(text) : undefined;
  if (stated) return { start: 0, end: text.length, value: stated.value, isUncertain: false };
  const spellings = awaited ? takeSpellings(text) : undefined;
  if (spellings) {
    const name = readName(spellings.rest, true)?.value.split(' ') ?? [];
    const value = spellings.spelled.reduce(withSpelling, name).join(' ');
    return { start: 0, end: text.length, value, isUncertain: false };
  }
  // If a caller says both the family name and the full name, the full name is used. Example: "我姓李，叫李明".
  const matches = introductions
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((left, right) => (isFamilyName(left[0]) ? 1 : 0) - (isFamilyName(right[0]) ? 1 : 0));
  for (const match of matches) {
    const names = match.slice(1).filter(Boolean);
    const said = (saysFamilyNameFirst.test(match[0]) ? names.reverse() : names).join(' ').trim();
    const name = said && isFamilyName(match[0]) ? (fullName(said, text) ?? said) : said;
    if (!name || isKoreanRole(name) || containsNoName(normaliseText(name)) || hasOnlyOrdinaryWords(name)) continue;
    const whole = awaited ? wholeName(text, name) : undefined;
    return whole ?? { start: match.index, end: match.index + match[0].length, value: titled(name), isUncertain: false };
  }
  if (!awaited) return undefined;
  const plain = readSpelling(text) ? text : withoutExplanation(text);
  const bare = readBareName(plain) ?? readRepeatedName(plain);
  if (bare) return bare;
  const among = readNameInWords(text);
  return among && { start: 0, end: text.length, value: titled(among.value), isUncertain: among.isOneOfSeveral };
}

/**
 * Returns the longer name in an answer, if it contains the introduced name. Example: "Edith Low" in "It's Mrs Low,
 * Edith Low".
 */
function wholeName(text: string, name: string): NameMatch | undefined {
  const among = readNameInWords(text)?.value;
  const last = name.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  const isLonger = among !== undefined && among.length > name.length && among.toLowerCase().split(/\s+/).includes(last);
  return isLonger ? { start: 0, end: text.length, value: among, isUncertain: false } : undefined;
}

/**
 * Returns the words of a name after the caller has spelled one of them. The last word that resembles the spelled word
 * is replaced by the spelled word. If no word resembles it, the spelled word is added at the end.
 */
function withSpelling(name: readonly string[], spelled: string): readonly string[] {
  const plain = (said: string) =>
    said
      .normalize('NFD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase();
  if (name.some((word) => plain(word) === spelled)) return name;
  const like = name.findLastIndex((word) => isLike(word.toLowerCase(), spelled));
  return like < 0 ? [...name, titled(spelled)] : name.map((word, place) => (place === like ? titled(spelled) : word));
}

const saysFamilyNameFirst = /^(?:last name|surname|family name).*(?:first|given|christian) name/iu;

/** Matches a Chinese family name: one character, or one of the few names that have two. */
const familyName = /^(?:\p{Script=Han}|欧阳|歐陽|司马|诸葛|上官|慕容|皇甫|司徒|令狐|夏侯|东方|南宫|尉迟|端木)$/u;

/** Returns the full name after a family name of one character. Example: 邓丽 for 邓 in 我姓邓，邓丽. */
function fullName(family: string, text: string): string | undefined {
  if (!familyName.test(family)) return undefined;
  const words = withoutExplanation(text).match(/\p{Script=Han}+/gu) ?? [];
  return words.find(
    (word) =>
      word.length >= 2 &&
      word.length <= 4 &&
      word.length > family.length &&
      word.startsWith(family) &&
      word !== `${family}的`,
  );
}

/** Matches a form of address with the family name. Example: 何先生. */
const formOfAddress =
  /^\p{Script=Han}(?:先生|女士|小姐|太太|老师)$|\p{Script=Hangul}\s*(?:씨|님)(?:예요|이에요|입니다|이요|요)?$/u;

/**
 * Returns the name in an answer that repeats the name, or that also says whose name it is. Example: "Beryl, Beryl
 * Hutchins", 何国栋，何先生, "my mother, Priya Nair". If all names are part of the longest one, returns the longest one.
 * Otherwise returns `undefined`.
 */
function readRepeatedName(text: string): NameMatch | undefined {
  const said = text.replace(someoneOf, '').trim();
  const all = said.split(/\s*[,，、.。]\s*/u).filter((piece) => /\p{L}/u.test(piece));
  if (all.length < 2 && said === text.trim()) return undefined;
  const pieces = all.filter((piece) => !announcesName.test(piece));
  const names = pieces
    .filter((piece) => !formOfAddress.test(piece) && !/^姓\p{Script=Han}$/u.test(piece))
    .map((piece) => readName(piece, true));
  if (names.length === 0 || names.some((name) => name === undefined)) return undefined;
  const found = names.filter((name) => name !== undefined);
  const longest = found.reduce((best, name) => (name.value.length > best.value.length ? name : best));
  const isOne = found.every(({ value }) => longest.value.toLowerCase().includes(value.toLowerCase()));
  return isOne ? { ...longest, start: 0, end: text.length } : undefined;
}

/** Matches words that only say that a name follows. Example: 预约写我妈的名字. */
const announcesName =
  /^(?:[^，,]{0,8}的)?(?:写|用|留|记|登记)?[^，,]{0,8}的?(?:名字|姓名|全名)(?:是|叫)?$|^(?:病人|患者|客人)?(?:是|係)?我?(?:妈妈?|媽媽?|爸爸?|老婆|老公|太太|先生|女[儿兒]|[儿兒]子|奶奶|[爷爺][爷爺])$|^(?:my|the|her|his|our)?\s*(?:\w+['’]s\s+)?(?:full\s+)?name$|^(?:put|book) it (?:under|in) (?:my|her|his|the) \w+['’]s name$/iu;

/** Matches the words for the person whose name follows. Example: "the patient is my mother, Priya Nair". */
const someoneOf =
  /^(?:(?:the|my) (?:patient|name|booking|appointment) (?:is|will be)(?: for)?|it['’]?s(?: for)?|for|that['’]?s)?\s*(?:my|our) (?:son|daughter|wife|husband|partner|mum|mother|dad|father|boy|girl|kid|baby|nan|gran|grandmother|grandfather|friend|flatmate)(?:['’]s(?: name(?: is|['’]s)?)?)?[\s,:]+(?:(?:called|named|it['’]?s)\s+)?|^(?:我|我们)?(?:家)?(?:的)?(?:儿子|女儿|妈妈|爸爸|妈|爸|老婆|老公|太太|先生|孩子|小孩|奶奶|爷爷|外婆|外公|朋友)(?:的名字)?(?:叫|是|名叫)\s*|^(?:저희|우리|제)?\s*(?:아들|딸|엄마|어머니|아버지|아빠|남편|아내|아이|할머니|할아버지)(?:는|은|이|가|이름은)?\s+/iu;

function isFamilyName(said: string): boolean {
  return /^(?:我姓|免贵姓|敝姓)/.test(said);
}

/** Matches the endings of Korean verbs, which no name has. */
const koreanVerb = /(?:게요|래요|거예요|거에요|네요|잖아요|거든요|을까요|습니다|는데요)[\s.!]*$/u;

function readBareName(text: string): NameMatch | undefined {
  if (koreanVerb.test(text) || isKoreanSentence(text)) return undefined;
  const spelled = readSpelledName(text);
  if (spelled) return { start: 0, end: text.length, value: spelled, isUncertain: false };
  const bare = withoutCopula(withoutEnds(text));
  const both = /^(\p{Script=Han}{2,4})[\s,，、]+(\p{Script=Latin}+(?:\s\p{Script=Latin}+){0,2})$/u.exec(bare);
  const value = both ? `${both[1]} ${titled(both[2] ?? '')}` : bare;
  if (!both && !isLikelyName(bare)) return undefined;
  if (!formOfAddress.test(bare) && containsNoName(normaliseText(value))) return undefined;
  return { start: 0, end: text.length, value: titled(value), isUncertain: mayBeMisheard(value) };
}

/** Removes the words around a name that are not part of it. Example: "it's Dave, thanks". */
function withoutEnds(text: string): string {
  let bare = text.replace(leading, '').replace(/^(?:叫|姓)(?=\p{Script=Han})/u, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(trailing, '').replace(/[\s,，、.。!！]+$/u, '');
  }
  return bare.trim();
}

function isLikelyName(bare: string): boolean {
  // A sentence ends after the first name. Example: "Low. Edith Low".
  if (/(?<!\b(?:mrs|rev|prof))(?<=\p{L}{3})\.\s/iu.test(bare)) return false;
  if (!/^[\p{L}\p{M}'’.\s-]{1,40}$/u.test(bare) || bare.split(/\s+/).length > 4) return false;
  if (/^\p{Script=Han}+$/u.test(bare)) return bare.length <= 4;
  if (/^[\p{Script=Hangul}\s]+$/u.test(bare)) return /.{2}/u.test(bare) && bare.replaceAll(' ', '').length <= 5;
  return /^\p{L}\p{M}*\p{L}/u.test(bare) || /^\p{Lu}$/u.test(bare);
}

/** Returns whether a name is unusual for its script: a single letter, many words, or a long Korean name. */
function mayBeMisheard(name: string): boolean {
  if (/\p{Script=Han}|\p{Script=Hangul}/u.test(name)) return name.replaceAll(' ', '').length === 1;
  return !/\p{Lu}/u.test(name) && name.split(/\s+/).length > 2;
}

/** Returns a name that the caller spells, or `undefined`. Example: "D-A-V-E", "Kate Smyth, S M Y T H". */
function readSpelledName(text: string): string | undefined {
  const spelling = readSpelling(text.trim());
  if (!spelling) return undefined;
  const spelled = titled(spelling.spelled);
  const words = (readNameInWords(spelling.rest, true)?.value ?? withoutEnds(spelling.rest))
    .split(/[\s,]+/)
    .filter(Boolean);
  const place = words.findLastIndex((word) => isLike(word.toLowerCase(), spelling.spelled));
  if (place < 0 || words.length > 4) return spelled;
  return words.map((word, index) => (index === place ? spelled : titled(word))).join(' ');
}

/** Returns whether a word begins with the same letter as the spelled one, with or without accents. */
function isLike(word: string, spelled: string): boolean {
  const plain = (said: string) => said.normalize('NFD').replace(/\p{M}/gu, '');
  return plain(word).charAt(0) === plain(spelled).charAt(0);
}
