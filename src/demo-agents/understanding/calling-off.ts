import { looksLikeQuestion } from './vocabulary.ts';

/** The result for a text in which a caller calls off the whole order or booking. */
export interface CallingOff {
  /**
   * Whether the words can only mean that everything is off. Words that can also mean something else count only if the
   * rest of the text contains no detail.
   */
  readonly isCertain: boolean;
  /** The text with spaces in place of the words that call everything off. Every other character keeps its position. */
  readonly rest: string;
}

const thing =
  '(?:(?:the|that|this|my|our|your) )?(?:whole |entire )?(?:thing|lot|order|booking|reservation|appointment|room|stay|trip|job|visit|call-?out|pizzas?|food|dinner)';
const everything = `(?:everything|all of (?:it|this|that)|it all|(?:all|the rest of) (?:it|this|that)|anything|the lot|${thing})`;
const pronoun = '(?:it|this|that|them|those)';
const pronounOrAll = `(?:${pronoun}|${everything})`;
const drop =
  '(?:forget(?: about)?|scrap|drop|scratch|bin|ditch|cancel|call off|skip|ignore|stop|withdraw|undo|abandon|delete|wipe|kill|chuck out|pull)';
const stop =
  '(?=$|[\\s]*[,.;!…–-]|\\s+(?:for (?:now|today|me|us|tonight)|then|please|thanks?|eh|altogether|completely|mate|sorry|now|instead)\\b)';
const notGoing =
  "(?:(?:i'm|we're|i am|we are|i was|it's) (?:really )?not|won't be|will not be|no longer|not) (?:actually )?(?:going ahead|going through|coming|proceeding|booking|ordering|doing (?:it|this)|gonna (?:do|book|come|order|bother|go)|going to (?:do|book|come|order|bother|go|need|want))";
const dontWant =
  "(?:don't|do not|dont|doesn't|won't|wont|wouldn't|will not|no longer|not|needn't|shouldn't|can't|cannot)(?: really| actually| even)? (?:(?:want|need|be needing|be wanting|have|going) (?:to (?:book|order|come|go|stay|do|have|go ahead(?: with)?) ?)?)";

/** Patterns for words that call everything off, even if the text also contains details. */
const certain: readonly string[] = [
  `\\b${drop} ${everything}\\b`,
  `\\b(?:call|calling|called) (?:${pronounOrAll}) (?:all )?off\\b`,
  `\\b(?:${everything}|trip|party|deal|wedding)(?:'s| is| are)(?: all)? (?:off|cancelled|canceled)${stop}`,
  `\\b${dontWant}(?:${pronounOrAll}|a \\w+)?(?: any ?more| after all| now| today| in the end)${stop}`,
  `\\b${dontWant}(?:to book|to order|to come|to stay|to go ahead)\\b`,
  `\\b${notGoing}(?: ahead| through)?(?: with ${pronounOrAll})?(?: after all| any ?more| now)?`,
  '\\bnot (?:going ahead|proceeding)\\b|\\bpull(?:ing)? (?:out|the plug)\\b|\\bback(?:ing)? out\\b',
  `\\b(?:decided|rather|prefer|choosing|sooner|going|want|best|better) not (?:to )?(?:book|order|come|go ahead|bother|have (?:it|them)|do (?:it|this)|go through)\\b`,
  '\\bdecided against\\b|\\bchanged (?:my|our) minds? about (?:it|this|that|the whole (?:thing|lot)|booking|ordering|coming)\\b',
  "\\b(?:please )?(?:don't|do not|dont) (?:book|order|send|place|make|reserve|hold|put)(?: in| through)? (?:anything|anyone|anybody|it|that|the (?:order|booking|room|plumber))(?: (?:then|please|after all|in))?(?=$|[\\s]*[,.;!…])",
  "\\b(?:i|we)(?:'ll| will|'d|'d better)?(?: just)? (?:have to )?(?:pass|give (?:it|this|that) a miss|leave you to it|leave it be)\\b",
  "\\blet(?:'s| us) (?:not bother|not do (?:it|this|that)|leave (?:it|that|things) (?:for now|for today|there|be)|forget (?:it|that|the whole \\w+|about it)|call it (?:off|quits))",
  '\\b(?:wrong (?:number|place|shop|motel|hotel|clinic|salon|business|plumber|company|pizza place)|rang the wrong)\\b',
];

/** Patterns for words that call everything off only if the text contains no detail. */
const likely: readonly string[] = [
  `\\b${drop} ${pronoun}${stop}`,
  '\\b(?:just )?leave (?:it|that|this)(?: (?:for now|for today|there|then|at that|be|please|thanks|for tonight|with me|eh|sorry))*(?=$|[\\s]*[,.;!…–-]|\\s+(?:i|we|my|our)\\b)',
  '\\bnever ?mind\\b(?! the| about the| that it)',
  "\\bdon'?t (?:worry|bother)(?: about (?:it|that|this|everything|anything|the (?:booking|order|room|appointment|job)))?\\b(?! if| about)",
  "\\b(?:my|our|the|all our|all the) plans? (?:have |has |'ve |'s )?(?:just )?(?:changed|fallen (?:through|apart|over)|fell (?:through|apart|over)|gone)\\b|\\b(?:changed|change of) (?:my |our )?plans?\\b",
  "\\b(?:something|summat)(?:'s| has)?(?: just)? (?:come|came|cropped|popped) up\\b",
  "\\b(?:i've|i have|i|we've|we have|we) (?:just )?changed (?:my|our) minds?\\b|\\bchange of heart\\b",
  '\\b(?:found|got|booked|ordered|using|getting|trying|going|go|stay|staying|try|ring|call) (?:(?:with|to) )?(?:(?:something|somewhere|someone|somebody|some place) (?:else|cheaper|closer|nearer|better|online|instead)|(?:some other|another) (?:place|plumber|motel|clinic|salon|shop|guy|company))\\b',
  '\\b(?:just )?(?:booked|ordered|sorted|fixed|got|done) (?:it|us|one|something)? ?(?:elsewhere|somewhere else|online|already|ourselves|myself|himself|herself|out)\\b',
  "\\b(?:i|we)(?:'ll|'d| will| would| might|'d better|'m going to|'re going to|'m gonna| need to| have to| want to| should|'d like to)?(?: just)?(?: have to)? (?:leave (?:it|that|this)(?: (?:for now|for today|there|then|be))?|think (?:about it|it over|on it)|have a (?:think|chat|word)|sleep on it|talk (?:to|with) my \\w+|check with my \\w+|(?:ring|call|phone|come|get) (?:you )?back(?: to you)?(?: later| tomorrow| another time| when)?|get back to you|try (?:again|you (?:again|later)|somewhere else|elsewhere)|shop around|cook|eat (?:at home|out|in)|stay (?:at home|home|put|with|at my|at our)|make (?:something|dinner) (?:at home|myself|ourselves))",
  `\\b(?:i'm|we're) out${stop}`,
  "\\b(?:neighbour|husband|wife|partner|dad|mate|son|brother|flatmate|landlord|mum|friend|he|she|they|it|someone|somebody)(?:'s| has|'ve| have)?(?: just| already| actually| only)* (?:fixed|sorted|stopped|booked|ordered|cooked|made dinner|brought|dealt with|fixed itself|sorted itself)\\b",
  "\\b(?:i|we|he|she|they)(?:'ve| have|'s| has)?(?: now| just| only just| finally| actually| already)* (?:managed to (?:fix|sort|stop|get)|fixed|sorted) (?:it|that|this)\\b",
  '\\b(?:too|bit) (?:dear|expensive|pricey|much|steep)\\b(?!.*\\b(?:cheaper|cheapest|other|smaller|instead)\\b)',
  `\\b(?:i|we) (?:won't|don't|wont|dont) (?:need|want) (?:it|that|this|one|anyone|${thing})${stop}`,
  "\\b(?:actually|sorry|look|no),? (?:no|nah),? (?:i'm|we're|it's) (?:good|fine|right|sweet)\\b",
];

const certainPattern = new RegExp(certain.join('|'), 'gu');
const likelyPattern = new RegExp(likely.join('|'), 'gu');
/**
 * Matches a question about the rules for cancelling, or words about cancelling something else. They do not call off the
 * booking of this call.
 */
const otherwise =
  /\b(?:can|could|may|what if|if|when|how|do|is|are|would|should)\b[^.!]*\b(?:cancel|cancell\w*)\b[^.!]*(?:\?|\b(?:free|fee|policy|charge|later|penalty)\b)|\bif (?:i|we|it|my|our|the|plans)\b|\bin case\b|\bunless\b|\b(?:didn't|don't) (?:mean to )?cancel\b/u;
/** Matches words with which a caller changes their mind and keeps the booking, or calls off only a part of it. */
const goesOn =
  /\b(?:no (?:wait )?(?:don't|keep)|keep (?:it|that|the (?:booking|order|room|appointment))|go ahead after all|book it anyway|order it anyway)\b/u;

/** Matches a question that calls everything off. */
const asksToCancel = new RegExp(
  `\\b(?:can|could|would|will|may) (?:you|we|i) (?:please |just |maybe )*(?:not|${drop}|leave)\\b`,
  'u',
);

/**
 * Returns the result if a caller calls everything off, and otherwise `undefined`. The text must be normalised. Example:
 * "I've found somewhere cheaper, so I won't need it".
 */
export function readCallingOff(text: string): CallingOff | undefined {
  const plain = text.replace(/[\u2018\u2019]/gu, "'");
  if (otherwise.test(plain) || goesOn.test(plain)) return undefined;
  const blank = (words: string) => ' '.repeat(words.length);
  const withoutCertain = plain.replace(certainPattern, blank);
  const rest = withoutCertain.replace(likelyPattern, blank);
  if (rest === plain) return undefined;
  // A question such as "can you scrap that?" calls everything off. Other questions do not. Example: "Can we cook in the
  // room?"
  if (looksLikeQuestion(plain) && !asksToCancel.test(plain)) return undefined;
  const isCertain = withoutCertain !== plain;
  return { isCertain, rest };
}

/** Matches the end of a part of a Chinese or Korean utterance. */
const ends = /[，,。.!！?？;；~～…]+/u;

/**
 * Matches words that a Chinese caller may say before the words that call everything off. None of them names a single
 * item or service.
 */
const beforeChinese =
  /^(?:[那就我先还都全也真嗯唉哎诶欸啊哦]|我们|咱们?|还是|是|这次|这回|今天|今晚|现在|目前|暂时|整个|全部|干脆|要不|不然|不如|那个|这个|这单|请|麻烦|你|您|帮我|给我|替我|不好意思|对不起|抱歉|决定|想了?想|觉得|刚才|刚刚|之前|说的|的|预约|预订|订单|单子)/u;
/** Matches what a Chinese caller says to call everything off. */
const chinese =
  /^(?:[把将][^，]{1,6}?)?(?:(?:不|甭)(?:用|要|想|打算|准备|需要|麻烦)?(?:再)?(?:预约|预订|订|定|约|点|做|叫|买|修|住|来|去|弄|搞|下单|麻烦你们?)(?:位|房|了房|餐)?(?:了|啦|咯|喇)|(?:别|不用|不必)(?:再)?(?:派(?:人|师傅)?(?:过?来)?|过来|安排|送|做|订|约|来|下单)(?:了|啦)|算(?:了|啦|咯)|作罢|撤(?:掉|销|单|了)|取消|作废|改天再(?:说|约|订|来)|(?:下次|以后|回头|过阵子)再(?:说|约|订|来|联系)|当我没(?:说|打|来)过?|免了|拉倒|不必了|不需要了|用不着了|退掉|放弃)(?:[吧啦了喇呀啊哈的]|掉|预约|预订|订单|好了|就好|全部|这单|一下|它|这个){0,3}$/u;
/** Matches words that a Korean caller may say before the words that call everything off. */
const beforeKorean =
  /^(?:그냥|그럼|그러면|그런데|근데|오늘|이번에?|예약|주문|진료|접수|작업|방문|숙박|시술|전부|다|모두|이거|이건|그거|지금까지|한|거|것|아예|저|제가|우리|저희|일단|아무래도|다시|방|좀|죄송하지만|미안한데|죄송한데)(?:은|는|을|를|도|엔)?\s*/u;
/** Matches the reason that a Korean caller gives before the words that call everything off. */
const reason = /^.{1,40}(?:서|니까|는데|네요|다고|라고|고)\s+/u;
/** Matches what a Korean caller says to call everything off. */
const korean =
  /^(?:(?:전부|다|모두)?\s*취소(?!\s*(?:수수료|규정|되나|가능|할 수))|없던 ?(?:걸|일|거)로|그만(?:둘|두|할|하)|관(?:둘|두)|안 ?(?:할게|할래|하려고|하겠|하기로|해도 (?:될|되|돼)|시킬|갈게|갈래|가려고|가기로|받을게|잡을게|부를게|불러도|오셔도|와도|묵을게)|접을게|접겠|포기|필요 ?없(?:어|게|을|겠|습)|못 ?(?:가게|갈 것|갈 거|가겠|하게|하겠)|(?:다음에|나중에) ?(?:다시|할게|전화|예약|올게|시킬|갈게|하겠)|보류|(?:(?:접수|예약|주문|진행)(?:은|는|을)? ?)?하지 ?(?:말|마))[\p{L}\s]{0,14}$/u;
/** Matches polite words such as "thanks", which may follow the words that call everything off. */
const courtesy =
  /^(?:[\s啊哈呀哦嗯]|谢谢|多谢|谢了|不好意思|抱歉|对不起|麻烦(?:你|您)?了?|打扰(?:你|您)?了?|再见|拜拜|辛苦了?|哈|了|你们?|您|감사(?:합니다|해요|드려요)?|고마워요?|고맙습니다|죄송(?:해요|합니다|하지만)?|미안(?:해요|합니다)?|수고(?:하세요|하십시오)?|안녕히 ?계세요|네|예|다음에 ?(?:봬요|뵐게요|연락\S*|다시\S*)|번거롭게\S* ?\S*)/u;
/** Matches a question about calling off, or words about a booking that was made before. */
const other =
  /取消(?:要|收|会|费|政策)|能不能取消|可以取消|取消[^，。]{0,4}[吗么]|(?:之前|原来|上次|已经)(?:约|订|定)|约好的|订好的|约的|예약(?:했던|해 ?놨|해 ?둔|되어|돼) ?있?/u;

/**
 * Returns whether a Chinese or Korean caller calls everything off in the last part of a text. Example:
 * "我来不及的，算了，这次就不约了", "남편이 고쳤대요. 안 오셔도 될 것 같아요". Returns false if the words are about a
 * single item or service, or if a wish follows them. Example: "算了，做个指甲吧". The text must be normalised.
 */
export function callsOffAtEnd(text: string): boolean {
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text) || other.test(text)) return false;
  const parts = text.split(ends).map((part) => part.trim());
  const last = parts.findLastIndex((part) => without(part, courtesy) !== '');
  const said = parts[last] ?? '';
  const wish = said.replace(reason, '');
  return (
    saysAfter(said, beforeChinese, chinese) ||
    saysAfter(said, beforeKorean, korean) ||
    (wish !== said && saysAfter(wish, beforeKorean, korean))
  );
}

/** Removes every match of `pattern` from the beginning of a text, and returns the rest. */
function without(text: string, pattern: RegExp): string {
  let rest = text;
  for (let match = pattern.exec(rest); match && match[0] !== ''; match = pattern.exec(rest))
    rest = rest.slice(match[0].length);
  return rest;
}

/** Returns whether a text matches `wanted`, at its beginning or after words that match `before`. */
function saysAfter(text: string, before: RegExp, wanted: RegExp): boolean {
  let rest = text.trim();
  while (!wanted.test(rest)) {
    const shorter = rest.replace(before, '').trim();
    if (shorter === rest) return false;
    rest = shorter;
  }
  return true;
}
