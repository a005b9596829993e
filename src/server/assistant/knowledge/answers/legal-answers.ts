import type { InEveryLanguage } from '#language/languages.ts';
import { gstRates, presentGst } from '#shared/offer/owner-facts.ts';
import { planMonths, taxNotice } from '#shared/offer/packages.ts';
import {
  priceChangeNoticeDays,
  terminationNoticeDays,
  termsResponseBusinessDays,
} from '#shared/rules/business-constants.ts';
import { siteConfig } from '#site.config';
import { legalSource } from '../fixed-answers.ts';
import type { AnswerFacts, KnownAnswer } from '../known-answer.ts';
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
