import type { PhrasingList } from '../known-answer.ts';

/** Phrasings of some topics in plain words, as strangers use them. Example: "the one that picks up my phone". */
export const plainWordsPhrasings: PhrasingList = {
  'package-growth': {
    en: 'how much for the one that picks up my phone|price of the plan that answers the phone|what do I pay for the version that takes calls|cost of the one with the phone in it|monthly for the phone one|cheapest one that can answer the telephone',
    'zh-Hans':
      '能接电话的那个多少钱|带电话的套餐每月多少|可以接听来电的最便宜是哪个，多少钱|要接电话得买哪一档，什么价',
    ko: '전화 받아 주는 상품은 얼마예요|전화 연동되는 거 한 달에 얼마|손님 전화를 대신 받는 건 어떤 상품이고 얼마죠|바쁠 때 전화 받아 주는 패키지가 뭐예요',
  },
  'package-enterprise-lite': {
    en: 'what is the top one if I pay it all upfront|price of the biggest option in one go|the dearest plan paid once, how much|whats the damage for the top of the range|lump sum for the most expensive package',
    'zh-Hans': '最高档一次付清多少钱|最贵的那个不按月付要多少|顶配一次性买断价',
    ko: '제일 비싼 거 한 번에 내면 얼마예요|최상위 상품 일시불 가격|월납 말고 최고 상품 가격',
  },
  tax: {
    en: 'is the 15 percent already in those figures|do I get stung for tax on top|are your prices plus gst|is the tax man’s share in the price|ex or inc gst',
    'zh-Hans': '价格里含不含那百分之十五的税|税另外收吗|标价是税前还是税后',
    ko: '표시된 가격에 부가세가 들어 있나요|세금은 따로 내나요|15퍼센트 세금 포함인가요',
  },
  support: {
    en: 'what happens after the first three months am i on my own|do i get dropped after three months|does help cost money once the three months are up|how long will somebody hold our hand without charging extra|free help after it goes live for how long|how many months of hand-holding come with it|is there someone to ask after launch and for how long',
    'zh-Hans':
      '三个月以后就没人管了吗|支持期过了要付钱吗|过了那三个月怎么办|开通以后免费帮忙多长时间|上线后有人管多久不另收费|售后免费几个月',
    ko: '석 달 지나면 그 다음부터는 돈을 내나요|지원 기간이 끝나면 어떻게 돼요|세 달 뒤에는 버려지나요|켠 다음에 추가 비용 없이 얼마나 도와주나요|오픈 후 무료 지원 기간|시작하고 몇 달까지 봐주세요',
  },
  'say-it-is-ai': {
    en: 'do you hide from callers that it is a machine|will my customers be fooled into thinking it is a person|does it pretend to be human|my mum hates being tricked, does it own up|does it admit to being a computer when you ask it straight|does it own up to being a machine|will it tell my customers it is not a person|does it pass itself off as a human|is it honest about being a robot|do these things pretend to be people',
    'zh-Hans':
      '会不会瞒着客人说自己是真人|客人会不会以为是真人被骗|它会承认自己是机器吗|会不会装成真人|它会承认自己是机器吗|语音会冒充人吗|客人问它是不是真人它怎么说|会不会骗人说自己是人',
    ko: '손님한테 기계라는 걸 숨기나요|사람인 척하나요|어르신들이 속았다고 느끼지 않을까요|사람인 척하고 전화를 받나요|자기가 기계라고 밝히나요|진짜 사람이라고 속이지는 않나요|봇이라고 솔직하게 말해요',
  },
  training: {
    en: 'will what our patients say end up teaching an AI|do calls get fed into somebody’s artificial intelligence|are my customers’ words used to improve models|does the robot learn from our private calls',
    'zh-Hans': '病人讲的话会不会拿去训练人工智能|通话会不会喂给 AI|客人说的内容会用来教模型吗|我们的电话会被拿去学习吗',
    ko: '환자들이 한 말이 인공지능 학습에 쓰이나요|통화 내용으로 AI를 가르치나요|손님 말이 모델 훈련에 들어가나요',
  },
  cookies: {
    en: 'does this website leave any of those cookie things behind|I clear my browser every night, do you put cookies on it|do you track me with cookies|is anything stored in my browser',
    'zh-Hans': '这个网站会留下 cookie 吗|浏览器里会存东西吗|你们用 cookie 跟踪人吗',
    ko: '이 사이트가 쿠키를 남기나요|브라우저에 뭐가 저장돼요|쿠키로 추적하나요',
  },
  'partner-tier-up': {
    en: 'how many signups a year till we hit your best commission|how many clients before we are on the top tier|what does it take to reach Premier|how many do we have to bring for the highest share',
    'zh-Hans': '一年要带几家才到最高一级|拉多少客户能拿最高比例|怎么升到顶级伙伴',
    ko: '일 년에 몇 곳 데려와야 최고 등급이에요|제일 높은 수수료 받으려면 몇 건|프리미어까지 몇 명 소개해야 돼요',
  },
  'partner-commission': {
    en: 'i only know one person who would want it, do i get anything|a dozen a year, what slice is that|what about the level above certified|and the tier over that|what does the next rank up get',
    'zh-Hans': '只介绍一个朋友也有钱拿吗，拿多少|介绍一个人给多少|再上一级拿多少|认证上面那一级呢',
    ko: '친구 한 명만 소개해도 돈을 받나요|한 명 소개하면 얼마|서티파이드 위 등급은 얼마 받아요|그 윗급은 몇 퍼센트예요',
  },
  'demo-languages': {
    en: 'half my customers speak mandarin and some are korean, does it cope|do korean callers have to press one|what can your bot speak|half my customers are from seoul and the rest from guangzhou|can it talk to my chinese and korean customers|which tongues does it know|does it handle mandarin',
    'zh-Hans':
      '客人一半讲国语一半讲韩语，它应付得来吗|机器人会讲什么话|我的客人有韩国人也有中国人，它都会说吗|会说普通话吗',
    ko: '손님 절반이 중국어를 쓰는데 알아듣나요|한국말 알아듣는 거 맞죠, 또 뭐 돼요|봇이 무슨 말을 할 줄 알아요|손님 절반이 중국 사람인데 중국어도 해요|한국말로 받아 주나요',
  },
  'no-advice': {
    en: 'I need to be certain the phone assistant won’t dish out opinions on rashes|will it play doctor with my patients|does it tell people what medicine to take|will it give callers medical opinions',
    'zh-Hans': '会不会给病人乱出主意看病|它会不会给医疗建议|会不会告诉病人吃什么药',
    ko: '환자한테 의학적인 조언을 하지는 않나요|약을 뭐 먹으라고 말하나요|진단 같은 걸 하면 안 되는데',
  },
  liability: {
    en: 'whats the most you would ever owe me if everything goes wrong|what is the cap if it all goes pear shaped|how much could I claim from you at most',
    'zh-Hans': '出了大问题你们最多赔多少|赔偿上限是多少',
    ko: '잘못되면 최대 얼마까지 배상해요|책임 한도가 얼마예요',
  },
  'how-long-kept': {
    en: 'how long do you hang on to my name if i fill in the form|if i change my mind about the form how long are my details there|when does my number disappear from your system|how long are you saving my message when I fill the form in the chat|when do you bin what I typed in the contact form|how many months do you hang on to my details',
    'zh-Hans':
      '我留了手机号你们存到什么时候|填了表又后悔，资料要留多久|我的号码什么时候从你们那里消失|我在聊天里填的资料存多长时间|留言会保存几个月',
    ko: '번호를 남겼는데 언제까지 갖고 계세요|양식 쓰고 마음이 바뀌면 제 정보는 얼마나 남아요|채팅 양식에 쓴 내용은 얼마 동안 저장돼요|남긴 메시지는 몇 달 보관하나요',
  },
  'approve-first': {
    en: 'do I get a say before it starts talking to real customers|can I check it before it goes live|who signs it off before it answers the first call|can I veto what it says before launch',
    'zh-Hans': '正式接客人之前我能先审吗|上线前要我同意吗|可以先让我听过再开吗',
    ko: '진짜 손님 받기 전에 제가 확인할 수 있나요|오픈 전에 제 승인이 필요한가요|미리 들어 보고 고칠 수 있어요',
  },
  'price-change': {
    en: 'do you warn me before you put the price up|how far ahead do I hear about a rise',
    'zh-Hans': '涨价之前会先通知吗，提前多久|涨价提前几天说|要加价会早点讲吗',
    ko: '요금이 오르면 얼마나 전에 알려 줘요|인상하기 며칠 전에 통보해요',
  },
  'demo-not-real': {
    en: 'if I order a pizza in the demo does it actually come|is the plumber on the demo a real firm|will somebody turn up if I book in the trial|are those demo shops real',
    'zh-Hans': '试玩时点的披萨会真的送来吗|演示里订的房间是真的吗|体验时预约了会有人来吗|演示里的店是不是真的',
    ko: '데모에서 주문하면 진짜 피자가 와요|데모에서 예약하면 실제로 잡히나요|데모 가게들은 진짜예요',
  },
  ending: {
    en: 'if we pull the pin halfway through the twelve months what do we owe|can i get out of the deal if i hate it|what does it cost to bail out early|leaving in month five of twelve|does an email count for giving notice|can I cancel by email or does it have to be a letter|is emailing you enough to end it',
    'zh-Hans':
      '一年没到就不做了要付什么|中途退出要赔钱吗|合同没到期想走怎么办|取消用邮件写可以吗，还是要寄信|发电邮通知终止算数吗|用电子邮件解约行不行',
    ko: '열두 달 중간에 그만두면 뭘 내야 해요|마음에 안 들면 계약에서 빠져나올 수 있어요|해지는 이메일로 보내도 인정되나요|메일로 통보하면 되나요 우편이어야 하나요',
  },
  recordings: {
    en: 'must people who ring be warned they are on tape|is the recording notice optional|whose call is it whether calls are recorded|who has the say about recording',
    'zh-Hans': '录音一定要告诉打电话的人吗|可以不说在录音吗|录不录音谁说了算|通话录音由谁决定',
    ko: '녹음한다고 꼭 알려야 하나요|녹음 안내는 안 해도 되나요|녹음할지 말지는 누가 정해요|녹음은 누가 결정하나요',
  },
  integrations: {
    en: 'is there one of the three that plugs into a crm|which one hooks up with our own system|our booking system has to talk to it, which do i pick|we run our school on an LMS, which one plugs into that|can it hook up to the booking system we already have|which plan talks to our CRM',
    'zh-Hans':
      '我们用自己的系统，要和 CRM 连起来选哪个|哪一档可以接我们的系统|我们学校用 LMS，哪个套餐能接上|能不能接我们现有的系统',
    ko: '우리 시스템이랑 붙이려면 어느 걸 골라야 해요|CRM 연결되는 게 셋 중에 뭐예요|우리 학원 LMS에 붙일 수 있는 상품이 뭐예요|쓰던 프로그램에 연동되는 건 어느 거예요',
  },
  hours: {
    en: 'are you there on a Saturday and till when|is anyone in on Sunday|what time do you knock off on weekends|who picks up on a public holiday',
    'zh-Hans': '周六几点到几点有人上班|星期天有人吗|周末上班吗',
    ko: '토요일에도 일하세요 몇 시까지요|일요일에 문의하면 누가 받나요|주말에도 열어요',
  },
  'voice-widget': {
    en: 'is the talking part your own or somebody else’s|is the voice homemade or bought in|whose technology does the talking|is it an overseas company under the bonnet|did you build the voice yourselves|what country is the voice company in|where is the firm behind the voice',
    'zh-Hans': '说话那部分是你们自己做的还是买来的|语音技术是别家的吗|声音背后用的谁的技术|做声音的公司在哪个国家',
    ko: '말하는 기술은 직접 만든 거예요, 다른 회사 거예요|음성 기술은 누구 거예요|외국 회사 기술인가요|목소리 회사는 어느 나라 회사예요|거긴 어느 나라 회사죠',
  },
  mistakes: {
    en: 'who fixes it if the bot says something daft|what happens when it gets things wrong|can I switch it off if it talks rubbish',
    'zh-Hans': '机器人说错话谁负责改|它答错了怎么办，可以先检查吗',
    ko: '봇이 엉뚱한 소리 하면 누가 고쳐 줘요|틀린 말을 하면 어떻게 해요',
  },
  'missed-calls': {
    en: 'what do missed calls cost me|is there a calculator for lost calls|work out what I lose when nobody picks up|how much money am I missing by not answering|calculator for missed calls on the home page|what is an unanswered call worth',
    'zh-Hans': '漏接电话一个月损失多少|有没有计算漏接电话的工具|没人接电话我亏多少钱|首页那个漏接电话计算器怎么算',
    ko: '전화를 놓치면 한 달에 얼마를 잃나요|부재중 전화 계산기가 있나요|못 받은 전화 손해를 계산해 주세요|놓친 전화 한 통의 가치',
  },
  'partner-specialist': {
    en: 'who can I talk to about the partner programme|is there somebody on the partners page who explains it|can I talk the partnership through before applying|the specialist on the partner page, what does it do',
    'zh-Hans': '合作伙伴计划可以先找谁了解|合作页面上的专员能做什么|申请前能先聊聊合作吗',
    ko: '파트너 프로그램은 누구한테 물어봐요|파트너 페이지 상담 담당은 뭘 해 줘요|신청하기 전에 파트너십 설명을 들을 수 있나요',
  },
  'article-search': {
    en: 'can I look through the articles by tag|how do I find an article about greetings|where is the search on the resources page|are the articles sorted by topic or month',
    'zh-Hans': '文章能按标签找吗|资源页怎么搜索文章|文章可以按月份看吗',
    ko: '글을 태그로 볼 수 있나요|자료 페이지에서 어떻게 검색해요|글을 달별로 볼 수 있나요',
  },
  'phone-integration': {
    en: 'which one do i get so something picks up when i’m up a ladder|which of the three actually picks up my phone|the one that takes the calls while i’m driving, which is it|i only care about the phone being answered, which package',
    'zh-Hans': '我在干活没手接电话，买哪一档它才会接|只想让它接电话，选哪个|小的那档能不能接电话',
    ko: '손이 바빠서 전화를 못 받는데 대신 받아 주는 건 어느 거예요|전화만 받아 주면 되는데 뭘 사야 돼요',
  },
  usage: {
    en: 'any hidden extras on top of the monthly fee|what else will i be charged for|be honest, what other costs are there|when do i find out what the usage comes to|do i know the usage rate before i sign',
    'zh-Hans': '除了月费还有别的要付的钱吗|有没有隐藏费用|用量多少钱，签之前能知道吗',
    ko: '요금 말고 또 나가는 돈 있죠|숨은 비용 있어요|사용 요금은 계약 전에 알 수 있나요',
  },
  'knowledge-base-size': {
    en: 'how many entries fit in the middle plan|how many questions does growth hold|the version with fifty questions, is that the small one',
    'zh-Hans': '中间那档能放多少条|五十条问答的是哪一档',
    ko: '중간 플랜에는 몇 개까지 들어가요|질문 쉰 개짜리가 어느 거예요',
  },
  currency: {
    en: 'i am in singapore which money is the bill in|which currency for a customer outside new zealand and australia|do i pay in new zealand dollars from sydney',
    'zh-Hans': '人在海外，账单按什么货币算|国外的客户用什么钱付',
    ko: '해외에 있으면 어떤 돈으로 청구돼요|호주 가게인데 뉴질랜드 달러로 내나요',
  },
  'who-listens': {
    en: 'who exactly gets to listen to what i say to the thing|which people can hear my call|does somebody at your end eavesdrop',
    'zh-Hans': '我说的话到底谁能听到|你们那边有人听我的通话吗',
    ko: '제가 한 말을 정확히 누가 들어요|직원이 제 통화를 엿듣나요',
  },
  'privacy-response': {
    en: 'scrub everything you hold about me, whom do i write to and how soon do i hear|i want to see what you have on me, how long do i wait',
    'zh-Hans': '我想看你们手上有我哪些资料，多久给我|把我的资料全部删掉，找谁、要等多久',
    ko: '제 정보 다 지워 달라고 누구한테 쓰고 언제 답을 받아요|저에 대해 뭘 갖고 있는지 보려면 얼마나 기다려요',
  },
  'partner-paid-when': {
    en: 'where do i put my bank account for the commission|when do you ask for my account number',
    'zh-Hans': '佣金打到哪个账户，什么时候填账号',
    ko: '소개비 계좌번호는 언제 적어 내나요|수수료 받을 계좌는 어디에 알려 줘요',
  },
  emergency: {
    en: 'someone rings at night with a bad heart, can the agent dial an ambulance|will it call 111 for the caller',
    'zh-Hans': '客人在电话里不舒服，它会帮忙叫救护车吗',
    ko: '밤에 누가 쓰러졌다고 전화하면 구급차를 불러 주나요',
  },
};
