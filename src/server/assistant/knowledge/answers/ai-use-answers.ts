import { knownAnswersOf, legalSource } from '../fixed-answers.ts';

/** Answers about what an agent can do, may do and must say, from the legal terms. */
export const aiUseAnswers = knownAnswersOf([
  {
    id: 'no-advice',
    source: legalSource('/terms#ai-limits'),
    say: {
      en: 'No. An agent does not advise: what it says is not medical, legal, financial or safety advice.',
      'zh-Hans': '不会。客服不提供建议：它说的话不是医疗、法律、财务或安全方面的建议。',
      ko: '아니요. AI 상담원은 조언하지 않습니다. 의료, 법률, 재무, 안전에 관한 조언이 아닙니다.',
    },
    asked: {
      en: 'does it give medical advice|can it tell a patient what to take|can it give legal advice|does it diagnose|will it advise on money|can callers rely on its advice|financial advice|can it say whether a symptom is serious|safety advice|is it allowed to recommend a treatment|will it tell people what medicine to use',
      'zh-Hans':
        '会给医疗建议吗|能告诉病人吃什么药吗|会提供法律建议吗|能给理财建议吗|会不会帮人看病诊断|它给的建议能信吗',
      ko: '의료 조언을 하나요|무슨 약을 먹으라고 하나요|법률 조언도 하나요|진단을 하나요|재무 상담을 하나요|조언을 믿어도 되나요',
    },
  },
  {
    id: 'no-decisions',
    source: legalSource('/terms#ai-limits'),
    say: {
      en: 'No. You may not use it to decide about credit, insurance, work, housing, treatment or anything else that significantly affects a person, without a person who looks at it and decides.',
      'zh-Hans': '不行。不得用它决定信贷、保险、工作、住房、治疗或任何对人有重大影响的事，除非有真人查看并决定。',
      ko: '아니요. 신용, 보험, 채용, 주거, 치료처럼 사람에게 큰 영향을 주는 일은 사람이 보고 결정하지 않는 한 맡길 수 없습니다.',
    },
    asked: {
      en: 'can it decide who gets the house|can it pick which tenant to take|can I use it to screen job applicants|let it approve loans|can it decide about insurance|can the AI choose which patient comes first|use it to hire people|automatic credit check by phone|can it judge people|decide who gets treated|can it decide which tenant to pick|can it make the decision on rental applications|could I use it to work out who gets a mortgage',
      'zh-Hans': '能让它决定租给谁吗|可以用来筛选求职者吗|能用它批贷款吗|它能决定谁先看病吗|能自动决定保险吗',
      ko: '세입자를 고르게 해도 되나요|지원자를 거르는 데 써도 되나요|대출을 결정하게 해도 되나요|보험을 판단하게 할 수 있나요|누구를 먼저 치료할지 정하나요',
    },
  },
  {
    id: 'outage',
    source: legalSource('/terms#ai-limits'),
    say: {
      en: 'It depends on lines and providers. If your carrier, the internet or a provider fails, calls may not be answered. Keep another way to be reached, such as voicemail.',
      'zh-Hans':
        '它依赖线路和供应商。如果电信公司、网络或供应商出故障，电话可能无人接听。请保留其他联系方式，例如语音信箱。',
      ko: '통신 회선과 제공업체에 따라 달라집니다. 통신사, 인터넷, 제공업체에 장애가 나면 전화를 받지 못할 수 있습니다. 음성 사서함 같은 다른 방법도 두세요.',
    },
    asked: {
      en: 'what if my internet goes down|what happens in a power cut|if the phone lines fail will it still answer|what if your provider has an outage|do calls get lost when the network is down|backup if it stops working|what if the system crashes|our connection is patchy|is there a fallback when it fails|does it still work without internet|no signal|what if the line is dead',
      'zh-Hans': '断网了怎么办|停电了还能接电话吗|线路坏了怎么办|供应商出故障怎么办|系统崩溃电话会丢吗|没有网络能用吗',
      ko: '인터넷이 끊기면|정전이 되면 전화는|통신 장애가 나면|시스템이 멈추면 전화를 못 받나요|업체에 장애가 나면|연결이 안 되면 어떻게 하나요',
    },
  },
  {
    id: 'accents-and-noise',
    source: legalSource('/terms#ai-limits'),
    say: {
      en: 'It may do less well in some languages, accents and noisy places than in others. Test it with the accents and places your callers have.',
      'zh-Hans': '在某些语言、口音和嘈杂的地方，效果可能不如其他情况。请用您顾客的口音和环境测试。',
      ko: '일부 언어나 억양, 시끄러운 곳에서는 잘 알아듣지 못할 수 있습니다. 고객의 억양과 환경으로 시험해 보세요.',
    },
    asked: {
      en: 'can it handle strong accents|does it understand a thick Kiwi accent|what about background noise|will it hear people on a building site|does it understand mumbling|how well does it do with noisy calls|does it get Scottish accents|can it understand people on speaker in the car|poor line quality|does it understand old people with soft voices|grandad mumbles, will it cope?',
      'zh-Hans': '口音重听得懂吗|环境吵能听清吗|有口音的人怎么办|工地上很吵行吗|声音小听得见吗',
      ko: '사투리가 심해도 알아듣나요|시끄러운 곳에서도 되나요|억양이 강하면|잡음이 많으면 잘 듣나요|목소리가 작아도 되나요',
    },
  },
  {
    id: 'not-allowed',
    source: legalSource('/terms#acceptable-use'),
    say: {
      en: 'It may not be used for anything unlawful or misleading, to pretend to be a human being or another business, for calls that people have not agreed to where the law requires it, for harassment, to collect card numbers or passwords, to attack the service, or to resell it without a partner agreement.',
      'zh-Hans':
        '不得用于违法或误导的事、冒充真人或其他商家、在法律要求同意时拨打未经同意的电话、骚扰、收集卡号或密码、攻击服务，或未签合作伙伴协议就转售。',
      ko: '불법이거나 속이는 일, 사람이나 다른 업체인 척하기, 법이 동의를 요구하는데 동의 없는 전화, 괴롭힘, 카드 번호나 비밀번호 수집, 서비스 공격, 파트너 계약 없는 재판매에는 쓸 수 없습니다.',
    },
    asked: {
      en: 'what am I not allowed to do with it|prohibited use|what is forbidden|acceptable use policy|what would get me banned|rules for using the agent|are there limits on what I can use it for|can I make it pretend to be human|could I have it say it is a real person called Kate|can it pose as another company',
      'zh-Hans': '禁止做什么|不能用来做什么|使用规定|有哪些限制|可以让它假装真人吗|可以冒充别的公司吗',
      ko: '금지된 사용|하면 안 되는 것|무엇에 쓰면 안 되나요|사용 규칙|사람인 척하게 해도 되나요|다른 회사인 척해도 되나요',
    },
  },
  {
    id: 'outbound-calls',
    source: legalSource('/terms#acceptable-use'),
    say: {
      en: 'Not where people have not agreed: calls or messages that people have not agreed to are forbidden where the law requires that they agree. You also follow the laws on marketing calls and messages.',
      'zh-Hans':
        '未经同意不行：凡法律要求对方同意的，不得拨打或发送未经同意的电话或信息。您还须遵守有关营销电话和信息的法律。',
      ko: '동의하지 않은 사람에게는 안 됩니다. 법이 동의를 요구하는 곳에서 동의 없는 전화나 메시지는 금지됩니다. 광고 전화와 메시지에 관한 법도 지켜야 합니다.',
    },
    asked: {
      en: 'can I use it for cold calling|telemarketing|can it ring people to sell|robocalls|call a list of leads|can it make outgoing sales calls|spam texts|blast my customers with a promotion|ring strangers|phone campaign',
      'zh-Hans': '可以用来推销电话吗|能群发营销电话吗|可以打陌生电话卖东西吗|能主动打给名单上的人吗|可以群发短信吗',
      ko: '광고 전화에 써도 되나요|텔레마케팅|모르는 사람에게 전화해서 팔아도 되나요|영업 전화를 걸 수 있나요|단체 문자를 보내도 되나요',
    },
  },
  {
    id: 'voice-copy',
    source: legalSource('/terms#acceptable-use'),
    say: {
      en: 'Copying somebody’s voice is not allowed without their permission, and neither is identifying people by their voice. We make no copies of anybody’s voice from calls.',
      'zh-Hans': '未经本人允许不得复制他人的声音，也不得凭声音识别人。我们不会从通话中复制任何人的声音。',
      ko: '본인 허락 없이 목소리를 복제할 수 없고, 목소리로 사람을 식별할 수도 없습니다. 저희는 통화에서 누구의 목소리도 복제하지 않습니다.',
    },
    asked: {
      en: 'can you clone my voice|make it sound like me|can I use a celebrity voice|copy my receptionist’s voice|do you copy voices|do you use voice recognition to identify callers|voice biometrics|voiceprint|can it recognise a caller by voice|deepfake voice|will my voice be copied from the call',
      'zh-Hans':
        '能克隆我的声音吗|可以用我的声音吗|会复制来电者的声音吗|能用明星的声音吗|会靠声音认人吗|声纹识别|模仿别人的声音',
      ko: '제 목소리를 복제할 수 있나요|내 목소리로 말하게 할 수 있나요|연예인 목소리로 되나요|목소리로 사람을 알아보나요|통화에서 목소리를 복사하나요|성문 인식|목소리 복제',
    },
  },
  {
    id: 'card-numbers',
    source: legalSource('/terms#acceptable-use'),
    say: {
      en: 'No. Card numbers, passwords and other secrets may not be collected by voice or chat. Please do not give them to an agent.',
      'zh-Hans': '不行。不得通过语音或聊天收集银行卡号、密码或其他机密。请不要告诉客服。',
      ko: '아니요. 카드 번호, 비밀번호 같은 비밀은 음성이나 채팅으로 받을 수 없습니다. AI 상담원에게 알려 주지 마세요.',
    },
    asked: {
      en: 'can it take card numbers over the phone|can callers pay by phone|take visa payments|can it take a deposit by credit card|collect payment details|should I give my card number to the agent|can it process payments|take credit cards|can customers pay through the bot|is it safe to read out my card|debit card over the phone|bank details by voice|does it take payment when it books',
      'zh-Hans':
        '可以在电话里收信用卡号吗|能代收付款吗|可以把卡号告诉它吗|电话里能刷卡吗|能收定金吗|可以收密码吗|能让客人直接付款吗',
      ko: '전화로 카드 번호를 받을 수 있나요|카드 번호를 말해도 되나요|전화로 결제되나요|계약금을 카드로 받을 수 있나요|손님이 결제할 수 있나요|비밀번호를 불러 줘도 되나요|카드 번호 불러도 되나요',
    },
  },
  {
    id: 'resale',
    source: legalSource('/terms#acceptable-use'),
    say: {
      en: 'Reselling the service needs a partner agreement. Without one you may not resell it, or copy it to build another like it. The Partners page describes the programme.',
      'zh-Hans':
        '转售服务需要合作伙伴协议。没有协议不得转售，也不得复制来做类似的服务。Partners 页面介绍了合作伙伴计划。',
      ko: '재판매하려면 파트너 계약이 필요합니다. 계약 없이는 다시 팔거나 베껴서 비슷한 것을 만들 수 없습니다. Partners 페이지에 프로그램이 나옵니다.',
    },
    asked: {
      en: 'can I resell it without being a partner|sell it under my own name|white label|copy your product|build the same thing|rebrand it as ours|may I sell this on|reverse engineer it|can we put our own logo on it and sell it',
      'zh-Hans': '不签协议能转卖吗|可以贴自己的牌子卖吗|能复制你们的产品吗|可以自己转售吗|能做贴牌吗',
      ko: '파트너가 아니어도 재판매할 수 있나요|우리 이름으로 팔아도 되나요|베껴서 만들어도 되나요|화이트라벨|우리 로고를 붙여 팔 수 있나요',
    },
  },
  {
    id: 'your-part',
    source: legalSource('/terms#your-part'),
    say: {
      en: 'Your part: give us correct facts and tell us when prices, hours, services or people change; test the agent before it goes live and look at its calls from time to time; have the right to use what you give us; keep passwords to yourselves; give callers a way to reach a person; and follow the laws of your trade.',
      'zh-Hans':
        '您要做的：提供正确信息，价格、时间、服务或人员变动时告诉我们；上线前测试，并不时查看通话；对提供的内容有使用权；保管好密码；给来电者一个联系真人的方式；遵守本行业的法律。',
      ko: '고객이 하실 일: 정확한 정보를 주고 가격, 시간, 서비스, 사람이 바뀌면 알려 주기, 시작 전에 시험하고 가끔 통화를 살펴보기, 주신 자료의 사용 권리 갖기, 비밀번호 지키기, 사람과 연결될 방법 두기, 업종의 법 지키기.',
    },
    asked: {
      en: 'what do I have to do as a customer|my responsibilities|what do you expect from me|my obligations|what is my side of the deal|what do you need from us over time|do I have to tell you when my prices change|who keeps the information up to date|what am I responsible for|what happens when my opening hours change|our menu changed do we tell you|what am I on the hook for as the customer|who has to keep the opening times current, me or you',
      'zh-Hans':
        '客户要负责什么|我有什么义务|我这边要做什么|价格变了要告诉你们吗|你们需要我做哪些事|信息有变要通知你们吗',
      ko: '고객이 해야 할 일|제 의무|제 책임은 뭔가요|가격이 바뀌면 알려야 하나요|제가 해야 할 일은|영업시간이 바뀌면 어떻게 하나요',
    },
  },
  {
    id: 'tell-callers',
    source: legalSource('/terms#callers'),
    say: {
      en: 'You tell callers at the start that it is automated and, if calls are recorded or written down, that too, with any consent the law asks for before recording. Your privacy policy mentions the agent, recordings, transcripts and overseas providers. We build the wording in and can switch recording off.',
      'zh-Hans':
        '通话开始时要说明是自动系统；如录音或记录，也要说明，并在录音前取得法律要求的同意。您的隐私政策要提到客服、录音、文字记录和海外供应商。我们会加入相关措辞，也可以关闭录音。',
      ko: '통화를 시작할 때 자동 상담이라고 알리고, 녹음하거나 기록하면 그것도 알리며 법이 요구하는 동의를 녹음 전에 받아야 합니다. 개인정보 처리방침에 AI 상담원, 녹음, 녹취록, 해외 제공업체를 적어야 합니다. 문구는 저희가 넣고 녹음을 끌 수도 있습니다.',
    },
    asked: {
      en: 'do I need consent to record calls|is it legal to record my callers|do I have to ask permission before recording|what must I put in my privacy policy|what am I obliged to tell callers|recording laws|do I need to update my own privacy policy|is recording allowed in Australia|does the law say I must warn callers|rules on call recording|is a warning message about recording required at the beginning',
      'zh-Hans':
        '录音要征得同意吗|录来电者的音合法吗|我的隐私政策要写什么|必须告诉来电者什么|录音的法律规定|录音前要问对方吗',
      ko: '녹음하려면 동의를 받아야 하나요|통화 녹음이 합법인가요|제 개인정보 방침에 뭘 써야 하나요|전화한 사람에게 무엇을 알려야 하나요|녹음 관련 법|녹음 전에 물어봐야 하나요',
    },
  },
]);
