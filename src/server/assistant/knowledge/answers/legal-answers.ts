import type { InEveryLanguage } from '#language/languages.ts';
import { gstRates, presentGst } from '#shared/offer/owner-facts.ts';
import { planMonths, taxNotice } from '#shared/offer/packages.ts';
import {
  priceChangeNoticeDays,
  terminationNoticeDays,
  termsResponseBusinessDays,
} from '#shared/rules/business-constants.ts';
import { siteConfig } from '#site.config';
import type { AnswerFacts, KnownAnswer } from '../known-answer.ts';

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
    asked: {
      en: [
        'how quickly do you answer questions about the terms',
        'terms response time',
        'question about your terms and conditions',
        'how long until you reply about the contract',
        'how many business days for a reply',
      ],
      'zh-Hans': ['条款问题多久回复', '几个工作日答复', '关于合同条款的问题'],
      ko: ['약관 문의 답변 기간', '영업일 며칠', '약관에 대한 질문'],
    },
  },
  {
    id: 'price-change',
    source: { path: '/terms#prices', title: 'Terms: Packages and prices' },
    say: () => ({
      en: `Prices change with ${priceChangeNoticeDays} days notice, sent by email. If you don’t accept a change, you may end the service, and pay the old price until the end if your notice reaches us before the change takes effect.`,
      'zh-Hans': `价格变动提前 ${priceChangeNoticeDays} 天以电子邮件通知。如不接受，您可以终止服务；若在变动生效前通知我们，结束前仍按原价。`,
      ko: `가격 변경은 ${priceChangeNoticeDays}일 전에 이메일로 알립니다. 받아들이지 않으면 서비스를 끝낼 수 있고, 변경 전에 알리시면 끝날 때까지 이전 가격을 냅니다.`,
    }),
    asked: {
      en: [
        'can prices change',
        'put the price up',
        'will you raise the price',
        'notice of price change',
        'price increase',
        'do prices go up',
        'how much warning before the price changes',
      ],
      'zh-Hans': ['价格会变吗', '会涨价吗', '价格会涨吗', '涨价提前多久通知'],
      ko: ['가격이 바뀌나요', '가격 인상', '가격이 오르나요', '가격 변경 통지'],
    },
  },
  {
    id: 'ending',
    source: { path: '/terms#ending', title: 'Terms: Ending the agreement' },
    say: () => ({
      en: `Termination needs ${terminationNoticeDays} days written notice; an email to ${email} is in writing. If you have a ${planMonths}-month plan, your order says what you pay if you end it early.`,
      'zh-Hans': `终止需提前 ${terminationNoticeDays} 天书面通知，发邮件到 ${email} 即可。如为 ${planMonths} 个月方案，提前结束应付的费用写在订单里。`,
      ko: `해지는 ${terminationNoticeDays}일 전 서면 통지가 필요하며 ${email}로 보내는 이메일도 서면입니다. ${planMonths}개월 플랜을 중간에 끝낼 때 낼 금액은 주문서에 나옵니다.`,
    }),
    asked: {
      en: [
        'how much notice to stop',
        'notice to leave',
        'how do I cancel',
        'cancel my subscription',
        'notice period',
        'terminate the contract',
        'end the agreement early',
        'can I leave any time',
        'leave after a few months',
        'am I locked in',
        'minimum term',
        'contract length',
        'stop the service',
        'quit',
        'how long is the contract',
      ],
      'zh-Hans': ['提前多少天通知解约', '怎么取消', '终止合同', '提前解约', '通知期', '合同期多久', '可以随时退出吗'],
      ko: [
        '해지 통보',
        '어떻게 해지하나요',
        '계약 해지',
        '중도 해지',
        '계약을 중간에 끝내기',
        '통지 기간',
        '계약 기간',
        '언제든 그만둘 수 있나요',
      ],
    },
  },
  {
    id: 'billing',
    source: { path: '/terms#billing', title: 'Terms: Billing and payment' },
    say: () => ({
      en: 'Fees are billed monthly or annually in advance; your order says which. Each invoice says when it is due, and usage is billed apart from the package.',
      'zh-Hans': '费用按月或按年预先开票，订单写明是哪一种。每张账单写明付款期限，用量与套餐分开计费。',
      ko: '요금은 매월 또는 매년 선불로 청구되며 주문서에 나옵니다. 청구서마다 납부 기한이 있고 사용량은 패키지와 따로 청구됩니다.',
    }),
    asked: {
      en: [
        'when am I billed',
        'billed monthly or annually',
        'do I pay in advance',
        'annual billing',
        'when is the invoice due',
        'how do I pay',
        'payment terms',
        'invoice',
      ],
      'zh-Hans': ['什么时候付款', '按月还是按年开票', '要预付吗', '账单', '付款方式'],
      ko: ['언제 청구되나요', '월 청구인가요 연 청구인가요', '선불인가요', '청구서', '결제 조건'],
    },
  },
  {
    id: 'refund',
    source: { path: '/terms#billing', title: 'Terms: Billing and payment' },
    say: () => ({
      en: 'Fees paid in advance for a time after the agreement has ended are paid back where we ended it without your fault, where we broke it in a serious way, or where the law requires it.',
      'zh-Hans': '如果您没有过错而我们终止协议、我们严重违约，或法律有要求，协议结束之后那段时间的预付费用会退还给您。',
      ko: '고객 잘못 없이 저희가 끝냈거나 저희가 중대하게 위반했거나 법이 요구하면, 계약이 끝난 뒤 기간의 선불 요금을 돌려드립니다.',
    }),
    asked: {
      en: ['refund', 'money back', 'do I get my money back', 'refund policy', 'are fees refundable'],
      'zh-Hans': ['可以退款吗', '退钱', '退费政策'],
      ko: ['환불', '돈을 돌려받을 수 있나요', '환불 정책'],
    },
  },
  {
    id: 'tax',
    source: { path: '/terms#prices', title: 'Terms: Packages and prices' },
    say: sayTax,
    asked: {
      en: ['does that include gst', 'plus gst', 'tax included', 'is gst extra', 'vat'],
      'zh-Hans': ['含税吗', '价格含税吗', '含 GST 吗', '税另外算吗'],
      ko: ['세금 포함인가요', 'GST 포함인가요', '부가세'],
    },
  },
  {
    id: 'emergency',
    source: { path: '/terms#ai-limits', title: 'Terms: What AI can and cannot do' },
    say: () => ({
      en: 'In an emergency, call 111 in New Zealand or 000 in Australia. An agent is not for emergencies and does not place emergency calls.',
      'zh-Hans': '紧急情况请拨打：新西兰 111，澳大利亚 000。语音客服不用于紧急情况，也不会拨打紧急电话。',
      ko: '응급 상황에는 뉴질랜드 111, 호주 000으로 전화하세요. AI 상담원은 응급용이 아니며 긴급 전화를 걸지 않습니다.',
    }),
    asked: {
      en: [
        'emergency',
        'can it call an ambulance',
        'what about emergencies',
        'call 111',
        'does it dial 000',
        'I smell gas',
        'someone is hurt',
      ],
      'zh-Hans': ['紧急情况怎么办', '可以叫救护车吗', '急救'],
      ko: ['응급 상황', '구급차를 부를 수 있나요', '긴급'],
    },
  },
  {
    id: 'mistakes',
    source: { path: '/terms#ai-limits', title: 'Terms: What AI can and cannot do' },
    say: () => ({
      en: 'Yes, it can be wrong: an agent may mishear, misunderstand, or say something that is not so, even when it is set up well. Check what matters, and keep another way to be reached, such as voicemail.',
      'zh-Hans': '会的。即使设置得当，客服也可能听错、误解或说错。重要的事请核对，并保留其他联系方式，例如语音信箱。',
      ko: '네, 틀릴 수 있습니다. 잘 설정해도 잘못 듣거나 오해하거나 사실과 다른 말을 할 수 있습니다. 중요한 것은 확인하고 음성 사서함 같은 다른 방법도 두세요.',
    }),
    asked: {
      en: [
        'what if it gets it wrong',
        'can it make mistakes',
        'is it always right',
        'what if it says something wrong',
        'how accurate is it',
        'does it make things up',
        'what if it mishears',
        'hallucinate',
        'reliable',
      ],
      'zh-Hans': ['会说错话吗', '会出错吗', '准确吗', '说错了怎么办', '听错'],
      ko: ['틀릴 수 있나요', '정확한가요', '잘못 말하면', '잘못 들으면'],
    },
  },
  {
    id: 'say-it-is-ai',
    source: { path: '/terms#callers', title: 'Terms: Callers, recording and consent' },
    say: () => ({
      en: 'Yes. Callers are told at the start that it is automated, and truthfully whenever they ask.',
      'zh-Hans': '会。通话开始时就告诉来电者这是自动系统，对方询问时也如实回答。',
      ko: '네. 통화를 시작할 때 자동 상담임을 알리고, 물으면 언제든 사실대로 답합니다.',
    }),
    asked: {
      en: [
        'will people know they are talking to a machine',
        'do callers know it is ai',
        'will my customers be told it is a machine',
        'does it pretend to be human',
        'do I have to tell callers it is automated',
        'disclose that it is a bot',
      ],
      'zh-Hans': ['来电者知道是 AI 吗', '会假装真人吗', '要告诉顾客是机器吗'],
      ko: ['고객이 AI인 줄 아나요', '사람인 척하나요', '자동 상담이라고 알려야 하나요'],
    },
  },
];
