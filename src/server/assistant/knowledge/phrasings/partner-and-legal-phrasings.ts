import type { PhrasingList } from '../known-answer.ts';

/** Phrasings of questions about the partner programme, the terms and privacy. */
export const partnerAndLegalPhrasings: PhrasingList = {
  'partner-join': {
    en: 'what do I need to hand over to sign up as a partner|what do you need from an agency to join|join as an agency|sign up to your programme|how does an agency apply|steps to become a partner|can I sell this to my clients|we want to offer this to our customers|become an affiliate|start referring|requirements to join as a partner|can freelancers join|partner application|payout method and details',
    'zh-Hans':
      '我们是做网站的想合作|一起做生意|做合作伙伴要提供什么|合作伙伴要准备什么|怎么加入合作计划|想代理你们的产品|成为合作伙伴的条件|网络公司怎么合作|申请合作|可以推荐客户给你们吗|怎么加盟',
    ko: '홈페이지 회사인데 제휴|같이 일하고 싶어요|파트너가 되려면 무엇이 필요|파트너가 되고 싶어요|파트너 신청|어떻게 가입|제휴하고 싶어요|우리 고객에게 팔고 싶어요|에이전시 가입 절차|파트너 자격|리셀러가 되고 싶어요',
  },
  'partner-cost': {
    en: 'is it free to join as an agency|does it cost anything to join|do agencies pay to join|partner fee|cost for partners|does a partner have to buy anything|any charge to join the programme|what do I pay to be a reseller|minimum sales for partners',
    'zh-Hans': '加入合作计划要交钱吗|合作要费用吗|做代理要钱吗|加盟要多少钱|合作有最低要求吗',
    ko: '파트너 등록비|파트너가 돈을 내나요|제휴 비용|가입은 공짜인가요|파트너 최소 실적',
  },
  'partner-commission': {
    en: 'what is in it for web agencies|what is our cut as an agency|how much do agencies make|what share do agencies get|how much do you pay agencies|commission for three clients a year|money for introducing a business|reward for recommending you|finder fee|what do I get if I send you a customer|percentages for each tier|referral fee|kickback|do you pay for leads|how good is the partner deal|10 percent 20 percent 25 percent|how much do partners make',
    'zh-Hans':
      '做代理能赚多少|介绍客户有什么好处|介绍朋友有奖励吗|推荐有奖励吗|合作伙伴拿多少|佣金比例|分成多少|介绍费|返佣|百分之几的佣金',
    ko: '추천하면 저는 뭘 받나요|소개한 가게가 계약하면|파트너는 몇 퍼센트|에이전시는 얼마나 버나요|소개하면 보상|추천 보상|소개비|수수료율|파트너 수익|고객을 소개하면 얼마|커미션이 얼마',
  },
  'partner-paid-when': {
    en: 'when do agencies get their money|when is commission paid out|how soon do I get my commission|payday for partners|commission every month or once|is it a one time commission|how long do I keep earning|paid after the setup fee|recurring income',
    'zh-Hans': '佣金几时到账|佣金多久结|什么时候拿到佣金|每个月都有佣金吗|提成怎么发|佣金是一次还是每月',
    ko: '수수료는 언제 받나요|언제 입금되나요|커미션 지급일|매달 수수료를 받나요|수수료가 한 번인가요|지급 시기|수수료 입금',
  },
  'partner-work': {
    en: 'how does referring work|do I have to do the technical work for my client|who sets up the client I refer|does the agency have to support the customer|what is expected of a partner|what do I do after I refer someone|how does it work for agencies|how the programme works step by step|advantages of being a partner',
    'zh-Hans': '合作伙伴需要做技术吗|介绍以后谁来做|合作流程|做合作伙伴有什么好处|我需要帮客户安装吗',
    ko: '소개한 뒤 누가 일하나요|파트너가 기술 지원을 하나요|파트너 혜택|제휴 절차|파트너가 해야 할 일',
  },
  'partner-tier-up': {
    en: 'how many clients for the highest tier|how do I get to Premier|what do I need for 25 percent|number of clients for Certified|next tier|ten clients per year|become a top partner|how many do I have to bring in',
    'zh-Hans': '最高级合作伙伴要多少客户|怎么升到最高级|要带几个客户|怎样才能拿 25%|升级条件',
    ko: '최고 등급이 되려면|몇 명을 소개해야|고객 몇 명이면|25퍼센트를 받으려면|등급 조건|승급',
  },
  'partner-bonus': {
    en: 'extra for many deals in a quarter|bonus for closing lots|additional reward for top sellers|quarterly bonus|extra commission',
    'zh-Hans': '多签几单有额外奖励吗|季度奖金|额外佣金|签五单',
    ko: '분기 보너스|많이 계약하면 더 주나요|추가 수수료|다섯 건 계약',
  },
  'partner-estimator': {
    en: 'how much could I make as an agency|how much could I earn in a year|work out my income|estimate of earnings|example earnings for five clients|what could I earn in a year|how is the commission worked out|income calculator',
    'zh-Hans': '一年能赚多少|帮我算一下收入|预计收入|收入怎么计算|估算佣金',
    ko: '일 년에 얼마나 벌 수|수입을 계산해 주세요|예상 수익|수익 계산|얼마나 벌 수 있는지 계산',
  },
  ending: {
    en: 'when can I get out|leave after two months|do I still owe the rest of the year if I cancel|how much warning do you need if I want out|I want out|can I stop whenever I like|what if I want to leave early|leave before the year is up|break the contract|stop using it|close my account with you|give notice|how many days notice|do I have to stay|pull the pin|opt out of the contract|is there an exit fee|early termination|stop paying',
    'zh-Hans':
      '停用要书面吗|不想用了怎么办|想退出|要提前多久通知|可以中途停吗|不续约|提前几天说|怎么停用|解除合同|中途退出要赔钱吗',
    ko: '그만두려면|며칠 전에 알려야|중간에 그만둬도 되나요|해지하고 싶어요|더 이상 안 쓰고 싶어요|계약을 끝내려면|서비스 중단|위약금|탈퇴',
  },
  'terms-response': {
    en: 'how soon do you answer a question about the terms|who do I ask about the contract terms|reply time for terms questions',
    'zh-Hans': '条款有问题问谁|条款问题几天回复|关于条款怎么问',
    ko: '약관 질문은 며칠 안에|약관은 누구에게 물어보나요|약관 문의',
  },
  'say-it-is-ai': {
    en: 'does it admit that it is a bot|will callers realise it is a robot|do customers know they are talking to a robot|is it honest about being a machine|does it say it is AI|does it tell people it is a computer|do people get fooled|does it sound human|does it introduce itself as a machine',
    'zh-Hans':
      '会告诉对方是机器人吗|打电话的人知道这是机器吗|会告诉客人是 AI 吗|顾客会知道吗|会不会骗人说是真人|要说明是自动的吗',
    ko: '손님이 기계인 줄 아나요|기계라고 말하나요|전화한 사람이 로봇인 걸 아나요|AI라고 알려 주나요|사람처럼 속이나요',
  },
  'privacy-response': {
    en: 'a copy of everything you store on me|how soon do I hear back if I ask what you hold|I want my information deleted|what do you know about me|see my personal data|how long does a privacy question take|erase my information|wrong information about me|access request',
    'zh-Hans': '你们有我什么资料|想删除资料|隐私问题几天回复|我的信息错了怎么改|怎么要求删除数据',
    ko: '저에 대해 무엇을 갖고 있나요|제 정보를 지워 주세요|개인정보 문의는 며칠|정보가 틀렸어요|개인정보 답변 언제',
  },
  cookies: {
    en: 'do you put cookies on my computer|am I being tracked|do you follow me around the web|do you use analytics|advertising cookies|tracking pixels|cookie banner',
    'zh-Hans': '会用 cookie 吗|会不会追踪我|有没有广告跟踪|浏览记录会被记下吗',
    ko: '쿠키를 저장하나요|저를 추적하나요|광고 추적|방문 기록을 남기나요',
  },
  recordings: {
    en: 'can I see what callers said|are my calls kept on tape|is the conversation taped|do you listen in|are phone calls saved|can I listen to the calls later|do you keep a copy of calls|is there a transcript|turn the recording off|call log',
    'zh-Hans': '通话会被录下来吗|电话会录音吗|对话有记录吗|会偷听吗|能听通话录音吗|不想录音',
    ko: '전화 내용이 녹음되나요|통화가 저장되나요|통화를 엿듣나요|녹음을 안 할 수 있나요|통화 기록|나중에 통화를 들을 수',
  },
  training: {
    en: 'is my information used to teach the AI|do you learn from my calls|use our conversations to improve models|is our data fed to AI|does the model learn from customers',
    'zh-Hans': '会拿我们的对话训练 AI 吗|通话会用来学习吗|数据会喂给 AI 吗',
    ko: '제 정보로 AI를 가르치나요|대화를 학습에 쓰나요|통화 내용으로 모델을 훈련',
  },
  'sell-data': {
    en: 'do you sell customer data|do you pass my details to advertisers|do you give my information to anyone|sell my email|is my data passed on|who gets my details|share with other companies|marketing lists|spam me|do you give data to third parties|who else sees it',
    'zh-Hans': '会把我的资料卖给别人吗|资料会给别人吗|会不会泄露给第三方|会给广告商吗|谁能看到我的信息',
    ko: '제 정보를 파나요|정보를 다른 회사에 주나요|광고 회사에 넘기나요|누가 제 정보를 보나요|개인정보를 남에게 주나요',
  },
  overseas: {
    en: 'which country are the servers in|where are your servers|is the data in New Zealand|does my information leave the country|where do you store data|data location|hosted where|stays in Australia|American companies get my data',
    'zh-Hans': '资料会传到国外吗|服务器在哪个国家|数据放在哪里|信息存在国内吗|数据在美国吗',
    ko: '정보가 외국으로 나가나요|서버가 어느 나라|데이터는 어디에 두나요|해외에 저장|미국 서버',
  },
  'how-long-kept': {
    en: 'when do you delete my data|how long are calls stored|how long do you hold information|is my information kept forever|retention period|how many months do you keep it',
    'zh-Hans': '资料会留多久|多久以后删除|录音存多长时间|信息保留几年|数据会一直留着吗',
    ko: '정보를 언제 지우나요|얼마나 오래 보관|녹음은 얼마나 두나요|데이터 보관 기간|계속 갖고 있나요',
  },
  security: {
    en: 'can hackers get in|is it safe to use|do you encrypt things|is my customers information protected|how do you keep data safe|are you secure|hacked',
    'zh-Hans': '会被黑客攻击吗|资料安全吗|会不会泄露|有没有加密|怎么保证安全',
    ko: '해킹되면|정보가 안전한가요|암호화하나요|안전하게 관리하나요',
  },
};

/** Phrasings of questions that sections of Privacy and Terms answer, by the address of the section. */
export const legalSectionPhrasings: PhrasingList = {
  '/terms#property': {
    en: 'who owns the answers|who owns the content|intellectual property|copyright|is the agent mine|do I own what you build',
    'zh-Hans': '内容归谁|知识产权|版权属于谁|做出来的东西归我吗',
    ko: '누가 소유하나요|저작권|지식 재산권|만든 것은 제 것인가요',
  },
  '/terms#law': {
    en: 'which law applies|governing law|what country law|under which law is the contract',
    'zh-Hans': '适用哪国法律|合同受什么法律管',
    ko: '어느 나라 법|준거법|어떤 법이 적용되나요',
  },
  '/terms#disputes': {
    en: 'what if we disagree|dispute|can I take you to court|argument about the contract|mediation',
    'zh-Hans': '有纠纷怎么办|发生争议怎么解决',
    ko: '분쟁이 생기면|의견이 다르면|소송',
  },
  '/terms#liability': {
    en: 'how much are you liable for|liability|what if it costs me money|compensation for damage|are you responsible for my losses',
    'zh-Hans': '赔偿责任|造成损失怎么赔|你们负责赔吗',
    ko: '책임 한도|손해 배상|손해를 보면 누가 책임',
  },
  '/terms#guarantees': {
    en: 'is there a guarantee|consumer law|warranty|do you guarantee it works|uptime promise|consumer guarantees act',
    'zh-Hans': '有保证吗|有保修吗|消费者保护法',
    ko: '보증이 있나요|품질 보증|소비자 보호법',
  },
  '/terms#acceptable-use': {
    en: 'what am I not allowed to do with it|prohibited use|can I use it for cold calling|spam calls|telemarketing robocalls',
    'zh-Hans': '禁止做什么|可以用来推销电话吗|不能用来做什么',
    ko: '금지된 사용|광고 전화에 써도 되나요|하면 안 되는 것',
  },
  '/terms#confidentiality': {
    en: 'do you keep our business secrets|confidential|non disclosure agreement|NDA',
    'zh-Hans': '商业秘密保密吗|保密协议',
    ko: '비밀 유지|영업 비밀|기밀',
  },
  '/terms#your-part': {
    en: 'what do I have to do as a customer|my responsibilities|what do you expect from me|my obligations',
    'zh-Hans': '客户要负责什么|我有什么义务',
    ko: '고객이 해야 할 일|제 의무|제 책임',
  },
  '/terms#changes': {
    en: 'can the terms change|do you update the terms|new terms and conditions',
    'zh-Hans': '条款会改吗|条款更新',
    ko: '약관이 바뀌나요|약관 변경',
  },
  '/terms#billing': {
    en: 'what if I pay late|late payment|what happens if I do not pay the invoice|overdue|unpaid bill',
    'zh-Hans': '迟付怎么办|不付账单会怎样|逾期',
    ko: '늦게 내면|돈을 안 내면|연체',
  },
  '/privacy#breaches': {
    en: 'what happens after a data breach|will you tell me if data is stolen|data leak notification|if you get hacked will you tell us',
    'zh-Hans': '数据泄露后怎么办|泄露了会通知我吗',
    ko: '유출되면 알려 주나요|정보 유출 사고|침해 사고 통지',
  },
  '/privacy#children': {
    en: 'are kids allowed to use it|children|information about children|under 16',
    'zh-Hans': '孩子可以用吗|儿童信息|未成年人',
    ko: '아이도 써도 되나요|어린이 정보|미성년자',
  },
  '/privacy#complaints': {
    en: 'can I complain about privacy|privacy complaint|privacy commissioner|who do I complain to about my data',
    'zh-Hans': '隐私投诉找谁|投诉隐私|隐私专员',
    ko: '개인정보 불만|개인정보 민원|개인정보 신고는 어디에',
  },
  '/privacy#automated-decisions': {
    en: 'does a computer decide about me|automated decisions|does the AI make decisions about people',
    'zh-Hans': '会自动做决定吗|机器会决定我的事吗',
    ko: '자동으로 결정하나요|컴퓨터가 판단하나요',
  },
  '/privacy#what-we-collect': {
    en: 'what information do you collect|what do you collect about me|which data do you gather',
    'zh-Hans': '收集哪些信息|你们收集什么资料',
    ko: '어떤 정보를 수집하나요|무슨 정보를 모으나요',
  },
  '/privacy#why-we-use-it': {
    en: 'what do you use my information for|why do you need my data|purpose of collecting',
    'zh-Hans': '信息用来做什么|为什么要我的资料',
    ko: '정보를 어디에 쓰나요|왜 정보가 필요한가요',
  },
};
