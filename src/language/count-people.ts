/**
 * Words for relatives and friends, as alternatives of a pattern, and the number of people that each word means.
 * Example: "wife" means one, "parents" means two.
 */
interface Kin {
  readonly words: string;
  readonly count: number;
}

const kin: readonly Kin[] = [
  {
    words:
      'wife|husband|partner|missus|hubby|mum|mom|mam|mother|dad|father|son|daughter|baby|bub|toddler|nan|nana|gran|grandma|grandpa|grandad|grandmother|grandfather|friend|mate|sister|brother|girlfriend|boyfriend|fianc(?:é|e)e?|flatmate|boss|colleague|workmate|kid|children|child|grandkid|grandchildren|grandchild|grandson|granddaughter|boy|girl|teenager|aunt|aunty|uncle|cousin|niece|nephew|mother-in-law|father-in-law',
    count: 1,
  },
  { words: 'parents|folks|in-laws|grandparents|twins', count: 2 },
  {
    words:
      '爸妈|父母|爷爷奶奶|外公外婆|公公婆婆|岳父母|老2口|小2口|2口子|夫妻2(?:个|人)?|夫妇2?(?:个|人)?|我和我?(?:老公|老婆|太太|先生)2?个?|双胞胎',
    count: 2,
  },
  {
    words:
      '妈妈|爸爸|母亲|父亲|老婆|老公|太太|先生|妻子|丈夫|男朋友|女朋友|男友|女友|儿子|女儿|哥哥|姐姐|弟弟|妹妹|奶奶|爷爷|外婆|外公|婆婆|岳母|朋友|闺蜜|室友|同事|孩子|小孩|宝宝|妈|爸|妹|弟|姐|哥',
    count: 1,
  },
  { words: '부모님|부부|할머니 할아버지|쌍둥이', count: 2 },
  {
    words:
      '엄마|아빠|어머니|아버지|아내|와이프|남편|신랑|아들|딸|형|누나|언니|오빠|동생|할머니|할아버지|이모|고모|삼촌|친구|여자 ?친구|남자 ?친구|여친|남친|장모님|장인어른|시어머니|시아버지|아기|애기|아이|애',
    count: 1,
  },
];
const self = '\\b(?:me|myself|i)\\b|我(?!们)|(?<!\\p{Script=Hangul})(?:저(?!희)|나)(?:까지)?';
const byCount = (count: number) =>
  kin
    .filter((one) => one.count === count)
    .map(({ words }) => words)
    .join('|');
/**
 * A pattern for one item of a list of people, such as "my wife". Its named groups tell how many people the item means.
 */
const item = [
  `(?:the )?(?<us>\\d{1,2}) of us\\b|我们(?<we>\\d)(?![家行])`,
  `(?:(?:my|our|the|his|her|a|an|one|1) |(?:我们|我的|我|저희|우리|제) ?)?(?:(?<n>\\d{1,2}) ?)?(?:(?:个|位|名) ?)?(?:\ue000+[ -]*(?:old |짜리 ?|된 ?|的|大的)?)?(?:(?:little|young|small|old|wee|big) )?(?:(?<pair>${byCount(2)})|(?<one>(?:${byCount(1)})))(?:s|들)?(?![a-z]|['’]s(?! (?:coming|joining|too|along)))(?:(?<=[애이딸들구생카기]들?)(?:이|가|는|은)? ?(?<after>\\d)(?: ?명)?)?`,
  `(?<self>${self})`,
].join('|');
const joiner =
  '(?: ?(?:,|，|、|&|\\+|\\band\\b|\\bplus\\b|\\bwith\\b|\\bn\\b|和|跟|与|加上?|还有|带着?|以及|이?랑|하고|와|과|에|그리고|모시고|데리고|도) ?){1,2}| ';
const list = new RegExp(`(?:${item})(?:(?:${joiner})(?:${item}))+`.replace(/\?<\w+>/g, ''), 'gu');
const items = new RegExp(item, 'gu');
/** Matches a number that the caller says is the total. Example: "four altogether". */
const total =
  /(?:[一1]共|总共|加起来|加1?起|\ball up\b|\bin total\b|\baltogether\b|모두|총|합쳐서?|다 해서|전부)\s*(?:是|有|就)?\s*(\d{1,2})(?!\s*(?:晚|夜|박|밤|nights?))|(?:랑|하고|까지|[와과])\s*(\d)(?:이|입)(?:서|요|니다|에요)?(?=\s|[,.]|$)|(\d{1,2})\s*(?:people\s+)?(?:all up|in total|altogether|in all)\b/u;
/** Matches a name together with the caller. Example: "Malcolm and I". */
const nameAndSelf = /(?:^|[\s,])(\p{L}{2,}) and (?:i|me|myself)(?=$|[\s,.])/u;

/** Matches an utterance in which the caller says twice that nobody else comes. Example: "only me, one person". */
const alone =
  /\b(?:only|just) (?:me|myself|the 1)\b[\s,.]*(?:so )?(?:just |only )?1 (?:person|guest|adult)\b|^[^，,]{0,6}(?:就|只有)?我(?:自己)?1?个?人?[，,]\s*1(?:个人|位|人)|혼자(?:예요|요|입니다)?[\s,.]*1 ?(?:명|인|사람)/u;

/** Matches a number that repeats how many people the caller has just named. Example: "Walter and me, the two of us". */
const allOfUs = /\b(?:the|all|just the|only the) (\d{1,2}) of us\b(?! *,? *(?:and|plus|with)\b)/u;

/** Returns the number of people if the text says that it is the total, or `undefined`. Example: 4 in 加起来四个. */
export function readTotal(text: string): number | undefined {
  const couples = /(\d)\s*couples\b|(\d)\s*对(?:夫妻|情侣|夫妇)?|(?:커플|부부)\s*(\d)\s*쌍|(\d)\s*(?:쌍|커플)/u.exec(
    text,
  );
  if (couples) return 2 * Number(couples.slice(1).find((group) => group !== undefined));
  if (alone.test(text)) return 1;
  const all = allOfUs.exec(text)?.[1];
  if (all !== undefined) return Number(all);
  const said = total.exec(text);
  return said ? Number(said[1] ?? said[2] ?? said[3]) : undefined;
}

/**
 * Returns how many people a text names, or `undefined`. Example: 4 in "my husband and I, the baby and my mum", 4 in
 * 爸妈、我还有我妹. The text must be in lower case, and its numbers must be digits.
 */
export function countPeople(text: string): number | undefined {
  const plain = text.replace(/[ ]{2,}/g, ' ');
  const counts = [...plain.matchAll(list)]
    .map(([words]) => [...words.matchAll(items)])
    .filter((people) =>
      people.some(({ groups }) => groups?.self || groups?.us || groups?.we || groups?.pair || groups?.n),
    )
    .map((people) => people.reduce((sum, { groups }) => sum + countOf(groups ?? {}), 0));
  const most = Math.max(0, ...counts);
  if (most > 1) return most;
  return nameAndSelf.test(text) ? 2 : undefined;
}

function countOf({ us, we, n, after, pair, self: isSelf }: Readonly<Record<string, string | undefined>>): number {
  const number = us ?? we ?? n ?? after;
  if (isSelf) return 1;
  return pair && !number ? 2 : Number(number ?? 1);
}
