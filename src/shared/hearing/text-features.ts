import { normaliseText } from '#language/normalise.ts';
import { conceptsOf } from './concepts.ts';

/**
 * Families of words that play the same part in a sentence. The classifier also reads a text with each word replaced by
 * the letter of its family, so that what it has learnt about "my dad" also holds for "my nan".
 *
 * The letters are `P` (a person near the caller), `B` (part of a body), `R` (a room or building), `N` (not), `S` (a
 * person who could take over the call), `M` (the machine), `T` (to speak), `G` (to connect), and `W` (to want). Korean
 * also has `E` (a polite request) and `Y` (the ending of a verb).
 */

const englishFamilies: Readonly<Record<string, string>> = {
  P: `mum mom mother dad father papa nan nana nanna gran granny grandma grandpa grandad granddad koro nanny pop poppy
    wife husband hubby missus partner boyfriend girlfriend bf gf fiance son daughter boy girl baby bub bubs kid kids
    child children toddler brother bro sister sis cuz cousin uncle aunty auntie aunt mate friend flatmate roommate
    housemate neighbour neighbor coworker colleague workmate apprentice guest tenant customer client patient guy bloke
    man woman lady fella dude chap person passenger driver teenager teen grandson granddaughter inlaw old mans mums dads
    nans someone somebody some1 sumone he she they him her them hes shes theyre elderly stranger ex stepdad stepmum
    niece nephew family whanau`,
  B: `chest heart arm arms leg legs face mouth lips lip tongue throat neck head eye eyes hand hands finger fingers wrist
    wrists stomach belly tummy side jaw shoulder back skin foot ankle nose ear ears knee body lungs airway`,
  R: `kitchen bathroom lounge bedroom hallway hall room house flat unit apartment garage shed shop office building
    basement laundry roof ceiling wall corridor motel hotel stairs stairwell car park carpark deck balcony toilet loo`,
  N: `not no never cant cannot dont doesnt didnt wont isnt arent aint wouldnt couldnt without nothing nobody none`,
  S: `manager boss owner supervisor receptionist reception staff operator rep representative agent human humans person
    people someone somebody some1 anyone anybody team member adult employee worker guy lady bloke girl chef plumber
    doctor nurse desk front`,
  M: `bot bots robot robots machine computer ai recording automated program software app chatbot chatgpt siri`,
  T: `talk speak chat deal discuss converse yarn korero spk tlk speek tok`,
  G: `put pass get give transfer connect switch hand patch fetch grab flick chuck bring direct forward redirect`,
  W: `want wanna wana need id like prefer rather would lemme gimme`,
};

const fillerWords = new Set(
  `really very so too heaps bloody fucking fuckin fkn proper super pretty quite kinda kind sort of a bit lot lots real
  just literally actually honestly completely totally all still um uh er ah oh please pls plz eh aye ay ey well now
  right`.split(/\s+/),
);

const firstFamilies = new Map<string, string>();
const lastFamilies = new Map<string, string>();
for (const [family, words] of Object.entries(englishFamilies)) {
  for (const word of words.split(/\s+/)) {
    if (!firstFamilies.has(word)) firstFamilies.set(word, family);
    lastFamilies.set(word, family);
  }
}

/**
 * Returns a list of English words twice, without filler words and with families in place of words. The two lists differ
 * only for words of two families, such as "guy": the first list has the first family of the word, and the second list
 * its last family.
 */
function withFamilies(words: readonly string[]): readonly (readonly string[])[] {
  const kept = words.filter((word) => !fillerWords.has(word) || firstFamilies.has(word));
  return [firstFamilies, lastFamilies].map((families) => kept.map((word) => families.get(word) ?? word));
}

type Replacement = readonly [family: string, words: RegExp];

const chineseFamilies: readonly Replacement[] = [
  [
    'P',
    /[我他她咱]?的?(?:爸爸|妈妈|老爸|老妈|爸|妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|阿公|阿嬷|公公|婆婆|老公|老婆|老伴|丈夫|妻子|先生|太太|爱人|男朋友|女朋友|男友|女友|儿子|女儿|孩子|宝宝|小孩|娃|弟弟|哥哥|姐姐|妹妹|叔叔|阿姨|舅舅|姑姑|朋友|同事|室友|邻居|客人|顾客|工人|师傅|学徒|老人家?|有个(?:男的|女的|大叔|大妈|客人|人)|有人|一个人)/gu,
  ],
  [
    '',
    /非常|特别|真的|实在|有点儿?|好像|突然|一直|已经|全都|请问|麻烦|一下|那个|就是|[很好太真都在了呀啊吧呢哦嘛啦呜请]/gu,
  ],
  ['B', /胸口|胸部|心口|心脏|喉咙|嗓子|舌头|嘴唇|嘴巴|眼睛|手臂|胳膊|手腕|肚子|脖子|[脸头手脚腿]/gu],
  ['R', /厨房|客厅|房间|卧室|走廊|浴室|厕所|店里|家里|屋里|隔壁|楼上|楼下|楼道|车库|阳台|大堂|门口|房子|屋子/gu],
  [
    'S',
    /人工客服|人工|真人|活人|客服|经理|老板娘?|店长|负责人|主管|领导|店员|前台|柜台|工作人员|接线员|员工|服务员|管事的|医生|护士/gu,
  ],
  ['M', /机器人|机器|电脑|智能|程序|人机|ai/gu],
];

const koreanFamilies: readonly Replacement[] = [
  [
    'P',
    /(?:우리 ?|제 |내 |저희 ?)?(?:엄마|아빠|어머니|아버지|할머니|할아버지|남편|아내|와이프|집사람|아들|딸|애기|아기|아이|애|동생|누나|언니|오빠|형|삼촌|이모|고모|친구|동료|손님|이웃|옆집|룸메이트|남자친구|여자친구|남친|여친|어떤 ?(?:남자|여자|사람)|누군가|누가|사람|직원|할매|조카|손자)분?들?(?:께서|이가|한테|에게|[이가은는을를도])?/gu,
  ],
  [
    '',
    /(?:너무|정말|진짜|조금|계속|갑자기|많이|엄청|완전|되게|그냥|지금|제발|아주|자꾸|빨리|저기요?|혹시|[막좀음어아]) ?/gu,
  ],
  ['B', /(?:가슴|심장|목구멍|입술|얼굴|머리|손목|다리|목|혀|입|눈|팔|손|발|배)[이가은는을를에쪽]?/gu],
  [
    'R',
    /(?:주방|부엌|거실|복도|화장실|욕실|가게|옆방|위층|아래층|건물|차고|베란다|로비|지하|방|집)(?:에서|안에|[에이가은는])?/gu,
  ],
  [
    'S',
    /(?:상담원|상담사|직원|담당자|책임자|사장|매니저|점장|원장|실장|프런트|프론트|교환원|관리자|안내원|의사|간호사|사람|인간)[님분]?(?:이랑|하고|한테|에게|으로|[과와로을를이가은는])?/gu,
  ],
  [
    'M',
    /(?:로봇|기계|챗봇|봇|컴퓨터|인공지능|자동 ?응답|녹음)(?:이랑|하고|한테|에게|으로|말고|[과와로을를이가은는])?/gu,
  ],
  ['E', /(?:해 ?)?(?:주세요|주시겠어요|주실래요|줘요?|주라)|부탁(?:드립니다|드려요|해요?)?/gu],
  ['Y', /(?:습니다|[었았였했]어요?|어요|아요|에요|예요|네요|데요|거든요|세요|이요|[요임음다])(?=[\s.!?,~ㅠㅜ]|$)/gu],
];

/** Replaces each word of a Chinese or Korean text that belongs to a family with the name of the family. */
function withFamiliesOf(language: 'zh' | 'ko', text: string): string {
  return (language === 'zh' ? chineseFamilies : koreanFamilies).reduce(
    (rest, [family, words]) => rest.replace(words, family),
    text,
  );
}

/** Maximum number of characters of a text that are read. The rest is ignored. */
const readMaximum = 600;

/**
 * Returns a text as the phrases and the classifier read it: in lower case, without apostrophes, in simplified Chinese
 * characters, and without letters repeated for emphasis. Example: "Heeelp, I CAN’T" becomes "help, i cant".
 */
export function plainText(text: string): string {
  return normaliseText(text.slice(0, readMaximum))
    .replaceAll("'", '')
    .replace(/([a-z])\1{2,}/g, '$1');
}

/**
 * The kinds of features that the classifier reads in a text. `words`: single words. `sequences`: words that are near
 * each other. `parts`: parts of words, and sequences of Chinese or Korean characters. `families`: sequences in which
 * words are replaced by their families. `letters`: sequences of the letters that make up Korean
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
