import { plainText } from './text-features.ts';

/**
 * Returns whether a text in English, Chinese or Korean contains a phrase with which a visitor asks for a person.
 * Returns false for a question about what the callers of a business can do.
 */
export function asksForPerson(text: string): boolean {
  const plain = plainText(text);
  return wishes.some((wish) => wish.test(plain)) && !isAboutCallers(text);
}

/** Returns whether a text is about the callers of a business, or asks whether the visitor is talking to a person. */
export function isAboutCallers(text: string): boolean {
  const plain = plainText(text);
  return aboutCallers.some((phrase) => phrase.test(plain));
}

const wishes: readonly RegExp[] = [
  // Matches a text that names a person and contains nothing else but polite words. Example: "person", "a real human
  // please", "manager now".
  /^(?:(?:hi|hello|hey|ok|okay|no|yes|um|please|pls|plz|just|get|give|me|us|can|could|may|i|we|have|want|wanna|need|would|like|id|a|an|the|your|ur|some|any|real|live|actual|human|proper|speak|talk|to|with|gimme|lemme)[ ,.!]+){0,9}(?:person|humans?|human beings?|operators?|representatives?|reps?|receptionists?|reception|staff(?: members?)?|managers?|supervisors?|boss|live agent|real agent|human agent|customer (?:service|support|care)|someone real|somebody real)(?:[ ,.!?]+(?:please|pls|plz|now|thanks|thank you|here|instead|asap|there|mate))*[ .!?]*$/,
  /\b(?:speak|speek|spk|talk|tlk|chat) (?:to|with|2) (?:(?:a|an|the|your|ur|some|another|real|live|actual|human|proper|different|duty|shop|store) ){0,4}(?:persons?|people|humans?|someone|somebody|some1|anyone|anybody|operator|agent|rep|representative|receptionist|reception|staff|manager|supervisor|boss|owner|colleague|employee|adviser|advisor|member of staff)\b/,
  /\b(?:put|pass|patch|flick|chuck|transfer|connect|switch|hand) (?:me|us) (?:(?:over|on|thru|through|straight|back) ){0,2}(?:(?:to|with) )?(?:(?:a|an|the|your|ur|some|another|real|live|actual|human) ){0,4}(?:person|human|someone|somebody|operator|agent|rep|representative|receptionist|reception|staff|manager|supervisor|boss|owner|colleague|sales|support)\b/,
  /^(?:(?:please|pls|can you|could you|just|ok|hey) )*(?:put|transfer|connect) me(?: through| thru| over)?(?: please| pls| now)?[ .!?]*$/,
  /\b(?:get|give|gimme|find|fetch) (?:me |us )?(?:(?:a|an|the|your|ur|some|another) )?(?:real |live |actual |proper )?(?:person|human|human being|operator|manager|supervisor|boss)\b(?! (?:price|rate|hair|resources))/,
  /\b(?:i|we) (?:(?:really|just|only) )?(?:want|wanna|need|prefer|would like|d like) (?:to have )?(?:(?:a|an) )?(?:real |live |actual )?(?:person|human|human being|operator|live agent)\b(?! (?:price|rate|hair|resources))/,
  /\b(?:can|could|will|would) (?:a person|a human|someone|somebody|anyone|one of you|your (?:team|staff|manager)) (?:please )?(?:call|ring|phone|contact) me\b/,
  /\b(?:have|get|ask|tell|need|want|like) (?:a person|a human|someone|somebody|your (?:team|staff|manager)) (?:to )?(?:call|ring|phone|contact) me\b/,
  /^(?:(?:please|pls|can you|could you|just) )*(?:call|ring|phone) me(?: back)?(?: please| pls| asap| now)?[ .!?]*$|\b(?:call ?back|ring back) (?:please|pls)\b|\b(?:request|want|need|like|get|have|arrange) a call ?back\b/,
  /^(?:is )?(?:the |your |ur )?(?:boss|manager|owner|supervisor) (?:in|there|around|about|free|available)(?: today| now| please| pls| mate)?[ .!?]*$/,
  /\b(?:dont|do not|not) (?:want|wanna|like|wish) (?:to )?(?:talk|speak|chat|deal) (?:to|with) (?:a |an |this |any )?(?:bots?|robots?|machines?|computers?|ai)\b/,
  /(?:转|接|(?<!需)要|找|换|叫|喊|(?<![比要])请|让|给我|帮我)(?:个|一个|一下|位|成|到|你们的?|一位)?(?:人工|真人|活人|客服|老板|经理|店长|负责人|主管|领导|店员|前台|工作人员|接线员|话务员)(?!智能|费|发|和)/u,
  /^(?:请|要|找|快)?(?:人工|真人|客服|转接|转人工|人工客服|人工服务|真人客服|接线员|工作人员|找人|换人|叫人|来人|来个人|给个人|换个人|叫个人|找个人)(?:吧|谢谢|服务|来|呢|在吗|一下)?[。.!！?？ ]*$/u,
  /(?:跟|和|与|同)(?:个)?(?:真人|人工|活人|人|客服|经理|老板|店员|店长|工作人员)(?:说|谈|聊|讲|沟通|通话|对话)/u,
  /(?:跟|和|与|與|同)(?:个|個)?(?:职员|職員|员工|員工|同事|你们的人|你們的人)(?:当面|當面|直接)?(?:说|說|谈|談|聊|讲|講)/u,
  /(?:请|請|让|讓|叫)[^。.!！?？]{0,12}(?:同事|负责人|負責人|经理|經理|老板|老闆|职员|職員)(?:给我|給我)?(?:联络|聯絡|联系|聯繫|打电话|打電話|回电|回電)/u,
  /(?:给我|帮我)?(?:回个?电话?给我|回电|给我回个?电话|打个?电话给我)(?:吧|好吗|谢谢)?[。.!！?？ ]*$/u,
  /(?:让|叫|请|安排|找)(?:个|一个)?(?:人|真人|经理|老板|负责人|客服)(?:来)?(?:给我)?(?:打电话|回电话?|打给我|联系我|回我|接电话|听电话)/u,
  /(?:不要|不想|别|讨厌)(?:跟|和|用)?机器人?(?:说|聊|讲|谈|，|,| |$)/u,
  /(?:사람|인간|상담원|상담사|직원(?:분)?|담당자(?:분)?|책임자|사장(?:님)?|매니저(?:님)?|점장(?:님)?|원장님|프런트|프론트)(?:이?랑|과|와|하고|한테|에게|으로|로|을|를)? ?(?:좀 |직접 )?(?:바꿔|바꿔줘|연결|불러|통화|얘기|이야기|대화|말하고|말할|부탁)/u,
  /^(?:진짜 |실제 |그냥 |빨리 )?(?:사람|상담원|상담사|직원|담당자|책임자|매니저|교환원)(?:이요|요|님|분)?(?: ?(?:좀|연결|부탁|바꿔|불러|나와|주세요|줘).{0,8})?[.!? ]*$/u,
  /(?:직원|스태프|스탭|담당자|일하시는|일하는) ?분(?:이|께|한테|에게)? ?[^.!?]{0,14}(?:연결|바꿔|통화|설명드리|말씀드리|얘기|이야기)/u,
  /(?:로봇|기계|봇|ai|인공지능)(?:이?랑|과|와|하고)? ?(?:말고|말하기 ?싫|얘기하기 ?싫|이야기하기 ?싫)/u,
  /(?:상담원|담당자|직원|사람)(?:이|분이|님이)? ?(?:저한테 |제게 )?(?:전화|연락)(?: 좀)? ?(?:주|해)/u,
];

/**
 * Matches texts that mention persons but do not ask for one: questions about the callers of a business, about how many
 * people come, and about whether the visitor is talking to a person.
 */
const aboutCallers: readonly RegExp[] = [
  /\b(?:can|could|does|do|will|would|if|when|how does|how do|should|might|lets?|so that) (?:(?:it|a|an|the|my|our|their|your) )?(?:callers?|customers?|clients?|guests?|patients?|tenants?|visitors?|it|ai|agent|bot|bellbird|assistant|system|they)\b/,
  /\b(?:callers?|customers?|clients?|guests?|patients?|tenants?) (?:\w+ ){0,2}(?:asks?|wants?|needs?|speaks?|talks?|reach|rather|prefers?)\b/,
  /\b(?:are|r) (?:you|u) (?:a |an )?(?:real |actual )?(?:person|human|people)\b|\b(?:am i|is this|are we) (?:talking|speaking|chatting)\b/,
  /(?:客人|顾客|客户|来电的?人|打电话的人|它).{0,10}(?:找|转|要|人工|真人)|转给我的|转到我|(?:你|您|你们)(?:是|不是).{0,3}(?:真人|人工|机器)/u,
  /(?:손님|고객|전화한 사람|환자)(?:이|님이|들이|분이|을|를)? ?.{0,12}(?:사람|상담원|직원|연결|넘)|(?:넘길|돌릴|연결할|연결해 ?줄) ?수 ?있|제 ?(?:휴대폰|핸드폰)으로/u,
];
