import type { PhrasingList } from '../known-answer.ts';

/** Ways to ask common questions in words that the site does not use. */
export const paraphrases: PhrasingList = {
  'package-enterprise-lite': {
    en: 'who gets the premium sort of support|which plan has the premium support|what is in the top plan|what do I get for nine hundred and ninety nine|is there a package for big outfits|the biggest one please, what does it hold',
    'zh-Hans': '哪一档有高级支持|最高档包括些什么|大公司买哪个套餐|九百九十九的那档有什么',
    ko: '프리미엄 지원은 어느 패키지예요|제일 큰 패키지에는 뭐가 들어요|큰 회사는 뭘 사야 해요|999달러짜리엔 뭐가 있나요',
  },
  'phone-integration': {
    en: 'I need it wired to the actual telephone line, what is the lowest tier that does it|which is the cheapest one that picks up a real phone|from which plan on does it answer calls|does the small one ring through to my landline|can Starter be put on the phone line',
    'zh-Hans': '要接到真的电话线上最低买哪档|从哪一档开始能接电话|起步版能接座机吗|最便宜能接电话的是哪个',
    ko: '실제 전화선에 연결하려면 최소 어느 패키지예요|전화를 받는 제일 싼 패키지|스타터도 전화를 받나요|어느 등급부터 전화가 돼요',
  },
  packages: {
    en: 'how does the price of one compare to the other monthly|put the prices side by side|which tiers are there and what do they cost|give me all the numbers|three plans what are the prices',
    'zh-Hans': '几个套餐价格比一比|各档都是什么价|把价格都列出来|三个套餐分别多少',
    ko: '패키지 가격을 비교해 주세요|단계별 가격이 어떻게 돼요|가격을 다 알려 주세요|세 가지 값이 각각 얼마',
  },
  'package-starter': {
    en: 'we have just opened and money is tight, what is the least we can pay|lowest monthly you have|smallest plan price|what is the entry level one',
    'zh-Hans': '刚开店预算紧最省钱的月付是哪个|最低一个月付多少|入门的那个什么价|手头紧买哪个',
    ko: '막 개업해서 돈이 없는데 제일 싼 건 얼마|한 달 최저 금액|가장 작은 패키지 값|입문용은 얼마예요',
  },
  'package-growth': {
    en: 'and the one above Starter|one level up from the cheapest|the next size up price|what does the second tier cost',
    'zh-Hans': '比起步版高一档的多少钱|再高一档多少|第二档什么价|往上一级的呢',
    ko: '스타터 바로 위에 건 얼마예요|한 단계 위 가격|두 번째 패키지 값|그 위 등급은 얼마',
  },
  currency: {
    en: 'I live in Singapore which money would you charge me in|we are in neither New Zealand nor Australia what currency do we pay|overseas business which dollars|billed from Fiji in what money|I am in London which currency is the bill',
    'zh-Hans': '我在新加坡付哪国的钱|我们在国外用什么货币付|不在澳新的客户收什么钱|人在日本用什么货币结账',
    ko: '일본에 사는데 결제 통화가 뭐가 되나요|해외 업체는 무슨 돈으로 내요|싱가포르에서는 어느 통화로 청구돼요|뉴질랜드도 호주도 아니면 무슨 달러',
  },
  usage: {
    en: 'are there any other charges on top of the plan|what else do I pay besides the monthly fee|do the minutes cost extra|is talking time included|any hidden costs per call',
    'zh-Hans': '除了套餐费还有别的费用吗|每通电话另外收钱吗|月费之外还要付什么|通话分钟另算吗',
    ko: '패키지 값 말고 더 내는 돈이 있나요|통화 시간은 따로 내요|월 요금 외에 추가 비용|한 통마다 돈이 더 들어요',
  },
  law: {
    en: 'which courts would handle a dispute for a cafe in Melbourne|whose courts decide|which state law is it for Queensland|where would a case be heard|what law covers us in Christchurch|which law applies',
    'zh-Hans': '墨尔本的店打官司归哪里的法院|哪里的法院管|适用哪里的法律|昆士兰的客户按哪个州的法律',
    ko: '멜버른 카페면 어느 법원이 맡아요|어느 법원이 판단하나요|어느 나라 법을 따라요|퀸즐랜드는 어느 주 법이에요',
  },
  liability: {
    en: 'max payout if your bot stuffs up and costs me heaps|what is the most you would owe me|is there a cap on damages|how much compensation if it ruins a deal|limit of what you pay if it goes wrong',
    'zh-Hans': '机器人搞砸了最多赔多少|赔偿有上限吗|你们最多赔我多少钱|损失了生意赔吗',
    ko: '로봇이 망치면 최대 얼마까지 물어줘요|배상 한도가 있나요|손해 보면 얼마까지 책임져요|보상 상한이 얼마',
  },
  'named-as-customer': {
    en: 'are we going to see our clinic’s logo bragged about on your website without being asked|will you put our name on your page|do you use customers in your ads|can you tell others that we bought it|will you show off our brand',
    'zh-Hans': '你们会拿我的店名去打广告吗|会不会把我们的标志放到网站上|会对外说我们是你们客户吗|会用我的名字做宣传吗',
    ko: '우리 가게 이름으로 광고하나요|우리 로고를 홈페이지에 올리나요|저희가 고객이라고 알리나요|허락 없이 이름을 쓰나요',
  },
  breach: {
    en: 'if hackers pinch my data would you even tell me|what happens when information is stolen|do you own up if there is a leak|who do you inform after a break in to your systems|would I hear about it if my details got out',
    'zh-Hans': '黑客偷了我的资料你们会告诉我吗|资料泄露了会通知谁|被入侵了会说吗|我的信息外泄我会知道吗',
    ko: '해커가 정보를 훔쳐 가면 알려 주나요|유출되면 누구한테 알려요|정보가 새면 저한테 말해 줘요|침해 사고가 나면 통보하나요',
  },
  'partner-cost': {
    en: 'do I owe anything if I never bring anyone|what if I don’t refer a single client|is there a penalty for no referrals|does it cost me if nobody signs',
    'zh-Hans': '一个都没介绍成要赔钱吗|没介绍到客户要付钱吗|没人签会罚款吗|加入了没业绩怎么办',
    ko: '한 명도 소개 못 하면 물어내야 하나요|소개를 못 하면 돈을 내요|실적이 없으면 벌금이 있나요|아무도 안 사면 제가 손해 보나요',
  },
  'partner-bonus': {
    en: 'how many deals before I get the extra|what gets me the bonus|how many sales in a quarter for the bonus|what is the reward for a lot of clients',
    'zh-Hans': '奖金要多少单才有|签几个才有额外奖励|一个季度要几单拿奖金|怎样能拿到奖金',
    ko: '보너스는 몇 건이면 받아요|몇 건 해야 추가로 줘요|분기에 몇 건이면 보너스|보너스 조건이 뭐예요',
  },
  'partner-estimator': {
    en: 'five clients at three thousand with twenty percent, what is that in a year|if I land four deals worth 2500 each at ten percent|work out my yearly earnings from referrals|seven customers times 1500 at 25 percent',
    'zh-Hans':
      '五个客户每单三千按两成一年多少|四单每单两千五抽一成是多少|帮我算介绍七家能拿多少|六个客户每个四千 20% 一年',
    ko: '고객 다섯 곳 건당 3천 20%면 한 해에 얼마|네 건에 2500달러씩 10%면|일곱 명 소개하면 일 년에 얼마 벌어요|여섯 곳 건당 4천 달러 20퍼센트',
  },
  'privacy-response': {
    en: 'by when must you answer a request to see my data|latest you will reply if I want my details corrected|how many days for my information request|I asked to see what you hold how long do I wait',
    'zh-Hans': '要看你们有我什么资料最晚等几天|改正资料多少天内办好|申请查看信息要等多久|我的资料请求几天回复',
    ko: '제 자료를 보겠다고 하면 늦어도 며칠이에요|정보 수정 요청은 며칠 걸려요|열람 요청 답은 언제까지|제 정보를 달라고 하면 얼마나 기다려요',
  },
  'terms-response': {
    en: 'if I write to you about a clause when do I hear back|how fast do you answer a question on the contract|reply time for a query on the terms|I sent a question about the agreement how many days',
    'zh-Hans': '发条款疑问给你们多久会回|合同有问题写信几天答复|问协议的事多久回复|对条款有疑问几个工作日回',
    ko: '약관에 대해 물으면 언제 답해요|계약 조항 질문은 며칠 만에 답이 와요|약관 문의 답변 기간|조항이 궁금해서 메일 보내면 얼마나 걸려요',
  },
  'this-assistant': {
    en: 'does this chat remember what I type|are you storing what I say to you here|who reads what I write to the chatbot|is this conversation saved|do you save the chat on my phone',
    'zh-Hans': '聊天机器人会把我说的话一直存着吗|我在这里打的字会保存吗|这段对话谁看得到|你会记住我说的吗',
    ko: '여기 채팅에 쓴 말이 저장되나요|이 대화를 계속 보관하나요|챗봇에 쓴 글을 누가 봐요|제가 한 말을 기억하나요',
  },
  cookies: {
    en: 'what if my browser says do not track|do you count me when I switch on do not track|do you follow me around the web|is there a tracker on this page|google analytics on here?',
    'zh-Hans': '浏览器设了不跟踪会怎样|你们会跟踪我上网吗|网页上有统计代码吗|会记录我看了哪些页吗',
    ko: '브라우저에서 추적 금지를 켜면 어떻게 돼요|저를 따라다니며 추적하나요|이 페이지에 추적기가 있나요|방문 기록을 세나요',
  },
  children: {
    en: 'what if a kid rings up|a child calls what happens to the information|do you take details from minors|my ten year old called the agent',
    'zh-Hans': '小孩打电话来资料怎么处理|未成年人的信息你们收吗|孩子打进来会怎样|小朋友留的信息怎么办',
    ko: '애들이 전화했을 때 정보는 어떻게 되나요|미성년자 정보도 받나요|아이가 전화하면 어떻게 해요|어린이 정보는 어떻게 처리돼요',
  },
  'who-listens': {
    en: 'can your people see my password or hear the calls|which of your staff can look at our recordings|does anybody at your end listen in|is a human eavesdropping on the calls',
    'zh-Hans': '登录密码你们员工看得到吗|你们的人会听我们的录音吗|谁能看到通话内容|有没有人在偷听',
    ko: '로그인 비밀번호를 직원이 볼 수 있나요|직원이 통화를 듣나요|녹음을 누가 볼 수 있어요|사람이 엿듣고 있나요',
  },
  'switch-off': {
    en: 'can I turn it off for a while without ending the contract|pause it over christmas|can we silence it during holidays|stop it for a week please is that possible',
    'zh-Hans': '可以先关一阵子吗合同还在吧|过年期间能暂停吗|能临时停用吗|关掉一周行不行',
    ko: '잠깐 꺼 달라고 할 수 있나요 그러면 계약도 끝나는 건가요|휴가 동안 멈출 수 있어요|일시 정지 되나요|일주일만 꺼 둘 수 있나요',
  },
  'what-we-do': {
    en: 'what sort of outfit is this|what is it you lot sell|in one sentence what do you do|so what does this company make|explain like I am five',
    'zh-Hans': '这家公司是做什么的|你们卖的是什么东西|一句话说说你们干嘛的|贵公司什么业务',
    ko: '여긴 뭐 하는 회사예요|뭘 파는 데예요|한마디로 뭐 하는 곳이죠|무슨 사업을 하세요',
  },
  'voice-widget': {
    en: 'can the voice company see who I am|what does the demo voice firm get about me|which American firm makes the demo voice|does the voice supplier hear me',
    'zh-Hans': '做语音的公司能看到我的什么|演示的语音公司知道我是谁吗|语音是谁家的|他们能听到我说话吗',
    ko: '음성 회사가 제가 누군지 알 수 있나요|데모 음성 업체가 뭘 받아요|목소리 회사는 어디예요|그쪽에서 제 말을 듣나요',
  },
  ending: {
    en: 'how do I get out of this|what if I want to quit|notice to stop|can I walk away whenever I like|am I stuck with you|break the deal early',
    'zh-Hans': '想退出怎么办|不想用了要提前多久说|能随时走吗|会被绑住吗',
    ko: '그만두려면 어떻게 해요|해지하려면 며칠 전에 말해요|언제든 나갈 수 있나요|묶이는 건가요',
  },
  support: {
    en: 'for how long do you help after we start|how many months of hand holding|is there anyone to ask after it is on|what support comes with Growth and for how long',
    'zh-Hans': '支持多长时间|开始以后帮多久|Growth 套餐有支持吗多久|用起来以后有人管吗',
    ko: '지원은 얼마 동안이에요|시작하고 몇 달 도와줘요|그로스 지원 기간|켠 다음에 물어볼 데가 있나요',
  },
  'demo-languages': {
    en: 'a caller speaks Mandarin but my staff read only English does that work|which tongues does it manage|can it switch to Korean in mid call|mum only speaks Cantonese will it do',
    'zh-Hans': '客人讲中文店员看英文可以吗|会几种语言|能中途换语言吗|说广东话听得懂吗',
    ko: '중국어로 전화가 와도 가게 직원은 영어로 보나요|몇 개 국어를 해요|통화 중에 언어를 바꿀 수 있나요|한국어로도 받나요',
  },
};
