import type { PhrasingList } from '../known-answer.ts';

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
