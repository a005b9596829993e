import type { InEveryLanguage } from '#language/languages.ts';
import type { refusalReasons } from '#shared/api/assistant-contract.ts';
import { enquiryTexts } from '#shared/enquiries/enquiry-texts.ts';
import type { Heard } from '#shared/hearing/hear.ts';
import type { Urgency } from '#shared/hearing/urgent-words.ts';
import { siteConfig } from '#site.config';

const { email } = siteConfig;
/** The name of the button with which a visitor asks for a call. */
export const ring: InEveryLanguage<string> = {
  en: enquiryTexts.en.ring.title,
  'zh-Hans': enquiryTexts['zh-Hans'].ring.title,
  ko: enquiryTexts.ko.ring.title,
};

export type Refusal = (typeof refusalReasons)[number];

/** The text that is shown instead of an answer. Texts for emergencies are elsewhere (`Urgency`). */
export const refusalTexts: Record<Exclude<Refusal, Urgency | 'safety'>, InEveryLanguage<string>> = {
  person: {
    en: `You can have a person. Press “${ring.en}”, leave your name and number, and a person will ring you. They’ll see what we said here, so you don’t have to say it again. If you’d rather write, press “${enquiryTexts.en.write}” or email ${email}.`,
    'zh-Hans': `可以转人工。请按“${ring['zh-Hans']}”，留下姓名和电话，工作人员会给您打电话。我们刚才的对话会一并转达，您不用再说一遍。也可以发邮件到 ${email}。`,
    ko: `담당자와 이야기하실 수 있습니다. ‘${ring.ko}’를 누르고 이름과 전화번호를 남겨 주시면 담당자가 전화드립니다. 지금까지의 대화도 함께 전하니 다시 말씀하지 않으셔도 됩니다. ${email}로 이메일을 보내셔도 됩니다.`,
  },
  instructions: {
    en: 'I only answer questions about this site, from what it says. Ask me about the packages, the partner programme, the demo or the terms.',
    'zh-Hans': '我只根据本网站的内容回答有关本网站的问题。可以问我套餐、合作伙伴计划、演示或条款。',
    ko: '저는 이 사이트에 관한 질문에 사이트의 내용으로만 답합니다. 패키지, 파트너 프로그램, 데모, 약관을 물어보세요.',
  },
  abuse: {
    en: `I’m here to help with questions about this site. If something has gone wrong, write to ${email} and a person will read it.`,
    'zh-Hans': `我可以回答有关本网站的问题。如果有什么问题让您不满，请发邮件到 ${email}，会有工作人员查看。`,
    ko: `이 사이트에 관한 질문을 도와드립니다. 불편한 일이 있으셨다면 ${email}로 이메일을 보내 주세요. 담당자가 읽습니다.`,
  },
  'other-people': {
    en: `I can’t give out information about other people or customers. Questions about your own information go to ${email}.`,
    'zh-Hans': `我不能提供他人或其他客户的信息。有关您本人信息的问题，请发邮件到 ${email}。`,
    ko: `다른 사람이나 고객의 정보는 알려 드릴 수 없습니다. 본인 정보에 관한 문의는 ${email}로 보내 주세요.`,
  },
  unknown: {
    en: `I don’t know that: our site doesn’t say. Leave your details, or email ${email}, and a person will reply.`,
    'zh-Hans': `这个我不清楚，本网站没有提到。请留下联系方式，或发邮件到 ${email}，会有人答复您。`,
    ko: `그 내용은 이 사이트에 없습니다. 연락처를 남기시거나 ${email}로 이메일을 보내 주시면 담당자가 답해 드립니다.`,
  },
};

/**
 * The answer to a visitor who has typed a phone number and asks for a call. The assistant's panel opens the contact
 * form with that number.
 */
export const numberTexts: InEveryLanguage<string> = {
  en: 'So that a person can ring you, check your name and number, tick the box and press Send. They’ll see what we said here.',
  'zh-Hans': '请核对姓名和电话，勾选同意，然后按“发送”，工作人员就会给您打电话。我们刚才的对话会一并转达。',
  ko: '이름과 전화번호를 확인하고 동의에 표시한 뒤 ‘보내기’를 누르시면 담당자가 전화드립니다. 지금까지의 대화도 함께 전합니다.',
};

/**
 * The answers when the assistant is not sure whether the site has the answer. `withChoices` comes with questions that it
 * can answer, `withPages` with links to articles, `alone` with neither.
 */
export const unsureTexts: Record<'withChoices' | 'withPages' | 'alone', InEveryLanguage<string>> = {
  withChoices: {
    en: 'I’m not sure what you mean. Is it one of these? A person can tell you too.',
    'zh-Hans': '我不确定您问的是什么。是下面的问题吗？也可以问工作人员。',
    ko: '무엇을 물으시는지 확실하지 않습니다. 아래 질문 중에 있나요? 담당자에게 물어보셔도 됩니다.',
  },
  withPages: {
    en: `I’m not sure our site answers that. The pages below are closest. Or leave your details or email ${email}, and a person will reply.`,
    'zh-Hans': `我不确定本网站有没有写到这个。下面是最接近的页面。也可以留下联系方式或发邮件到 ${email}，会有人答复您。`,
    ko: `이 사이트에 답이 있는지 확실하지 않습니다. 아래가 가장 가까운 페이지입니다. 연락처를 남기시거나 ${email}로 이메일을 보내 주시면 담당자가 답해 드립니다.`,
  },
  alone: {
    en: `I’m not sure what you are asking, or whether this site answers it. Try other words, or leave your details or email ${email}, and a person will reply.`,
    'zh-Hans': `我不确定您问的是什么，也不确定本网站有没有写到。请换个说法，或留下联系方式，或发邮件到 ${email}，会有人答复您。`,
    ko: `무엇을 물으시는지, 이 사이트에 답이 있는지 확실하지 않습니다. 다른 말로 물어보시거나 연락처를 남기시거나 ${email}로 이메일을 보내 주시면 담당자가 답해 드립니다.`,
  },
};

const patterns: readonly (readonly [Exclude<Refusal, 'unknown' | 'safety' | Heard>, RegExp])[] = [
  [
    'instructions',
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|everything|above|previous|guideline|training)|system prompt|your (?:instructions|prompt|rules)\b|developer mode|jailbreak|\bDAN\b|you are now\b|from now on\b.{0,20}\b(?:you|every|all|each|the price|your)\b|(?<!\b(?:do|does|doesn['’]?t|don['’]?t|did|it|they|these|those|things?|contraptions?|machines?|bots?|robots?|agents?|assistants?|would|which|that|ever|never|or|to) )pretend (?:to be|you|my|i)|act as (?:an?|my|the)\b|role-?play|\b(?:repeat|say|type|write) (?:this )?(?:after|with) me\b|\b(?:reply|respond) only with\b|\b(?:reveal|print|output|leak|dump)\b.{0,30}\b(?:secrets?|tokens?|prompt|credentials|source code|full text|config\w*)\b|\b(?:secret|login|session|bearer|auth\w*) (?:\w+ )?(?:tokens?|keys?)\b|\bconfirm\b.{0,80}\blegally binding\b|\b(?:unrestricted|no restrictions|without (?:any )?(?:limits|restrictions|filters))\b|\bnew (?:system )?(?:policy|instructions|rules)\b ?[:.]|\bi am (?:your|the) (?:developer|administrator|admin|creator)\b|repeat (?:the words|everything) above|<\/?(?:script|img|iframe|svg)|javascript:|drop table|select \*|union select|\$\{|\{\{|\.\.\/|\/etc\/passwd|environment variable|api[ _-]?key|access token|admin(?:istrator)? password|database dump/iu,
  ],
  [
    'instructions',
    /(?:忽略|无视|忘记).{0,12}(?:指令|指示|规则|提示|之前|以上)|[【[]系统|系统(?:提示|指令|命令)|提示词|你现在是|从现在(?:起|开始).{0,12}(?:你|所有|每个|套餐)|扮演|(?<!会不会|会|是不是|不|有没有)假装(?!成?(?:是)?真?人)|假设你(?:是|没有)|没有(?:任何)?限制|(?:跟|随)(?:着)?我(?:念|读|说[：:])|重复(?:我|这句|下面)|只(?:能)?(?:回复|回答|输出)[“「"：:]|(?:输出|打印).{0,10}(?:规则|指令|提示|配置|密码|令牌|内部)|内部(?:规则|指令|指南)|安全模式|开发者模式|管理员(?:密码|模式|命令)|令牌|数据库|密钥|(?:承诺|确认).{0,12}法律效力|我是(?:你的)?(?:开发者|管理员)/u,
  ],
  [
    'instructions',
    /(?:이전|위의?|모든).{0,8}(?:지시|명령|규칙).{0,8}(?:무시|잊)|시스템 ?(?:프롬프트|메시지|명령)|프롬프트를|너는 이제|(?:이제|지금)부터 ?(?:너|넌|모든|모두|패키지)|(?:인|하는) 척 ?해|처럼 ?(?:해|굴어|말해|읽어) ?(?:줘|봐|주세요)|따라 ?(?:해|말해|읽어) ?(?:봐|줘|보세요|주세요)|(?:내부|숨겨진) ?(?:지침|규칙|지시|명령)|(?:규칙|제한|안전 ?모드)(?:을|를)? ?(?:해제|없이|풀)|개발자 ?모드|관리자 ?(?:비밀번호|명령|모드)|(?:비밀|접속|인증) ?(?:토큰|키)|토큰을|데이터베이스|API 키|법적으로 ?확약|나는 (?:네|너의) (?:개발자|관리자)/u,
  ],
  [
    'abuse',
    /\bf+u+c+k\w*|\bshit\w*|\bcunt\w*|\bbitch\w*|\bass?hole\w*|\bwankers?\b|\bbastards?\b|\bpiss off\b|\bdickhead\w*|\bretard\w*|\bkill yourself|\b(?:stupid|useless|dumb|idiot\w*|moron\w*)\b.{0,12}\b(?:bot|machine|robot|thing|assistant|you)\b|\byou(?:'re| are| r)? (?:an? )?(?:\w+ )?(?:stupid|useless|idiot|moron|dumb|pathetic|worthless)/iu,
  ],
  ['abuse', /傻[逼屄叉]|操你|他妈的|去死|滚蛋|滚开|蠢货|白痴|废物|混蛋|王八蛋/u],
  ['abuse', /씨발|시발|병신|개새끼|꺼져|멍청|닥쳐|미친놈|쓰레기 같은/u],
  [
    'other-people',
    /\b(?:other|another|someone else|somebody else|else)(?:'s|’s)?\b.{0,20}\b(?:customers?|clients?|people|person|users?|visitors?|guests?|callers?|accounts?|data|details?|bookings?|email|number|passwords?)\b.{0,40}|\b(?:list|names?|e-?mails?|numbers?|addresses|details) of (?:all )?(?:your |the )?(?:customers|clients|users|patients|callers|partners)|\b(?:his|her|their|[a-z]+'s|[a-z]+’s) (?:home address|phone number|mobile|e-?mail|password|medical|appointment|booking|salary)|\bwho (?:else )?(?:booked|called|ordered|signed up)\b|\b(?:names?|phone numbers?|numbers?|details|contacts?|emails?) (?:and \w+ (?:\w+ )?)?of (?:the |your )?(?:last |latest |recent |other )?(?:\w+ )?(?:people|visitors?|customers?|clients?|callers?|patients?|businesses)\b|\b(?:names?|numbers?|details|contacts?|emails?) of (?:everyone|everybody|anyone|all (?:the|your))\b|\b(?:previous|last|other) (?:caller|customer|client|visitor|person)\b|\b(?:called|booked|rang|chatted|ordered)\b.{0,30}\bbefore me\b|\bcustomer list\b|home address|(?:owner|ceo|boss|founder)\W?s? (?:personal|private|home|mobile|cell)/iu,
  ],
  [
    'other-people',
    /(?:别人|其他(?:的)?(?:客户|人|客人|访客|用户|顾客)|别的(?:客户|客人|人)|(?<!我们?|咱们?|诊所|店里?|公司)客户)(?:们)?(?:留下)?的?(?:资料|姓名|名字|电话|名单|信息|地址|邮箱|预约|密码|手机|语音)|上一个(?:人|客户|客人)|前一位|客户名单|(?:他|她|老板)的(?:电话|手机|地址|邮箱|密码|家)|家庭住址|谁预约了/u,
  ],
  [
    'other-people',
    /(?:다른|옆|남의) ?(?:고객|사람|손님|환자|방문자|이용자|회원|통화|전화)|고객 ?(?:명단|목록|리스트)|(?:그|그녀|사장님?|대표님?)의? ?(?:집|개인|휴대폰|핸드폰)|이전 ?(?:고객|손님|사람)|앞 ?사람|집 ?주소|누가 예약/u,
  ],
];

/** Returns why a question is refused before any search. Returns `undefined` for an ordinary question. */
export function refusalOf(question: string): Exclude<Refusal, 'unknown' | 'safety' | Heard> | undefined {
  const text = question.normalize('NFKC').replace(/\s+/g, ' ');
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Words that add anger to a sentence and nothing else. */
const swearWords =
  /\b(?:(?:mother)?fuck(?:ing|in|en|ed|s|er|ers)?|f\*{1,3}k?(?:ing)?|freaking|frigging|effing|bloody|bleeding|sodding|god ?damn(?:ed)?|damn(?:ed)?|dang|crap(?:py)?|(?:bull)?shit(?:ty|e)?|bugger(?:ing|all)?|arse|pissing|the (?:hell|heck|devil)|ffs|jesus(?: christ)?|for christ'?s sake|oh my god|omg)\b/giu;
const swearPhrases =
  /他妈的?|他娘的|妈的|我[靠操草]|卧槽|靠，|该死的?|见鬼|狗屁|尼玛|特么的?|씨발|시발|ㅅㅂ|ㅆㅂ|젠장|존나|졸라|개같은|빌어먹을|제기랄|염병/gu;

/** Returns a text without its swear words. “What the hell does it cost?” becomes “What does it cost?”. */
export function withoutSwearing(text: string): string {
  const clean = text
    .replace(/\bwtf\b/giu, 'what')
    .replace(swearWords, '')
    .replace(swearPhrases, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return clean === '' ? text : clean;
}
