import { siteConfig } from '#site.config';
import { knownAnswersOf, legalSource } from '../fixed-answers.ts';
import { ring } from './contact-answers.ts';

const { email } = siteConfig;

/** Answers about the service, its bills and its end, from the legal terms. */
export const serviceAnswers = knownAnswersOf([
  {
    id: 'approve-first',
    source: legalSource('/terms#services'),
    say: {
      en: 'We write, load and test the first version with you, and you approve it before it answers a customer.',
      'zh-Hans': '第一版由我们与您一起编写、设置和测试，经您同意（批准）后才开始接待顾客。',
      ko: '첫 버전은 저희가 함께 작성하고 설정하고 테스트하며, 승인하신 뒤에야 고객을 응대합니다.',
    },
  },
  {
    id: 'switch-off',
    source: legalSource('/terms#services'),
    say: {
      en: 'You can ask us to switch it off at any time. That alone does not end the agreement.',
      'zh-Hans': '您随时可以要求我们把它关掉。仅仅关掉并不等于终止协议。',
      ko: '언제든 꺼 달라고 하실 수 있습니다. 끄는 것만으로 계약이 끝나지는 않습니다.',
    },
  },
  {
    id: 'reliability',
    source: legalSource('/terms#services'),
    say: {
      en: 'We carry out the service with reasonable care and skill, but do not promise that it is never interrupted or free of mistakes. We may interrupt it for maintenance, in quiet hours where we can.',
      'zh-Hans': '我们以合理的谨慎和技能提供服务，但不承诺从不中断或没有错误。维护时可能中断，并尽量安排在空闲时段。',
      ko: '합리적인 주의와 기술로 서비스하지만, 절대 중단되지 않거나 오류가 없다고 약속하지는 않습니다. 유지 보수로 중단될 수 있으며 되도록 한가한 시간에 합니다.',
    },
  },
  {
    id: 'suppliers-change',
    source: legalSource('/terms#services'),
    say: {
      en: 'The service depends on telephone carriers, internet connections, and voice and model providers. We may replace one with another that does the same work, and tell you beforehand where that changes what callers hear or where their information goes.',
      'zh-Hans':
        '服务依赖电信公司、网络以及语音和模型供应商。我们可能换成做同样工作的另一家；如会改变来电者听到的内容或其信息的去向，会事先告诉您。',
      ko: '서비스는 통신사, 인터넷, 음성과 모델 제공업체에 의존합니다. 같은 일을 하는 다른 업체로 바꿀 수 있으며, 들리는 것이나 정보가 가는 곳이 달라지면 미리 알려 드립니다.',
    },
  },
  {
    id: 'extra-work',
    source: legalSource('/terms#prices'),
    say: {
      en: 'Work outside your package is done only after you have agreed to a price for it.',
      'zh-Hans': '套餐以外的工作，只有在您同意价格之后才会做。',
      ko: '패키지에 없는 작업은 가격에 동의하신 뒤에만 합니다.',
    },
  },
  {
    id: 'wrong-invoice',
    source: legalSource('/terms#billing'),
    say: {
      en: `If you think that an invoice is wrong, tell us before it is due: you pay the part that is not in question, and we sort out the rest. To tell a person, press “${ring.en}”.`,
      'zh-Hans': `如果您认为账单有误，请在到期前告诉我们：先付没有争议的部分，其余由我们一起弄清楚。要找工作人员，请按“${ring.zh}”。`,
      ko: `청구서가 잘못되었다고 생각하시면 납부 기한 전에 알려 주세요. 문제없는 부분만 내시고 나머지는 함께 해결합니다. 담당자에게 말씀하시려면 ‘${ring.ko}’를 누르세요.`,
    },
  },
  {
    id: 'unpaid',
    source: legalSource('/terms#billing'),
    say: {
      en: 'If an invoice stays unpaid, we remind you first. If it is still unpaid after a further reasonable time that we name, we may pause the service until it is paid.',
      'zh-Hans': '账单未付时，我们先提醒您。如在我们指明的合理期限后仍未付，我们可能暂停服务，直到付清为止。',
      ko: '청구서가 미납되면 먼저 알려 드립니다. 저희가 정한 합리적인 기간이 더 지나도 내지 않으시면 납부할 때까지 서비스를 멈출 수 있습니다.',
    },
  },
  {
    id: 'after-ending',
    source: legalSource('/terms#ending'),
    say: {
      en: 'Before the agreement ends, ask us for a copy of your questions and answers and of any recordings and transcripts you want to keep. Afterwards we delete them, apart from what the law requires us to keep and safety copies, which are overwritten. You take back the diversion of your number with your carrier; we help with that.',
      'zh-Hans':
        '协议结束前，请向我们索取您的问答以及想保留的录音和文字记录的副本。结束后我们会删除，法律要求保留的和会被覆盖的安全备份除外。您向电信公司取消号码转接，我们会协助。',
      ko: '계약이 끝나기 전에 질문과 답변, 보관할 녹음과 녹취록의 사본을 요청하세요. 끝난 뒤에는 법이 요구하는 것과 덮어쓰일 안전 사본을 빼고 삭제합니다. 전화번호 착신 전환은 통신사에서 해제하시며 저희가 돕습니다.',
    },
  },
  {
    id: 'end-at-once',
    source: legalSource('/terms#ending'),
    say: {
      en: 'Either side may end the agreement at once, in writing, if the other breaks it in a serious way and has not put that right within a reasonable time after being asked. We may suspend the service at once where that is needed to stop harm, and we tell you why.',
      'zh-Hans':
        '如一方严重违约，并在被要求后的合理时间内没有改正，另一方可以书面立即终止协议。为防止损害，我们可以立即暂停服务，并告诉您原因。',
      ko: '한쪽이 중대하게 위반하고 요구받은 뒤 합리적인 기간 안에 바로잡지 않으면 다른 쪽이 서면으로 즉시 끝낼 수 있습니다. 피해를 막아야 하면 저희가 즉시 중단할 수 있고 이유를 알려 드립니다.',
    },
  },
  {
    id: 'order-first',
    source: legalSource('/terms#agreement'),
    say: {
      en: 'Your order says which package you have, in which currency and from when. Where the order and the terms differ, the order comes first. What the chat assistant or an agent says is not an offer, and no agreement is made by talking to them.',
      'zh-Hans':
        '订单写明您的套餐、货币和开始时间。订单与条款不一致时，以订单为准。聊天助手或客服说的话不是要约，与它们对话不会成立协议。',
      ko: '주문서에 패키지, 통화, 시작일이 나옵니다. 주문서와 약관이 다르면 주문서가 우선합니다. 채팅 도우미나 AI 상담원의 말은 제안이 아니며 대화로 계약이 성립하지 않습니다.',
    },
  },
  {
    id: 'pass-on',
    source: legalSource('/terms#changes'),
    say: {
      en: 'Neither side may pass the agreement to somebody else without the other’s consent, which may not be refused without good reason. We may pass it on with our business as a whole if you are told and are not worse off.',
      'zh-Hans':
        '未经对方同意，任何一方都不得把协议转让给他人；没有正当理由不得拒绝同意。如我们整体转让业务，告知您且不使您处境更差，可以一并转让。',
      ko: '상대의 동의 없이 계약을 남에게 넘길 수 없으며, 정당한 이유 없이 동의를 거절할 수 없습니다. 사업 전체를 넘길 때는 알려 드리고 불리해지지 않으면 함께 넘길 수 있습니다.',
    },
  },
  {
    id: 'terms-change',
    source: legalSource('/terms#changes'),
    say: {
      en: 'When we change the terms in a way that matters to customers, we tell them by email at least 30 days before. If you don’t accept the change, you may end the service before it takes effect.',
      'zh-Hans': '条款如有对客户重要的变动，我们至少提前 30 天以电子邮件通知。如不接受，您可以在变动生效前终止服务。',
      ko: '고객에게 중요한 약관 변경은 적어도 30일 전에 이메일로 알립니다. 받아들이지 않으면 시행 전에 서비스를 끝낼 수 있습니다.',
    },
  },
  {
    id: 'talk-to-us',
    source: { path: '/#contact', title: 'Contact' },
    say: {
      en: `Write to ${email} or leave your details below an answer; a person reads it. Tell us what your business does and which calls you miss, and we start from there.`,
      'zh-Hans': `请发邮件到 ${email}，或在回答下方留下联系方式，会有工作人员查看。告诉我们您的行业和漏接哪些电话，我们就从那里开始。`,
      ko: `${email}로 이메일을 보내시거나 답변 아래에 연락처를 남겨 주세요. 담당자가 읽습니다. 어떤 사업이고 어떤 전화를 놓치는지 알려 주시면 거기서 시작합니다.`,
    },
  },
  {
    id: 'contact-form',
    source: { path: '/contact', title: 'Contact' },
    say: {
      en: 'A message that you leave goes to a person, not to an AI. They read it while we’re open, and reply by email or phone, whichever you leave. Questions about our terms are answered within 5 business days, and questions about privacy within 30 days.',
      'zh-Hans':
        '您留下的信息由工作人员查看，不是 AI。他们在营业时间内阅读，并按您留的方式用邮件或电话答复。有关条款的问题 5 个工作日内答复，有关隐私的问题 30 天内答复。',
      ko: '남기신 내용은 AI가 아니라 사람이 봅니다. 영업시간에 읽고, 남기신 이메일이나 전화로 답합니다. 약관 문의는 영업일 5일, 개인정보 문의는 30일 안에 답합니다.',
    },
  },
  {
    id: 'partner-link',
    source: { path: '/partners', title: 'Partners' },
    say: {
      en: 'The Partners page makes a link with your agency’s name. Share it with clients: if one of them writes to us on that visit, we can see that you sent them. It is no cookie, and it says nothing about the client. Or introduce the client yourself, by name and number, after asking them first.',
      'zh-Hans':
        '合作伙伴页面可以生成带有您公司名称的链接。把它发给客户：如果客户在那次访问中给我们留言，我们就能看到是您介绍的。它不是 Cookie，也不包含客户的信息。也可以先征得客户同意，再把姓名和电话告诉我们。',
      ko: '파트너 페이지에서 회사 이름이 든 링크를 만들 수 있습니다. 고객에게 보내시면, 고객이 그 방문 중에 글을 남길 때 어느 파트너가 보냈는지 알 수 있습니다. 쿠키가 아니며 고객에 관한 정보는 없습니다. 먼저 고객에게 물어본 뒤 이름과 번호를 직접 알려 주셔도 됩니다.',
    },
  },
]);
