import type { MeaningList } from '../known-answer.ts';

/** Meanings about packages and prices, and of the words that ask a question, such as "how much". */
export const offerMeanings = {
  howMuch: {
    en: 'how much|price*|pricing|cost|charge|fee|expensive|dear|dearer|cheap|cheaper|cheapest|pay for|rate|rates|outlay|damage|set me back|set us back|quote|bucks|dollar|free|figure|ballpark|afford*|worth|fork out|set you back|how pricey|pricey|membership fee|fees|charges|charged|spend|cost us|steep|cough up|what do you want for|going rate|price tag',
    'zh-Hans': '多少钱|价|费用|收费|几块|贵|便宜|花多少|要钱|费|怎么收|怎么算钱|多少|价钱|报个价|开价|会费|要不要钱',
    ko: '얼마|가격|비용|요금|값|비싸|비싼|싼|싸|돈|가격대|회비|드나|드는|받으세요|금액',
  },
  howMany: {
    en: 'how many|number of|how big|how large|maximum|limit|cap|enough|up to|quantity|most i can|room for|stages|count',
    'zh-Hans': '几个|多少|几条|几步|上限|最多|够不够|够用|够吗|几家|多大|放得下|几条|几层',
    ko: '몇|최대|한도|제한|개수|충분|몇 단계|몇 개|몇 가지',
  },
  howLong: {
    en: 'how long|how soon|how quick*|how fast|how many days|how many weeks|how many months|how far ahead|hang around|duration|period|how much notice|lead time|how much warning|weeks|days|by what date|time frame|when will it end|how far in advance|stay on file|on file|linger',
    'zh-Hans': '多久|多长时间|几天|几个月|多少天|几个星期|多快|留多|存多|几周|多少日子|提前多久|啥时候|存多长',
    ko: '얼마나 걸|얼마나 오래|며칠|몇 달|몇 개월|언제까지|얼마 동안|얼마나 보관|얼마나 두|만에|얼마나 미리|몇 주|며칠 전|기간|얼마나 빨리',
  },
  when: { en: 'when|what time|which day|by when', 'zh-Hans': '什么时候|几时|几点|哪天|哪年', ko: '언제|몇 시|며칠' },
  who: { en: 'who|whose|whos|whom|somebody name', 'zh-Hans': '谁|哪位', ko: '누가|누구|누굴' },
  where: { en: 'where|wheres|which country|which city', 'zh-Hans': '哪里|哪儿|在哪|到哪', ko: '어디' },
  why: { en: 'why|how come|what makes', 'zh-Hans': '为什么|为啥|凭什么', ko: '왜|이유' },
  yearWord: {
    en: 'year|annual|annually|yearly|twelve months|12 months|12 mths|year’s|twelvemonth',
    'zh-Hans': '一年|全年|年费|12 个月|12个月|十二个月|整年|满年',
    ko: '일 년|일년|1년|연간|년에|열두 달|열두달|12개월|한 해 ~내|한 해 ~얼마',
  },
  total: {
    en: 'total|altogether|add up|in all|come to|whole year|works out|over a year|all up|all told|grand total|by the end|sum',
    'zh-Hans': '总共|一共|加起来|下来|合计|总价|总额|算下来|拢共',
    ko: '모두|다 해서|합계|총|전부|더하면|합치면|다 합쳐|통틀어',
  },
  starterName: { en: 'starter|199|2000', 'zh-Hans': 'starter|199|2000|起步版', ko: 'starter|199|2000|스타터' },
  growthName: { en: 'growth|499|5000', 'zh-Hans': 'growth|499|5000|成长版', ko: 'growth|499|5000|그로스' },
  enterpriseName: {
    en: 'enterprise|999|10000',
    'zh-Hans': 'enterprise|999|10000|企业版',
    ko: 'enterprise|999|10000|엔터프라이즈',
  },
  package: {
    en: 'package|plan|option|version|tier|deal|offer',
    'zh-Hans': '套餐|方案|档',
    ko: '패키지|요금제|플랜|상품|단계',
  },
  cheapest: {
    en: 'cheapest|smallest|lowest|least|basic|bare bones|entry|budget|minimum|bottom|no frills|little one|small one|cheaper than|anything cheaper|adequate|two person|one person|smallest outfit|tiny|baby one|littlest|the baby|teeniest|puniest|bottom one|first one up',
    'zh-Hans': '最便宜|最低|最小|最少|入门|起步|基础|更便宜|比199|最小的那|最低那|小的那个|入门那',
    ko: '제일 싼|가장 싼|최저|가장 작은|제일 작은|저렴한|최소|기본|보다 싼|작은 가게|막내|제일 낮은',
  },
  middle: {
    en: 'middle|mid|medium|second one|in between|next one up|midle|centre one|middle one',
    'zh-Hans': '中间|中档|第二',
    ko: '중간|두 번째|가운데',
  },
  dearest: {
    en: 'dearest|biggest|largest|highest|top|priciest|most expensive|fancy|fanciest|best one|fullest|big one|dear one|fancy one|most pricey|ultimate|flagship|premium package|flash one|flashest|flashiest|swankiest|swish|posh one|poshest|the dear one|the big one|top one|top dog|all the bells',
    'zh-Hans': '最贵|最高|最大|顶级|最好的|最全|高档|最好的|最高级|最豪华|贵的那个|大的那个',
    ko: '제일 비싼|가장 비싼|가장 큰|제일 높은|최고|제일 좋은|가장 높은|제일 큰|최상|제일 고급|비싼 거|큰 거',
  },
  once: {
    en: 'once|one off|one-off|oneoff|outright|one go|in one hit|lump sum|up front|upfront|all at once|one payment',
    'zh-Hans': '一次|买断|全款|付清',
    ko: '한 번에|일시불|한꺼번에|한번에|전액',
  },
  monthly: {
    en: 'monthly|a month|per month|each month|every month|instal*',
    'zh-Hans': '每月|一个月|每个月|按月|月付|分期',
    ko: '한 달|매월|매달|월|다달이|할부',
  },
  included: {
    en: 'include|included|comes with|in it|come with|part of|cover|what do i get|what do you get|buys|get me',
    'zh-Hans': '包含|包括|含|有什么|里面',
    ko: '포함|들어 있|뭐가 되|들어가',
  },
  whichOne: {
    en: 'which one|which package|which plan|which of|what package|what plan|recommend|suggest|should i|suit|right for|move to|upgrade',
    'zh-Hans': '哪个|哪档|推荐|选哪|适合',
    ko: '어떤 거|어느|어떤 패키지|추천|골라|맞는',
  },
  compare: {
    en: 'difference|compare*|versus|vs|differ*|better|stack up',
    'zh-Hans': '区别|差别|不同|不一样|比较|差在',
    ko: '차이|다른|다르|비교',
  },
  extraCost: {
    en: 'extra|on top|additional|hidden|surprise|besides|separate*|seperate*|as well as|other cost|unlimited|flat fee|included in|anything else|again|more money|over and above|as an extra',
    'zh-Hans': '额外|另外|另算|加钱|隐藏|除了|别的费|多收|包干|再交|还要|另收|再付',
    ko: '추가|따로|별도|숨은|말고|더 내|외에|정액|또 내|더 들|그만큼',
  },
  talkTime: {
    en: 'usage|minute|talk time|talking time|call time|per call|each call|every call|the calls|talk for|hours people spend|time people spend|spend talking|length of calls|long calls|talking to it',
    'zh-Hans': '用量|通话费|分钟|通话时间|聊天时间|每通|每分钟|电话费|通话的时间|讲电话|说话时间|打电话的时间',
    ko: '사용량|통화료|분당|통화 시간|통화당|전화 한 통|말하는 시간|통화한 만큼|전화 시간',
  },
  tax: { en: 'gst|tax|vat|taxes', 'zh-Hans': '税|gst', ko: '세금|부가세|gst' },
  currency: {
    en: 'currency|nzd|aud|usd|which dollars|kiwi dollars|aussie dollars|us dollars|what money|convert',
    'zh-Hans': '货币|纽币|澳币|澳元|纽元|美元|哪种钱|汇率',
    ko: '통화인가|달러로|어느 나라 돈|화폐|환율',
  },
  priceUp: {
    en: 'price rise|put up|go up|raise|hike|increase|jack up|dearer|bump|price change|prices change',
    'zh-Hans': '涨|提价|加价|变贵|价格~变|调价',
    ko: '오르|인상|올리|올릴|비싸지|값~바뀌',
  },
  phone: {
    en: 'phone|telephone|landline|call|calls|ring|mobile|line',
    'zh-Hans': '电话|座机|来电|手机',
    ko: '전화|유선|휴대폰',
  },
  answerPhone: {
    en: 'answer|answered|pick up|picks up|take calls|takes calls|phone integration|integration|hook up|connect',
    'zh-Hans': '接电话|接听|接入|接',
    ko: '받|연동|연결',
  },
  number: { en: 'number|numbers', 'zh-Hans': '号码', ko: '번호' },
  keepSame: {
    en: 'keep|stay|same|existing|current|change|lose|port|new',
    'zh-Hans': '保留|原来|换|不变|现在的|变',
    ko: '그대로|유지|쓰던|기존|바꿔|바뀌|지금',
  },
  otherSystem: {
    en: 'crm|hubspot|salesforce|xero|myob|zoho|calendar|outlook|software|integrate|integration|api|zapier|our system|booking system|sync|database|job management|shopify|square|hub spot|teams|google|microsoft|ical|pms|practice software|till|eftpos system|cliniko|timely|fergus|tradify',
    'zh-Hans': 'crm|系统|软件|对接|集成|日历|接口|同步|打通|谷歌日历|收银|表格|数据库',
    ko: 'crm|시스템|소프트웨어|연동|캘린더|달력|프로그램|전산|포스|허브스팟|구글|엑셀|데이터베이스',
  },
  knowledgeBase: {
    en: 'knowledge base|question|answers|entries|faq|q&a|qa|steps|flow|topics|things i can teach|stages|responses|replies|facts it knows|lines of',
    'zh-Hans': '知识库|问答|条|流程|步|答案|问题|条目',
    ko: '지식 베이스|질문|답변|항목|흐름|단계|문답|단계',
  },
  support: {
    en: 'support|help|aftercare|assistance|look after|looked after|assist|service after|hand holding|backup',
    'zh-Hans': '支持|售后|帮忙|帮助|帮',
    ko: '지원|도움|도와|사후|서포트|케어',
  },
  threeMonths: {
    en: 'three months|3 months|three month|after launch|after it goes live|once it is live|afterwards|three-month|once its live|after that|ninety days|once ive left',
    'zh-Hans': '三个月|3 个月|上线以后|上线后|之后|以后|过后',
    ko: '석 달|3개월|세 달|오픈 후|그 뒤|이후|지나면',
  },
} as const satisfies MeaningList;
