import { normaliseText } from '#language/normalise.ts';
import { containsNoName } from './words-not-names.ts';

const family =
  '김이박최정강조윤장임한오서신권황안송류유홍전고문양손배백허남심노하곽성차주우구라나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부복태목형피두감호';
const compound = /^(?:남궁|황보|제갈|선우|독고|사공|서문|동방)\p{Script=Hangul}{1,2}$/u;
/** Words that name a person by what they are to the caller. Example: 남편 (husband). */
const roles =
  '(?:(?:저희|우리|제|내|그)\\s*)?(?:애\\s*엄마|애\\s*아빠|남편|아내|와이프|집사람|신랑|신부|(?:큰|작은|막내)?\\s*(?:아들|딸)|막내|첫째|둘째|엄마|어머님?|어머니|아빠|아버님?|아버지|부모님|할머니|할아버지|시어머니|시아버지|장모님?|장인\\s*어른|언니|오빠|누나|형|(?:여|남)?동생|(?:여자\\s*|남자\\s*)?친구|여친|남친|룸메이?트?|사장님?|대표님?|팀장님?|과장님?|부장님?|이사님?|상사|동료|직원|아이|애기|아기|애|손주|손녀|손자|이모|고모|삼촌|조카|영감|할멈|마누라|바깥양반|집주인|세입자|본인|자기|환자(?:분)?|예약자(?:명)?|투숙객|손님|고객|주문자|대표자)';
const labels = '(?:풀네임|본명|이름|성함|성명|명의|한글|한국\\s*이름|영어\\s*이름|영문|영어)';
const particle = '(?:으?로는|께서는|께서|에서|은|는|이|가|의|을|를|도)?';
/** Words before a Korean name that are not part of the name. */
const leading = new RegExp(
  `^(?:(?:음+|어+|아+|저|저는|제가|제|네+|예+|넵|그냥|그럼|그러면|그|저기|일단|아니|내)[\\s,]+|(?:예약|주문|환자|투숙|숙박)\\s*(?=${labels})|${roles}(?:분|님)?${particle}(?:\\s*${labels}(?:으로|${particle}))?(?:\\s+|$)|${labels}(?:으로|${particle})(?:\\s+|$))+`,
  'u',
);
/**
 * The words after a Korean name: a request to use the name for the booking (`wish`), or the ending that means "is"
 * (`copula`).
 */
const wish =
  /(?:\s*(?:씨|님))?(?:\s*(?:이?란|이?라는)?\s*(?:이름|명의|성함|앞)(?:으로|에|이에요|이요|입니다)?(?:\s*(?:요|해|합니다|하는데요?|예약|주문|적|써|쓰|올려|올리|부탁|할게|잡아|잡을|남겨|넣어|등록|기재|불러|부르|하|그래|캅니|카|달아|받아|찾)[\p{L}\s]*)?|(?:이?라고|이?라|으?로)\s*(?:요|해|합니다|하는데요?|예약|주문|적|써|쓰|올려|올리|부탁|할게|잡아|잡을|남겨|넣어|등록|기재|불러|부르|하|그래|캅니|카|달아|받아|찾)[\p{L}\s]*|이?라고)$/u;
const copula =
  /^(.*?\p{L})\s*(?:님\s*|씨\s*)?(이에[요용여]|이예[요용]|예[요용여]|에[요용여]|이세요|세요|이십니다|입니[다당더]|임다|인데[요예]?|이[요용]|이오|이올시다|이라예|이라요|라예|이라 하오|이라오|이고요?|고요|구요|이구요|이거든요|거든요|이라고 합니다|이라고 해요|이라고 하는데요|라고 합니다|라고 해요|요|님|씨)$/u;
const title = /(?<=\p{Script=Hangul}{3})\s*(?:팀장|과장|부장|차장|대리|대표|사장|이사|선생)(?:님)?$/u;
/** Korean verbs and other words that are not names, although they begin like a name. */
const noName =
  /(?:게요|래요|거예요|거에요|네요|잖아요|거든요|을까요|습니다|는데요|어요|아요|해요|세요|니다|니까|지만|해서|라서|하고|면서|려고|더라고|한테|에게|까지|부터|이랑|밖에|만요|대요|은데|한데|는데|던데)$|^(?:이번|정말|주말|조금|전화|문자|강아지|고양이|최대한|한글|성씨|한자|받침|글자|발음|하나|두개|한번|다시|여기|오전|오후|이거|고마|안녕|방금|지금|사실|우선|제일|원래|나중|이따|이제|아까|혹시|여보|차는|차가|문은|문이|주소|도착|현관|우리|저희|이틀|사흘|나흘|한국|영국|미국|중국|호주|이름|진짜|그냥)/u;

const onlyWish = /^(?:해|적어|써|올려|부탁|예약|잡아|넣어|남겨|할게|하면|하고|등록)\p{L}*(?:\s\p{L}+){0,3}[\s.!]*$/u;

/** Matches the syllables of a name that are said again one by one. Example: "지창옥 지 창 옥". */
const repeated = /(?<=\p{Script=Hangul}{2})(?:\s+\p{Script=Hangul}(?!\p{Script=Hangul})){2,4}(?:이에요|예요|요)?$/u;

/** Splits a Korean text after each ending that can follow a name. Example: "김순자예요 김순자" becomes "김순자예요" and "김순자". */
export function cutKorean(text: string): string[] {
  return text.split(
    /(?<=\p{Script=Hangul}(?:이에요|예요|에요|입니다|입니더|인데요|이고요|이고|라고요|구요|주세요|할게요|해요|네요))\s+/u,
  );
}

/**
 * Returns the name in a piece of a Korean answer. Example: 하동철 in 하동철입니더. `isMarked` says whether the words around the
 * name show that it is one. If the piece spells a word in Latin letters, `spelled` is that word and the name is empty.
 */
export function stripKorean(said: string): {
  readonly name: string;
  readonly isMarked: boolean;
  /** Whether only 요, 님 or 씨 follows the name. Such an ending does not show that the text before it is a name. */
  readonly isPolite?: boolean;
  readonly spelled?: string;
} {
  const spelled = /(?:^|\s)((?:\p{Script=Latin}[\s-]+){1,15}\p{Script=Latin})\s*(?:\p{Script=Hangul}{0,5})$/u.exec(
    said,
  );
  if (spelled?.[1]) return { name: '', isMarked: false, spelled: spelled[1].replace(/[\s-]/g, '') };
  const lead = leading.exec(said)?.[0] ?? '';
  const rest = said.slice(lead.length).replace(repeated, '').trim();
  // The piece contains no name, only a request to use one. Example: "해 주세요" in "남편 이름으로 해 주세요".
  if (lead !== '' && onlyWish.test(rest)) return { name: '', isMarked: true };
  const bare = rest.replace(wish, '').trim();
  const all = withoutDialect(withoutCopula(bare)).replace(title, '');
  // Before the name, there may be a noun for the person, with a particle at its end. Example: "찾으러 갈 직원이 육성훈입니다".
  const last = /(?:이|가|은|는)\s+(\p{Script=Hangul}{2,4})$/u.exec(all)?.[1];
  const name = last && isKoreanName(last, true) === 3 ? last : all;
  const isPolite = /^(?:요|님|씨)$/.test(bare.slice(all.length).trim());
  return { name, isPolite, isMarked: lead !== '' || bare !== rest || (all !== bare && !isPolite) };
}

/** Returns a name without the ending of a dialect. Example: 맹기철이유 becomes 맹기철. */
function withoutDialect(name: string): string {
  const bare = /^(.+?)(?:이유|이여|이랑께|이지라|이라우|유)$/u.exec(name)?.[1] ?? name;
  return bare.length === 3 && family.includes(bare.charAt(0)) ? bare : name;
}

const onlyRole = new RegExp(`^${roles}(?:분|님)?(?:의)?(?:\\s*${labels})?$|^${labels}$`, 'u');

/** Returns whether a text only says whose name it is. Example: 남편. */
export function isKoreanRole(text: string): boolean {
  return onlyRole.test(text);
}

/** Returns whether a Korean text is a sentence, or a word that is not a name. */
export function isKoreanSentence(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text) && noName.test(text.replace(/[\s.!]+/g, ''));
}

/**
 * Returns how certain it is that a text is a Korean name, from 0 (not a name) to 3. `isMarked` says whether the words
 * around the text show that it is a name.
 */
export function isKoreanName(text: string, isMarked: boolean): number {
  const plain = text.replace(/\s+/g, '');
  if (!/^[\p{Script=Hangul}\s]+$/u.test(text) || noName.test(plain) || containsNoName(normaliseText(text))) return 0;
  if (compound.test(plain)) return 3;
  if (family.includes(plain.charAt(0)) && plain.length === 3) return 3;
  if (family.includes(plain.charAt(0)) && plain.length === 2) return isMarked ? 2 : 0;
  const words = text.split(/\s+/);
  if (/성$/u.test(plain) || words.slice(0, -1).some((word) => /(?:은|는|을|를|의)$/u.test(word))) return 0;
  if (plain.length < 2 || plain.length > 7 || words.length > 4) return 0;
  return isMarked ? 1 : words.length > 1 && words.every((word) => word.length <= 4) ? 0.5 : 0;
}

/**
 * Removes the ending that means "is" from a Korean name. Example: 메이예요 becomes 메이, and 민준이에요 becomes 민준. After a vowel
 * in a short name, 이 is part of the name.
 */
export function withoutCopula(text: string): string {
  const match = copula.exec(text);
  if (!match?.[1] || !/\p{Script=Hangul}/u.test(text)) return text;
  const [, name, ending = ''] = match;
  const last = name.charCodeAt(name.length - 1) - 0xac00;
  const isOpen = last >= 0 && last < 11172 && last % 28 === 0;
  return ending.startsWith('이') && isOpen && name.length < 3 ? `${name}이` : name;
}
