import type { InEveryLanguage } from '#language/languages.ts';
import { gstRates, presentGst } from '#shared/offer/owner-facts.ts';
import { planMonths, taxNotice } from '#shared/offer/packages.ts';
import {
  changeHistoryDays,
  enquiryRetentionMonths,
  priceChangeNoticeDays,
  privacyResponseDays,
  suspectedEnquiryRetentionDays,
  terminationNoticeDays,
  termsResponseBusinessDays,
} from '#shared/rules/business-constants.ts';
import { siteConfig } from '#site.config';
import { type AnswerFacts, type KnownAnswer, legalSource } from '../known-answer.ts';
import { ring } from './contact-answers.ts';

const { email } = siteConfig;

function sayTax({ owner: { gst } }: AnswerFacts): InEveryLanguage<string> {
  const terms = {
    en: taxNotice,
    'zh-Hans': 'GST 或类似税项如何适用，写在订单和每张账单上，您在确认之前就能看到。',
    ko: 'GST 같은 세금이 어떻게 적용되는지는 주문서와 청구서에 나오며 확정 전에 볼 수 있습니다.',
  };
  const rule = gst && gstRules[gst];
  if (!rule) return terms;
  return {
    en: `${presentGst({ gst })} ${terms.en}`,
    'zh-Hans': `${rule['zh-Hans']}${terms['zh-Hans']}`,
    ko: `${rule.ko} ${terms.ko}`,
  };
}

const { 'New Zealand': newZealandRate, Australia: australiaRate } = gstRates;
const gstRules = {
  included: { 'zh-Hans': '价格和用量费用都含 GST。', ko: '가격과 사용량 요금에는 GST가 포함되어 있습니다.' },
  added: {
    'zh-Hans': `价格和用量费用另加 GST：新西兰 ${newZealandRate}%，澳大利亚 ${australiaRate}%。`,
    ko: `가격과 사용량 요금에 GST가 더해집니다. 뉴질랜드 ${newZealandRate}%, 호주 ${australiaRate}%입니다.`,
  },
} as const;

/** Answers about the legal terms. */
export const legalAnswers: readonly KnownAnswer[] = [
  {
    id: 'terms-response',
    source: { path: '/terms#contact', title: 'Terms: Questions about these terms' },
    say: () => ({
      en: `Write to ${email}. Questions about the terms are answered within ${termsResponseBusinessDays} business days.`,
      'zh-Hans': `请发邮件到 ${email}。关于条款的问题在 ${termsResponseBusinessDays} 个工作日内答复。`,
      ko: `${email}로 이메일을 보내 주세요. 약관 문의는 영업일 ${termsResponseBusinessDays}일 안에 답합니다.`,
    }),
  },
  {
    id: 'price-change',
    source: { path: '/terms#prices', title: 'Terms: Packages and prices' },
    say: () => ({
      en: `Prices change with ${priceChangeNoticeDays} days notice, sent by email. If you don’t accept a change, you may end the service, and pay the old price until the end if your notice reaches us before the change takes effect.`,
      'zh-Hans': `价格变动提前 ${priceChangeNoticeDays} 天以电子邮件通知。如不接受，您可以终止服务；若在变动生效前通知我们，结束前仍按原价。`,
      ko: `가격 변경은 ${priceChangeNoticeDays}일 전에 이메일로 알립니다. 받아들이지 않으면 서비스를 끝낼 수 있고, 변경 전에 알리시면 끝날 때까지 이전 가격을 냅니다.`,
    }),
  },
  {
    id: 'ending',
    source: { path: '/terms#ending', title: 'Terms: Ending the agreement' },
    say: () => ({
      en: `Termination needs ${terminationNoticeDays} days written notice; an email to ${email} is in writing. If you have a ${planMonths}-month plan, your order says what you pay if you end it early.`,
      'zh-Hans': `终止需提前 ${terminationNoticeDays} 天书面通知，发邮件到 ${email} 即可。如为 ${planMonths} 个月方案，提前结束应付的费用写在订单里。`,
      ko: `해지는 ${terminationNoticeDays}일 전 서면 통지가 필요하며 ${email}로 보내는 이메일도 서면입니다. ${planMonths}개월 플랜을 중간에 끝낼 때 낼 금액은 주문서에 나옵니다.`,
    }),
  },
  {
    id: 'billing',
    source: { path: '/terms#billing', title: 'Terms: Billing and payment' },
    say: () => ({
      en: 'Fees are billed monthly or annually in advance; your order says which. Each invoice says when it is due, and usage is billed apart from the package.',
      'zh-Hans': '费用按月或按年预先开票，订单写明是哪一种。每张账单写明付款期限，用量与套餐分开计费。',
      ko: '요금은 매월 또는 매년 선불로 청구되며 주문서에 나옵니다. 청구서마다 납부 기한이 있고 사용량은 패키지와 따로 청구됩니다.',
    }),
  },
  {
    id: 'refund',
    source: { path: '/terms#billing', title: 'Terms: Billing and payment' },
    say: () => ({
      en: 'Fees paid in advance for a time after the agreement has ended are paid back where we ended it without your fault, where we broke it in a serious way, or where the law requires it.',
      'zh-Hans': '如果您没有过错而我们终止协议、我们严重违约，或法律有要求，协议结束之后那段时间的预付费用会退还给您。',
      ko: '고객 잘못 없이 저희가 끝냈거나 저희가 중대하게 위반했거나 법이 요구하면, 계약이 끝난 뒤 기간의 선불 요금을 돌려드립니다.',
    }),
  },
  {
    id: 'tax',
    source: { path: '/terms#prices', title: 'Terms: Packages and prices' },
    say: sayTax,
  },
  {
    id: 'emergency',
    source: { path: '/terms#ai-limits', title: 'Terms: What AI can and cannot do' },
    say: () => ({
      en: 'In an emergency, call 111 in New Zealand or 000 in Australia. An agent is not for emergencies and does not place emergency calls.',
      'zh-Hans': '紧急情况请拨打：新西兰 111，澳大利亚 000。语音客服不用于紧急情况，也不会拨打紧急电话。',
      ko: '응급 상황에는 뉴질랜드 111, 호주 000으로 전화하세요. AI 상담원은 응급용이 아니며 긴급 전화를 걸지 않습니다.',
    }),
  },
  {
    id: 'mistakes',
    source: { path: '/terms#ai-limits', title: 'Terms: What AI can and cannot do' },
    say: () => ({
      en: 'It can be wrong: an agent may mishear, misunderstand, or say something that is not so, even when it is set up well. Check what matters, and keep another way to be reached, such as voicemail.',
      'zh-Hans': '会的。即使设置得当，客服也可能听错、误解或说错。重要的事请核对，并保留其他联系方式，例如语音信箱。',
      ko: '틀릴 수 있습니다. 잘 설정해도 잘못 듣거나 오해하거나 사실과 다른 말을 할 수 있습니다. 중요한 것은 확인하고 음성 사서함 같은 다른 방법도 두세요.',
    }),
  },
  {
    id: 'say-it-is-ai',
    source: { path: '/terms#callers', title: 'Terms: Callers, recording and consent' },
    say: () => ({
      en: 'Callers are told at the start that it is automated, and truthfully whenever they ask.',
      'zh-Hans': '通话开始时就告诉来电者这是自动系统，对方询问时也如实回答。',
      ko: '통화를 시작할 때 자동 상담임을 알리고, 물으면 언제든 사실대로 답합니다.',
    }),
  },
  {
    id: 'wrong-invoice',
    source: legalSource('/terms#billing'),
    say: () => ({
      en: `If you think that an invoice is wrong, tell us before it is due: you pay the part that is not in question, and we sort out the rest. To tell a person, press “${ring.en}”.`,
      'zh-Hans': `如果您认为账单有误，请在到期前告诉我们：先付没有争议的部分，其余由我们一起弄清楚。要找工作人员，请按“${ring.zh}”。`,
      ko: `청구서가 잘못되었다고 생각하시면 납부 기한 전에 알려 주세요. 문제없는 부분만 내시고 나머지는 함께 해결합니다. 담당자에게 말씀하시려면 ‘${ring.ko}’를 누르세요.`,
    }),
  },
];

export const privacyAnswers: readonly KnownAnswer[] = [
  {
    id: 'privacy-response',
    source: { path: '/privacy#access-and-correction', title: 'Privacy: See it, correct it, delete it' },
    say: () => ({
      en: `Ask to see, correct or delete what we hold about you: write to ${email}. We answer within ${privacyResponseDays} days, and asking costs nothing. In New Zealand we decide within 20 working days.`,
      'zh-Hans': `如要查看、更正或删除我们保存的您的信息，请发邮件到 ${email}。我们在 ${privacyResponseDays} 天内答复，不收费。在新西兰，最迟 20 个工作日内作出决定。`,
      ko: `저희가 가진 본인 정보를 보거나 고치거나 지우려면 ${email}로 이메일을 보내 주세요. ${privacyResponseDays}일 안에 답하며 비용은 없습니다. 뉴질랜드에서는 늦어도 영업일 20일 안에 결정합니다.`,
    }),
  },
  {
    id: 'cookies',
    source: { path: '/privacy#cookies', title: 'Privacy: Cookies and what your browser keeps' },
    say: () => ({
      en: 'This site sets no cookies and uses no advertising or tracking service. Page views are counted without an identifier. If your browser sends Do Not Track or Global Privacy Control, your visits are not counted at all.',
      'zh-Hans':
        '本网站不使用 Cookie，也不使用广告或跟踪服务。页面浏览只计数，不含标识；如浏览器发送 Do Not Track 或 Global Privacy Control，则完全不计。',
      ko: '이 사이트는 쿠키를 쓰지 않으며 광고나 추적 서비스도 없습니다. 페이지 조회는 식별자 없이 세고, 브라우저가 Do Not Track이나 Global Privacy Control을 보내면 세지 않습니다.',
    }),
  },
  {
    id: 'recordings',
    source: { path: '/privacy#calls', title: 'Privacy: Calls, recordings and transcripts' },
    say: () => ({
      en: 'The business chooses whether recordings and transcripts are made at all, and how long they are kept. Where a call is recorded or written down, callers must be told at the start.',
      'zh-Hans': '是否录音或生成文字记录、保留多久，由使用客服的商家决定。如录音或记录，必须在通话开始时告知来电者。',
      ko: '녹음과 녹취록을 만들지, 얼마나 보관할지는 해당 업체가 정합니다. 녹음하거나 기록하면 통화 시작 때 알려야 합니다.',
    }),
  },
  {
    id: 'training',
    source: { path: '/privacy#calls', title: 'Privacy: Calls, recordings and transcripts' },
    say: () => ({
      en: 'We do not use recordings or transcripts to train AI models, and we choose provider settings that keep them out of the training of others where these exist.',
      'zh-Hans': '我们不用录音或文字记录训练 AI 模型，并在供应商有相应设置时选择不参与训练。',
      ko: '녹음이나 녹취록으로 AI 모델을 학습시키지 않으며, 제공업체에 그런 설정이 있으면 학습에 쓰이지 않게 합니다.',
    }),
  },
  {
    id: 'sell-data',
    source: { path: '/privacy#who-receives-it', title: 'Privacy: Who receives it' },
    say: () => ({
      en: 'We do not sell personal information. It is shared only with those who need it for the service, such as the business you called, voice and AI model providers, carriers and hosting.',
      'zh-Hans':
        '我们不出售个人信息。只与提供服务所需的各方分享，例如您致电的商家、语音和 AI 模型供应商、电信公司和托管方。',
      ko: '개인정보를 팔지 않습니다. 전화한 업체, 음성과 AI 모델 제공업체, 통신사, 호스팅처럼 서비스에 필요한 곳과만 공유합니다.',
    }),
  },
  {
    id: 'overseas',
    source: { path: '/privacy#overseas', title: 'Privacy: Information that leaves the country' },
    say: () => ({
      en: 'Many voice and model providers work from the United States or other countries outside New Zealand and Australia, so information about a call may be processed, and for a time stored, overseas.',
      'zh-Hans': '许多语音和模型供应商位于美国或新西兰、澳大利亚以外的国家，通话信息可能在海外处理并短期保存。',
      ko: '많은 음성·모델 제공업체가 미국 등 뉴질랜드와 호주 밖에 있어, 통화 정보가 해외에서 처리되고 한동안 저장될 수 있습니다.',
    }),
  },
  {
    id: 'how-long-kept',
    source: { path: '/privacy#how-long', title: 'Privacy: How long we keep it' },
    say: () => ({
      en: `Recordings and transcripts are kept as long as the business has chosen; it can delete them, or ask us to. Details left with me are kept for ${enquiryRetentionMonths} months at most, accounts until closed, and billing records as long as the law requires.`,
      'zh-Hans': `录音和文字记录的保留时间由商家决定，可自行删除或要求我们删除。您留下的联系方式最多保留 ${enquiryRetentionMonths} 个月，账户保留到关闭为止，账务记录按法律要求保留。`,
      ko: `녹음과 녹취록은 업체가 정한 기간만 보관하며 삭제하거나 삭제를 요청할 수 있습니다. 남기신 연락처는 최대 ${enquiryRetentionMonths}개월, 계정은 닫을 때까지, 청구 기록은 법이 요구하는 동안 보관합니다.`,
    }),
  },
  {
    id: 'kept-spam',
    source: { path: '/privacy#how-long', title: 'Privacy: How long we keep it' },
    say: () => ({
      en: `Details and messages that look like spam are kept for ${suspectedEnquiryRetentionDays} days, then deleted automatically. Others are kept for ${enquiryRetentionMonths} months at most.`,
      'zh-Hans': `看起来像垃圾信息的留言保留 ${suspectedEnquiryRetentionDays} 天，然后自动删除。其他留言最多保留 ${enquiryRetentionMonths} 个月。`,
      ko: `스팸으로 보이는 메시지는 ${suspectedEnquiryRetentionDays}일 보관한 뒤 자동으로 삭제합니다. 그 밖의 메시지는 최대 ${enquiryRetentionMonths}개월 보관합니다.`,
    }),
  },
  {
    id: 'kept-changes',
    source: { path: '/privacy#how-long', title: 'Privacy: How long we keep it' },
    say: () => ({
      en: `The list of who changed what on this site is kept for ${changeHistoryDays} days, then deleted automatically.`,
      'zh-Hans': `谁在本网站上修改了什么的记录保留 ${changeHistoryDays} 天，然后自动删除。`,
      ko: `이 사이트에서 누가 무엇을 바꿨는지의 기록은 ${changeHistoryDays}일 보관한 뒤 자동으로 삭제합니다.`,
    }),
  },
  {
    id: 'security',
    source: { path: '/privacy#security', title: 'Privacy: How we guard it' },
    say: () => ({
      en: 'Connections are encrypted, passwords are stored as salted one-way hashes, and only those who need information for their work have access. No system is perfect.',
      'zh-Hans': '连接经过加密，密码以加盐单向散列保存，只有工作需要的人才能访问信息。没有系统绝对不出问题。',
      ko: '연결은 암호화되고 비밀번호는 솔트를 더한 단방향 해시로 저장되며, 업무에 필요한 사람만 정보에 접근합니다. 완벽한 시스템은 없습니다.',
    }),
  },
  {
    id: 'privacy-complaint',
    source: legalSource('/privacy#complaints'),
    say: () => ({
      en: `Please write to us first, at ${email}: a person answers within ${privacyResponseDays} days. If you are not content: in New Zealand the Office of the Privacy Commissioner, in Australia the Office of the Australian Information Commissioner, elsewhere the data protection authority where you live.`,
      'zh-Hans': `请先发邮件到 ${email}，工作人员会在 ${privacyResponseDays} 天内答复。如不满意：新西兰找隐私专员办公室（Office of the Privacy Commissioner），澳大利亚找信息专员办公室（Office of the Australian Information Commissioner），其他地区找当地的数据保护机构。`,
      ko: `먼저 ${email}로 이메일을 보내 주시면 담당자가 ${privacyResponseDays}일 안에 답해 드립니다. 만족하지 못하시면 뉴질랜드는 개인정보 위원회(Office of the Privacy Commissioner), 호주는 정보 위원회(Office of the Australian Information Commissioner), 그 밖은 거주지의 감독 기관입니다.`,
    }),
  },
];
