import { hideDatesAndTimes } from '#language/mentions.ts';

/**
 * Matches words that say since when something has been the case. Example: "dripping since Labour Weekend", "ever since
 * last Friday".
 */
const since =
  /\b(?:ever\s+)?since\s+(?!(?:i|i['’]\w+|we|we['’]\w+|it|it['’]s|my|our|that|there|you|he|she|they)\b)[\p{L}\d'’]{1,24}(?:\s[\p{L}\d'’]{1,24}){0,3}?(?=\s*(?:$|[,.;!?…]|\b(?:and|but|so|now|i|it|it['’]s|we|can|could)\b))|从?(?:昨天|前天|上周末?|上个?(?:周|星期|礼拜)[一二三四五六日天])(?:早上|晚上)?(?:就开始|就|开始)|从?(?:今天|早上|周末|(?:周|星期|礼拜)[一二三四五六日天])(?:早上|晚上)?(?:就开始|开始)(?=[疼痛漏堵滴咳发坏不没有一])|(?:어제|그제|그저께|엊그제|지난\s?주말?|아침)부터/giu;
/** Matches the end of one statement and the beginning of another. */
const ends = /[,，、.。;；!！…]+|\s(?=(?:so|but|because|cos|cause|as)\s)|(?<=는데|어서|라서|니까|거든요)\s/u;
/**
 * Matches words about something that keeps the caller busy. A day or time next to them is not the wanted day or time.
 */
const otherPlans =
  /\b(?:i|we|he|she)(?:['’]ve| have|['’]m| am|['’]s|['’]re| are)?\s+(?:got\s+)?(?:(?:a|an|the|my|our)\s+)?(?:work(?:ing)?|bowls|golf|church|class|classes|meetings?|training|practice|on shift|in the office|at work|away|a wedding|wedding|shift|school|busy|tied up)\b|\bcan['’]?t (?:do|make)\b|\bno good\b|\b(?:i|we) (?:stop|finish|knock off|get off|start work)\b|(?:要|得|在|有)?(?:加班|上班|开会|上课|出差|有课|没空|有事|不在家?|不方便|不行)(?!.*(?:改|换|约))|(?:야근|출근|출장|회의|행사|수업|약속|근무|일이 (?:있|생)|바빠|바쁘|병원 ?가|못 ?가|안 ?돼|안 ?되)(?!.*(?:바꿔|바꿀|옮|미루|로 할))/iu;
/** Matches words about an earlier booking. A statement with such words keeps its day or time, despite `otherPlans`. */
const booking =
  /\b(?:appointment|appt|booked|booking|reservation|was|originally)\b|约|預約|预约|订|原来|本来|예약|진료|원래|잡/iu;
/** Matches a plan that the caller drops in the same sentence. Example: "I was going to say Friday, but". */
const givenUp =
  /\b(?:i|we)\s*(?:(?:was|were)\s+(?:going to|gonna|planning to|planning on|thinking of|thinking|about to|tempted to)|nearly|almost)\b[^.?!]{0,80}?\b(?:but|though|instead|however)\b|(?:本来|原来|原本)(?:是)?(?:想|要|打算|准备|以为|说)[^。！？]{0,40}?(?:不过|但是|可是|但|结果|后来|现在|还是)|(?:원래|처음엔?|사실)?[^.?!,]{0,30}(?:려다가?|려고 했는데|려고 했다가|려 했는데|까 하다가|까 했는데)\s*(?:그냥)?/giu;

/** Matches what would have happened, or what used to happen. Example: "he would have had it fixed in five minutes". */
const unreal = /\b(?:(?:would|could|should)(?:['’]ve| have)|used to)\b[^,.;!?]{0,60}/giu;

const blank = (words: string) => ' '.repeat(words.length);

/**
 * Returns the text with spaces in place of plans that the caller has given up. Example: "I was going to say Friday, but
 * Monday" keeps only "Monday".
 */
export function hideGivenUp(text: string): string {
  return text.replace(givenUp, blank);
}

/**
 * Returns the text with spaces in place of words about the past and about other plans of the caller. The days and times
 * in these words are then not taken for the wanted ones. Every other character keeps its position. Example: "Friday
 * morning would suit, I've bowls in the afternoon" keeps only "Friday morning would suit,".
 */
export function hideBackground(text: string): string {
  const said = text.replace(since, blank).replace(unreal, blank);
  const pieces = piecesOf(said);
  if (pieces.length < 2) return said;
  const isDated = (piece: string) => hideDatesAndTimes(piece) !== piece;
  const busy = pieces.map((piece) => otherPlans.test(piece) && !booking.test(piece) && isDated(piece));
  const isWanted = pieces.some((piece, index) => !busy[index] && isDated(piece));
  return isWanted ? pieces.map((piece, index) => (busy[index] ? blank(piece) : piece)).join('') : said;
}

/** Divides a text into its statements. The statements, joined together, give the text again. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (let match = ends.exec(rest); match; match = ends.exec(rest)) {
    const end = match.index + match[0].length;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}
