import { knownAnswersOf, legalSource } from '../fixed-answers.ts';

/** Answers about what an agent can do, may do and must say, from the legal terms. */
export const aiUseAnswers = knownAnswersOf([
  {
    id: 'no-advice',
    source: legalSource('/terms#ai-limits'),
    say: {
      en: 'An agent does not advise: what it says is not medical, legal, financial or safety advice.',
      'zh-Hans': '客服不提供建议：它说的话不是医疗、法律、财务或安全方面的建议。',
      ko: 'AI 상담원은 조언하지 않습니다. 의료, 법률, 재무, 안전에 관한 조언이 아닙니다.',
    },
  },
  {
    id: 'no-decisions',
    source: legalSource('/terms#ai-limits'),
    say: {
      en: 'You may not use it to decide about credit, insurance, work, housing, treatment or anything else that significantly affects a person, without a person who looks at it and decides.',
      'zh-Hans': '不得用它决定信贷、保险、工作、住房、治疗或任何对人有重大影响的事，除非有真人查看并决定。',
      ko: '신용, 보험, 채용, 주거, 치료처럼 사람에게 큰 영향을 주는 일은 사람이 보고 결정하지 않는 한 맡길 수 없습니다.',
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
  },
  {
    id: 'accents-and-noise',
    source: legalSource('/terms#ai-limits'),
    say: {
      en: 'It may do less well in some languages, accents and noisy places than in others. Test it with the accents and places your callers have.',
      'zh-Hans': '在某些语言、口音和嘈杂的地方，效果可能不如其他情况。请用您顾客的口音和环境测试。',
      ko: '일부 언어나 억양, 시끄러운 곳에서는 잘 알아듣지 못할 수 있습니다. 고객의 억양과 환경으로 시험해 보세요.',
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
  },
  {
    id: 'voice-copy',
    source: legalSource('/terms#acceptable-use'),
    say: {
      en: 'Copying somebody’s voice is not allowed without their permission, and neither is identifying people by their voice. We make no copies of anybody’s voice from calls.',
      'zh-Hans': '未经本人允许不得复制他人的声音，也不得凭声音识别人。我们不会从通话中复制任何人的声音。',
      ko: '본인 허락 없이 목소리를 복제할 수 없고, 목소리로 사람을 식별할 수도 없습니다. 저희는 통화에서 누구의 목소리도 복제하지 않습니다.',
    },
  },
  {
    id: 'card-numbers',
    source: legalSource('/terms#acceptable-use'),
    say: {
      en: 'Card numbers, passwords and other secrets may not be collected by voice or chat. Please do not give them to an agent.',
      'zh-Hans': '不得通过语音或聊天收集银行卡号、密码或其他机密。请不要告诉客服。',
      ko: '카드 번호, 비밀번호 같은 비밀은 음성이나 채팅으로 받을 수 없습니다. AI 상담원에게 알려 주지 마세요.',
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
  },
]);
