import { hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseText } from '#language/normalise.ts';
import { cutKorean, isKoreanName, isKoreanRole, stripKorean } from './korean-names.ts';
import { containsNoName, isFamilyName, titled } from './words-not-names.ts';

/** The name in an answer that says more than the name. */
export interface NameInPieces {
  readonly value: string;
  /** Whether everything else in the answer is about the name, such as how it is written or whose it is. */
  readonly isWhole: boolean;
}

/** A piece of an answer. A piece of the kind `note` only says whose name it is, or how a name is written in words. */
interface Piece {
  readonly kind: 'name' | 'spelling' | 'note' | 'other';
  readonly said: string;
  readonly value: string;
  /** How certain it is that the piece is a name, from 0 to 3. */
  readonly rank: number;
  readonly isCorrected: boolean;
}

const relatives =
  '(?:老公|老婆|太太|先生|丈夫|妻子|爱人|男朋友|女朋友|男友|女友|对象|儿子|女儿|孩子|小孩子?|小朋友|宝宝|妈妈?|母亲|爸爸?|父亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|公公|婆婆|岳父|岳母|哥哥?|姐姐?|弟弟?|妹妹?|室友|朋友|同事|同学|老板|经理|闺蜜|[表堂][哥姐弟妹]|姑姑?|阿姨|舅舅|叔叔|侄子|侄女|外甥女?|孙子|孙女|大宝|小宝|老大|老二|阿[妈爸爷公婆嫲])';
const someone = `(?:替|帮|给|为)?(?:我们?|他|她|咱们?)?(?:家里?|屋企)?(?:的|个|嘅)?${relatives}(?:的|嘅)?`;
const labels =
  '(?:姓名|名字|全名|大名|全称|中文名?字?|英文名?字?|华文名?|本名|真名|本人|病人|患者|患儿|入住的?人?|住客|客人|顾客|联系人|联络人|预订人|预约人|订房人|订餐人|取餐人|下单人|收件人|名下|名)';
/** Words before a Chinese name that are not part of it. */
const leading = new RegExp(
  `^(?:嗯+|哦|噢|啊|哎|呃|额|喂|那个|那就?|就|好的?|对|是的?|请|您|你就?|麻烦(?:你|您)?|不好意思|给我|帮我|直接|还是|或者?|也|可以|\\p{Script=Han}{0,3}?(?:登记|写|记|填|挂|放|留|署|订|约|预约|预订)(?:在|到|成|的)?|用|报|以|名叫|叫做?|叫我|唤|称呼|${someone}|我的?|我们|${labels}|是|系|为|呢|的|嘅|[:：\\s])+`,
  'u',
);
const trailing =
  /(?:就好了?|就行了?|就可以了?|就得[啦喇]?|都可以|也可以|也行|可以了?|好了|行了|得[啦喇]|吧|呀|啊|哦|喔|啦|哈|呢|嘅|咯|囉|嘞|哟|谢谢您?|多谢晒?|唔该晒?|(?:这个|的)?(?:名字|名下|名))$/u;
const compound = /^(?:欧阳|司马|诸葛|上官|慕容|皇甫|司徒|令狐|夏侯|东方|南宫|尉迟|端木|公孙|长孙|轩辕|宇文)/u;
/** Matches a piece that tells how a Chinese name is written or what kind of name it is. */
const writing =
  /的\s*\p{Script=Han}(?:字)?[吧啊呀哈]?$|复姓|字旁|字头|字底|点水|草头|[上下左右](?:边|面)|(?:一|两|单)个字|怎么写|^(?:免贵|我|本人|敝)?姓\p{Script=Han}{1,2}$|^(?:那个|就是)?\p{Script=Han}{1,3}(?:那个)?字$|\p{Script=Han}字|(?:木子李|弓长张|立早章|耳东陈|双木林|双口吕|口天吴|古月胡|言午许|草头黄|三横王|双人徐|走之底)/u;
const whose = new RegExp(
  `^(?:就|是)?(?:用|写|登记|报|留)?(?:${someone}|我的?|我自己的?)(?:${labels}|看|约|订)?(?:吧|的)?$`,
  'u',
);
const correction = /^(?:啊|哦|哎|欸)?(?:不对|不是|错了|说错了?|更正|应该是|是)|아니|잘못|말고/u;
const latinName =
  /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*(?:\s+\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*){0,4}$/u;
const spelledWord = /^(?:\p{Script=Latin}[\s-]+){1,15}\p{Script=Latin}$/u;
const single = /^\p{Script=Latin}$/u;

/**
 * Returns the name in a Chinese or Korean answer to the question for a name, from the pieces between its commas. Pieces
 * that tell how the name is written, spell it or say whose it is are not names. Example: 李沐辰 in 孩子叫李沐辰，三点水的沐, 백승민 in
 * "남편 이름으로 해 주세요, 백승민".
 */
export function readNameInPieces(text: string): NameInPieces | undefined {
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text) || text.length > maxLength) return undefined;
  const pieces = cutKorean(withoutDenied(text))
    .flatMap((part) => part.split(/[,，、.。;；!！~～…()（）"“”「」]+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u))
    .map((part) => part.trim())
    .filter((part) => /\p{L}|\d/u.test(part))
    .map(readPiece);
  const best = choose(pieces);
  if (!best) return undefined;
  const [first, second] = pieces;
  // If an answer consists of two names, they are the same name in two scripts. Example: "陈伟，Wei Chen".
  if (
    pieces.length === 2 &&
    first?.rank === 3 &&
    second &&
    second.value === second.said &&
    /^\p{Script=Latin}/u.test(second.said)
  )
    return { value: `${first.value} ${second.value}`, isWhole: true };
  const spelled = pieces.filter(({ kind }) => kind === 'spelling').map(({ value }) => value);
  return { value: respelled(best.value, spelled), isWhole: pieces.every(({ kind }) => kind !== 'other') };
}

/**
 * Removes each name that the caller replaces with another in the same answer. Examples: "변우석" in "변우석 아니고 변우진",
 * "王敏" in "不是王敏，是王明".
 */
function withoutDenied(text: string): string {
  return text
    .replace(/[ㅋㅎㅠㅜᄏᄒ]{2,}/gu, ' ')
    .replace(/\p{Script=Hangul}{2,5}(?:이|가)?\s*(?:아니고|아니라|말고)[\s,]*/gu, '')
    .replace(/不是\s*\p{Script=Han}{2,4}[\s,，]*(?:而)?是/gu, '')
    .replace(
      /성(?:은|이)\s*(\p{Script=Hangul}{1,2})(?:이?고|요)?[\s,]+이름(?:은|이)\s*(\p{Script=Hangul}{1,3})(?=[\s,.]|이|입|예|$)/gu,
      '$1$2',
    );
}

/** Longest answer that is read in pieces, in characters. */
const maxLength = 80;

function readPiece(said: string): Piece {
  const isCorrected = correction.test(said);
  const piece = (kind: Piece['kind'], value = '', rank = 0): Piece => ({ kind, said, value, rank, isCorrected });
  if (spelledWord.test(said)) return piece('spelling', said.replace(/[\s-]/g, '').toLowerCase());
  if (single.test(said)) return piece('note');
  if (/\p{Script=Hangul}/u.test(said)) {
    const { name, isMarked, isPolite, spelled } = stripKorean(said);
    if (spelled !== undefined) return piece('spelling', spelled.toLowerCase());
    if (isKoreanRole(name) || name === '') return piece('note');
    if (isLatinName(name)) return piece('name', titled(name), 2);
    const rank = isKoreanName(name, isMarked);
    if (rank > (isPolite ? 0.5 : 0) && hideDatesAndTimes(name) === name) return piece('name', name, rank);
    return piece(
      /(?:자|받침|한자|때|글자씩|쓰는.*|성이 .*|성은 .*)(?:이?[에예]요|요|입니다)?$/u.test(said) ? 'note' : 'other',
    );
  }
  const plain = normaliseText(said).replace(correction, '');
  if (whose.test(plain)) return piece('note');
  const offset = normaliseText(said).length - plain.length;
  const written = said.normalize('NFKC').slice(offset).trim();
  for (const lead of ['', leading.exec(plain)?.[0] ?? '']) {
    const bare = withoutEnds(plain.slice(lead.length));
    const value = written.slice(lead.length, lead.length + bare.length).trim();
    if (/^\p{Script=Han}{1,8}[·・]\p{Script=Han}{1,8}$/u.test(bare)) return piece('name', value, 3);
    const explained = withoutWriting(bare);
    if (explained && isChineseName(explained)) return piece('name', value.slice(0, explained.length), 3);
    if (isLatinName(value)) return piece('name', titled(value), 2);
    const mixed =
      /^(\p{Script=Han}{1,3})\s*(\p{Script=Latin}[\p{Script=Latin}' -]*)$|^(\p{Script=Latin}[\p{Script=Latin}' -]*?)\s*(\p{Script=Han})$/u.exec(
        bare,
      );
    if (mixed && isFamilyName((mixed[1] ?? mixed[4] ?? '').charAt(0))) return piece('name', value, 2);
  }
  return piece(writing.test(plain) ? 'note' : 'other');
}

/** Removes all words after a name that are not part of it. */
function withoutEnds(text: string): string {
  let rest = text.trim();
  for (let match = trailing.exec(rest); match; match = trailing.exec(rest)) rest = rest.slice(0, match.index).trim();
  return rest;
}

/** Returns whether a text in Latin letters is a name. A family name may be an English word. Example: "Tiffany He". */
function isLatinName(text: string): boolean {
  if (!latinName.test(text) || single.test(text)) return false;
  return /^(?:\p{Lu}\p{Ll}+\s)+\p{Lu}\p{Ll}+$/u.test(text)
    ? !containsNoName(normaliseText(text.split(' ')[0] ?? ''))
    : !containsNoName(normaliseText(text));
}

/** Returns a name without the words after it that tell how it is written. Example: 陈晓明 in 陈晓明知晓的晓. */
function withoutWriting(text: string): string | undefined {
  if (text.length <= 4) return text;
  for (const length of [3, 2, 4]) {
    const [name, rest] = [text.slice(0, length), text.slice(length)];
    const named = [...rest.matchAll(/[^的]{1,6}的(\p{Script=Han})字?/gu)];
    const isAll = named.map(([words]) => words).join('') === rest.replace(/[吧啊呀]$/u, '');
    if (named.length > 0 && isAll && named.every(([, letter = '']) => name.includes(letter))) return name;
  }
  return undefined;
}

/** Returns whether a text is a Chinese name with a common family name. It must be normalised. */
function isChineseName(text: string): boolean {
  if (!/^\p{Script=Han}{2,4}$/u.test(text) || hideDatesAndTimes(text) !== text) return false;
  if (compound.test(text)) return text.length > 2 && !containsNoName(text.slice(2));
  return text.length <= 3 && isFamilyName(text.charAt(0)) && !containsNoName(text);
}

/**
 * Returns the name that the caller means. A correction replaces the names before it. Of two names, the longer one
 * counts if it contains the shorter one. Otherwise the more certain name counts.
 */
function choose(pieces: readonly Piece[]): Piece | undefined {
  // The words that announce a correction may stand alone. Example: "王小明，不对，李小红".
  const names = pieces.flatMap((piece, place) => {
    const isCorrected =
      piece.isCorrected || (pieces[place - 1]?.kind === 'other' && pieces[place - 1]?.isCorrected === true);
    return piece.kind === 'name' ? [{ ...piece, isCorrected }] : [];
  });
  const [first, ...others] = names;
  return others.reduce((best, name) => {
    if (!best || name.isCorrected) return name;
    if (name.value.toLowerCase().includes(best.value.toLowerCase())) return name;
    if (best.value.toLowerCase().includes(name.value.toLowerCase())) return best;
    return name.rank > best.rank ? name : best;
  }, first);
}

/**
 * Returns a name in Latin letters. If the caller also spelled a word of the name, this word is written as it was
 * spelled.
 */
function respelled(name: string, spelled: readonly string[]): string {
  if (!/\p{Script=Latin}/u.test(name) || spelled.length === 0) return name;
  const words = name.split(/\s+/);
  for (const letters of spelled) {
    const place = words.findIndex(
      (word) => word.charAt(0).toLowerCase() === letters.charAt(0) && Math.abs(word.length - letters.length) <= 2,
    );
    if (place >= 0) words[place] = titled(letters);
  }
  return words.join(' ');
}
