import { compilePhrases, groupsOf } from './phrase-patterns.ts';

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
/** A number that the caller says is the total. Example: "four altogether". */
const total = compilePhrases(
  [
    {
      say: '(1共|共|总共|加起来|加1起|all up|in total|altogether|모두|총|합쳐[서]|다 해서|전부) [是|有|就] {number}',
      notBefore: ' (晚|夜|박|밤|night)',
    },
    { say: '(랑|하고|까지|와|과) {number}', before: '(이|입)' },
    // "저랑 친구 둘" names both, but "저랑 애 둘" are three.
    { say: '(저|나)(랑|하고|와) [제 ](친구|동생|언니|오빠|남편|아내) {number}', before: '(이|입|요)' },
    '{number} [people ](all up|in total|altogether|in all)',
  ],
  { number: '[#]#' },
  'unspaced',
);

/** Returns the number of people if the text says that it is the total, or `undefined`. Example: 4 in 加起来四个. */
export function readTotal(text: string): number | undefined {
  const [said] = text.matchAll(total);
  return said && Number(groupsOf(said).number);
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
  return most > 1 ? most : undefined;
}

function countOf({ us, we, n, after, pair, self: isSelf }: Readonly<Record<string, string | undefined>>): number {
  const number = us ?? we ?? n ?? after;
  if (isSelf) return 1;
  return pair && !number ? 2 : Number(number ?? 1);
}
