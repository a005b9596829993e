import { hasHan, hasHangul } from '#language/languages.ts';
import { normaliseInPlace, normaliseText } from '#language/normalise.ts';
import { createPhraseFinder, type Match } from '#language/phrases.ts';
import { simplify } from '#language/simplified.ts';
import { readWholeIntent } from './intents.ts';
import { splitPhrases, strip, wordsOf } from './word-lists.ts';

export interface NameMatch extends Match<string> {
  /** Whether the name was spelled, or has the plain form of a name. Any other name must be looked at. */
  readonly isPlain: boolean;
}

/** Words that announce a name in English. After those that may also say something else, it needs a capital letter. */
const leads = createPhraseFinder<{ readonly needsCapital: boolean }>([
  ...leadsOf(
    false,
    `name's|name is|name will be|name|call me|first name|first name is|given name|given name is|last name|last name is|second name|second name is|surname|surname is|family name`,
  ),
  ...leadsOf(
    true,
    `it's|it is|this is|i'm|i am|under|under the name|under the name of|book for|booked for|for my son|for my daughter|for my wife|
    for my husband|for my partner|for my mum|for my mother|for my dad|for my father|for my boy|for my girl`,
  ),
]);

function leadsOf(needsCapital: boolean, list: string) {
  return splitPhrases(list).map((phrase) => [phrase, { needsCapital }] as const);
}

const chinese =
  /(?:我?个?名字?[是叫]|我叫|叫我|我姓|免贵姓|敝姓|姓名是?|名字是|名字叫|名叫|(?<=[，,]\s*)叫|(?<=[子儿女妈爸公婆太生友者人她他哥姐弟妹奶爷])叫)\s*([\p{Script=Han}]{1,4}|\p{Script=Latin}+(?: \p{Script=Latin}+){0,2})/gu;
const korean =
  /(?:이름은|성함은|이름이|성함이|예약자는)\s*(?:제\s*)?([\p{Script=Hangul}]{2,5}?|\p{Script=Latin}+(?: \p{Script=Latin}+){0,2})(?:이?라고|이고요?|이에요|예요|에요|입니다|이요|인데요|요|으?로(?= (?:해|적어|예약|올려|남겨)))?(?=[\s,.!]|$)/gu;

const familyNames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾韦夏付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴涂成苗谷盛曲翁路游辛管柴蒙鲍华喻祁蒲房屈饶解牟艾尤阳时穆农司卓古吉简车项连芦麦褚娄戚岑景党宫费卜冷席卫米柏宗瞿桂佟应';
const koreanFamilyNames =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국';
/** Words that are never part of a name in Latin letters. */
const ordinary = new Set(
  wordsOf(`a an the this that these those it its it's i i'm i'd i've i'll me my mine you your we us our they their he she him her his is are was were am be been do does did done don't didn't can can't could will would should
  not no yes yeah yep ok okay sure fine right wrong please thanks thank cheers sorry hello hi hey and or but if because so than too very really just only also again already still with without for from of in on at to by up
  out off about here there now then today tonight tomorrow yesterday morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday next last first second one two three four five six seven eight nine ten
  want need like have has had get got go going come coming know think mean said say tell told ask asked speak talk help wait hold stop cancel change move keep leave take make give put see look book booked booking order ordering
  appointment time number phone mobile email address name names person people adult adults kid kids child children guest guests room rooms studio unit pizza pizzas large regular small pickup delivery doctor nurse visit hair cut colour
  massage facial nails tap toilet leak leaking water urgent price cost what when where who which how why any all some many much more most another other same whatever anyone anything nothing something everyone
  australian aussie kiwi chinese korean british american landline maybe perhaps probably calling ringing looking after hoping trying wondering running late new old sick sore bit quite pretty good great happy afraid allergic keen pregnant vegetarian vegan interested back free busy open hang minute sec moment tick deaf blind hard typing only well actually nah aw ah oh ugh argh er erm uh um hmm oops whoops gosh`),
);
const notNames =
  /[的了吗呢不没你您他她这那哪谁第个位点想给帮请是在到也都就很太]|号码|电话|预约|取消|医生|护士|房间|披萨|今天|明天|后天|上午|下午|晚上|早上|星期|随便|谢谢|人工|房东|租客|业主|等|改|换|主[세]요|예약|취소|주문|배달|포장|내일|오늘|오전|오후|저녁|시간|번호|괜찮|아무|처음|감사|있어|없어|진료|의사|해요|하고|할게|요일|정도|이요/u;

const starts = splitPhrases(
  `maybe|perhaps|probably|no thanks|不用了|不对|不是|아니요|아뇨|아니|um|umm|uh|er|oh|ah|well|so|yeah|yes|yep|sure|ok|okay|no|sorry|actually|hi|hello|it's|its|it is|it'll be|that's|that'll be|that would be|mine is|mine's|hers is|his is|her name is|his name's|his name is|she is|he is|i'm|i am|this is|for|under|just|only|make it|put it under|put|put down|
  book it under|you can call me|call me|say|use|my name's|my name is|the name's|the name is|name's|name is|name|mr|mrs|ms|miss|under the name|under the name of|是|叫|嗯|哦|那个|我叫|我姓|免贵姓|姓|叫我|我是|我的名字是|名字是|名字叫|姓名|患者是|写|你写|登记|就写|就叫|就|全名|本名|实名|음|그냥|어|저는|제 이름은|이름은|아이 이름은|성함은|네|예|저|환자 이름은|환자는|아들 이름은|딸 이름은|예약자는`,
);
const ends = splitPhrases(
  `please|thanks|thank you|cheers|ta|mate|bro|here|speaking|is fine|will do|is my name|is the name|that's me|dear|love|ok|就好|就行|就可以|吧|谢谢|啊|呀|哈|先生|女士|小姐|入住|
  으로 해 주세요|로 해 주세요|으로 예약해 주세요|로 예약해 주세요|이라고 합니다|라고 합니다|이라고 해요|라고 해요|이라고요|라고요|이라고 적어 주세요|라고 적어 주세요|입니다|이에요|예요|에요|이요|요|이고요|고요|임다|임니다|이네|이야|이지|씨요|이에용|예용|이여유|여유|이유|예유|구유|이오|올시다|이라 하오|라 하오|이라 해요|인데요|이라니까요|님|으로 할게요|로 할게요|으로 해 주십시오|로 해 주십시오|으로 해주세요|로 해주세요|이애요|애요|앞으로 해 주세요|씨`,
);

/** Returns the name that a text announces. Example: "my name is Jess", 我叫林小雨, "제 이름은 김민준이에요". */
export function readAnnouncedName(text: string): NameMatch | undefined {
  const found = [...announcedIn(joinLetters(text)), ...captured(text, chinese), ...captured(text, korean)].sort(
    (left, right) => left.start - right.start,
  );
  // Somebody who says the family name and then the whole name means the whole name.
  return found.findLast(({ value }) => value.length > 1) ?? found.at(-1);
}

/** Joins the letters of a spelled name, and keeps all places. Example: "HRUSKA     " for "H R U S K A". */
export function joinLetters(text: string): string {
  return text.replace(/\b\p{Lu}(?:[\s-]+\p{Lu}\b){2,}/gu, (said) => said.replace(/[\s-]/g, '').padEnd(said.length));
}

/** Longest name in Latin letters, in words. */
const mostWords = 4;

/** Matches the given name before words that announce a family name. */
const givenBefore = /(?:^|[\s,.])(\p{Lu}[\p{Script=Latin}'’-]+)[\s,.]*(?:(?:and|my|the) )*$/u;

function announcedIn(text: string): NameMatch[] {
  return leads(normaliseInPlace(text)).flatMap(({ end, start, value: { needsCapital } }) => {
    const [said = ''] = /^(?:[\s,]+[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}'’-]*)*/u.exec(text.slice(end)) ?? [];
    const words = said.split(/[\s,]+/).slice(1, mostWords + 1);
    const last = words.findIndex((word) => !isNameWord(word) || (needsCapital && !/^\p{Lu}/u.test(word)));
    const name = words.slice(0, last < 0 ? words.length : last);
    if (name.length === 0) return [];
    const length = said.indexOf(name.at(-1) ?? '') + (name.at(-1)?.length ?? 0);
    // "Anna, last name Smith" says the whole name.
    const [, given = ''] =
      (/^(?:second|last|family|sur)/i.test(text.slice(start)) && givenBefore.exec(text.slice(0, start))) || [];
    return [{ start, end: end + length, value: titled(`${given} ${name.join(' ')}`.trim()), isPlain: true }];
  });
}

function captured(text: string, pattern: RegExp): NameMatch[] {
  return [...simplify(text).matchAll(pattern)].flatMap((match) => {
    const said = strip(match[1] ?? '', [], ends);
    if (notNames.test(said)) return [];
    const start = match.index + match[0].lastIndexOf(said);
    const name = text.slice(start, start + said.length);
    return [
      { start: match.index, end: match.index + match[0].length, value: titled(name), isPlain: isPlainName(name) },
    ];
  });
}

/**
 * Returns the name in the answer to a question for it. The whole answer is the name, without polite words. The text may
 * have masked parts, which end the name.
 */
export function readAskedName(said: string, mask = ''): NameMatch | undefined {
  const text = joinLetters(said);
  const whole = (value: string, isPlain: boolean) => ({ start: 0, end: text.length, value: titled(value), isPlain });
  const plain = simplify(text);
  const pieces = plain
    .split(new RegExp(`[,，。.!！?？;；、${mask}]+|(?<=\\p{Script=Han})\\s+(?=\\p{Script=Han})`, 'u'))
    .map((piece) => koreanNameIn(strip(piece, starts, ends)));
  const all = pieces.filter((piece) => mayBeName(piece) && readWholeIntent(normaliseText(piece), false) === undefined);
  const value = all.find(isPlainName) ?? all[0];
  const announced = readAnnouncedName(text);
  // In "my mum is called Rose", the announced name counts, and not the whole answer.
  if (value === undefined || (announced && !isPlainName(value)))
    return announced && whole(announced.value, announced.isPlain);
  const others = pieces.filter((piece) => piece !== '' && piece !== value);
  const place = plain.indexOf(value);
  const isPlain =
    isPlainName(value) && !/\b(?:maybe|perhaps|probably)\b/i.test(text) && others.every((piece) => piece.length < 4);
  return whole(text.slice(place, place + value.length), isPlain);
}

/** Returns the usual Korean name of three syllables in words with an ending. Example: 손만덕 in "손만덕이라 캅니더". */
function koreanNameIn(piece: string): string {
  const [, name = ''] = /^(\p{Script=Hangul}{3})(?:이|라|입|예|여|임|인|님|씨)/u.exec(piece) ?? [];
  return isPlainName(name) ? name : piece;
}

/** Returns what an answer to the question for a name says, without polite words. It may be no name. */
export function restOfName(text: string): string {
  return strip(text, starts, ends);
}

/** Returns whether words may be a name, even if it is one letter or a nickname. */
export function mayBeName(said: string): boolean {
  const words = said.split(' ');
  if (hasHan(said) || hasHangul(said))
    return (
      /^(?:[\p{Script=Han}·]{1,6}|[\p{Script=Hangul}\s]{1,8})$/u.test(said) &&
      words.length <= 2 &&
      !notNames.test(simplify(said))
    );
  return /^[\p{L}\p{M}'’.\s-]+$/u.test(said) && words.length <= mostWords && words.every(isNameWord);
}

function isPlainName(name: string): boolean {
  const first = simplify(name).charAt(0);
  if (hasHan(name)) return name.length < 4 && name.length > 1 && familyNames.includes(first) && mayBeName(name);
  if (hasHangul(name)) return name.length < 5 && koreanFamilyNames.includes(first) && mayBeName(name);
  const words = name.split(' ');
  return words.length <= 3 && words.every((word) => word.length > 1 && /^\p{Script=Latin}/u.test(word));
}

function isNameWord(word: string): boolean {
  return !isOrdinary(word.toLowerCase().replace('’', "'"));
}

/** Returns whether a normalised word is English and never part of a name. */
export function isOrdinary(word: string): boolean {
  return ordinary.has(word);
}

/** Returns a name with capital letters. Names that have any are left as they are. */
function titled(name: string): string {
  if (/\p{Lu}\p{Ll}/u.test(name)) return name;
  return name.toLowerCase().replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
