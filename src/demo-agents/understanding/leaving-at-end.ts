/** Where one part of a Chinese or Korean utterance ends and another begins. */
const ends = /[，,。.!！?？;；~～…]+/u;

/** Words before the ones with which a Chinese caller calls everything off. None of them names a single thing. */
const beforeChinese =
  /^(?:[那就我先还都全也真嗯唉哎诶欸啊哦]|我们|咱们?|还是|是|这次|这回|今天|今晚|现在|目前|暂时|整个|全部|干脆|要不|不然|不如|那个|这个|这单|请|麻烦|你|您|帮我|给我|替我|不好意思|对不起|抱歉|决定|想了?想|觉得|刚才|刚刚|之前|说的|的|预约|预订|订单|单子)/u;
/** Matches what a Chinese caller says to call everything off. */
const chinese =
  /^(?:[把将][^，]{1,6}?)?(?:(?:不|甭)(?:用|要|想|打算|准备|需要|麻烦)?(?:再)?(?:预约|预订|订|定|约|点|做|叫|买|修|住|来|去|弄|搞|下单|麻烦你们?)(?:位|房|了房|餐)?(?:了|啦|咯|喇)|(?:别|不用|不必)(?:再)?(?:派(?:人|师傅)?(?:过?来)?|过来|安排|送|做|订|约|来|下单)(?:了|啦)|算(?:了|啦|咯)|作罢|撤(?:掉|销|单|了)|取消|作废|改天再(?:说|约|订|来)|(?:下次|以后|回头|过阵子)再(?:说|约|订|来|联系)|当我没(?:说|打|来)过?|免了|拉倒|不必了|不需要了|用不着了|退掉|放弃)(?:[吧啦了喇呀啊哈的]|掉|预约|预订|订单|好了|就好|全部|这单|一下|它|这个){0,3}$/u;
/** Words before the ones with which a Korean caller calls everything off. */
const beforeKorean =
  /^(?:그냥|그럼|그러면|그런데|근데|오늘|이번에?|예약|주문|진료|접수|작업|방문|숙박|시술|전부|다|모두|이거|이건|그거|지금까지|한|거|것|아예|저|제가|우리|저희|일단|아무래도|다시|방|좀|죄송하지만|미안한데|죄송한데)(?:은|는|을|를|도|엔)?\s*/u;
/** Matches the reason that a Korean caller says before the wish. */
const reason = /^.{1,40}(?:서|니까|는데|네요|다고|라고|고)\s+/u;
/** Matches what a Korean caller says to call everything off. */
const korean =
  /^(?:(?:전부|다|모두)?\s*취소(?!\s*(?:수수료|규정|되나|가능|할 수))|없던 ?(?:걸|일|거)로|그만(?:둘|두|할|하)|관(?:둘|두)|안 ?(?:할게|할래|하려고|하겠|하기로|해도 (?:될|되|돼)|시킬|갈게|갈래|가려고|가기로|받을게|잡을게|부를게|불러도|오셔도|와도|묵을게)|접을게|접겠|포기|필요 ?없(?:어|게|을|겠|습)|못 ?(?:가게|갈 것|갈 거|가겠|하게|하겠)|(?:다음에|나중에) ?(?:다시|할게|전화|예약|올게|시킬|갈게|하겠)|보류|(?:(?:접수|예약|주문|진행)(?:은|는|을)? ?)?하지 ?(?:말|마))[\p{L}\s]{0,14}$/u;
/** Matches words that say nothing about the call. They may stand behind the words that call it off. */
const courtesy =
  /^(?:[\s啊哈呀哦嗯]|谢谢|多谢|谢了|不好意思|抱歉|对不起|麻烦(?:你|您)?了?|打扰(?:你|您)?了?|再见|拜拜|辛苦了?|哈|了|你们?|您|감사(?:합니다|해요|드려요)?|고마워요?|고맙습니다|죄송(?:해요|합니다|하지만)?|미안(?:해요|합니다)?|수고(?:하세요|하십시오)?|안녕히 ?계세요|네|예|다음에 ?(?:봬요|뵐게요|연락\S*|다시\S*)|번거롭게\S* ?\S*)/u;
/** A question about calling off, or words about a booking that was made before. */
const other =
  /取消(?:要|收|会|费|政策)|能不能取消|可以取消|取消[^，。]{0,4}[吗么]|(?:之前|原来|上次|已经)(?:约|订|定)|约好的|订好的|约的|예약(?:했던|해 ?놨|해 ?둔|되어|돼) ?있?/u;

/**
 * Returns whether a Chinese or Korean caller calls the whole call off with the last words. Example: "我来不及的，算了，这次就不约
 * 了", "남편이 고쳤대요. 안 오셔도 될 것 같아요". What is said of a single thing does not call everything off, and neither does
 * anything that is followed by something else. Example: "算了，做个指甲吧". The text must be normalised.
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

/** Returns a text without the words at its beginning that a pattern matches, as often as it matches. */
function without(text: string, pattern: RegExp): string {
  let rest = text;
  for (let match = pattern.exec(rest); match && match[0] !== ''; match = pattern.exec(rest))
    rest = rest.slice(match[0].length);
  return rest;
}

/** Returns whether a text is what a pattern matches, after none or some of the words that may stand before it. */
function saysAfter(text: string, before: RegExp, wanted: RegExp): boolean {
  let rest = text.trim();
  while (!wanted.test(rest)) {
    const shorter = rest.replace(before, '').trim();
    if (shorter === rest) return false;
    rest = shorter;
  }
  return true;
}
