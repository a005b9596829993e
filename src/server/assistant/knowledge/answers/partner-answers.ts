import { estimatorCurrency, estimatorDefaults } from '#shared/offer/earnings-estimator.ts';
import {
  commissionMonths,
  joiningNeeds,
  oneOffCommission,
  partnerTiers,
  planCommission,
  upsellBonus,
} from '#shared/offer/partner-programme.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import type { KnownAnswer } from '../known-answer.ts';
import { estimateIn } from '../numbers-in-question.ts';

const source = { path: '/partners', title: 'Partners' };
const join = { path: '/partners#join', title: 'Partners: What You’ll Need' };
const estimator = { path: '/partners#estimator', title: 'Partners: earnings estimator' };
const tiers = partnerTiers.map(
  ({ title, requirement, commission }) => `${title} ${commission}% (${requirement.toLowerCase()})`,
);
const averageDeal = `${formatDollars(estimatorDefaults.averageDeal)} ${estimatorCurrency}`;
const rates = partnerTiers.map(({ commission }) => `${commission}%`);
const shares = partnerTiers.map(({ title, commission }) => `${title} ${commission}%`).join(', ');

/**
 * Returns the estimate of a partner's earnings for the numbers in a question, written as a calculation. The text is
 * empty if numbers are missing.
 */
function exampleIn(question: string): string {
  const named = estimateIn(question);
  if (!named) return '';
  const { clients, deal, percent, isOnce } = named;
  const earned = (clients * deal * percent) / 100;
  const total = formatDollars(earned);
  const month = isOnce
    ? ''
    : `; ${total} ÷ ${commissionMonths} = ${formatDollars(earned / commissionMonths)} ${estimatorCurrency}`;
  return `${clients} × ${formatDollars(deal)} × ${percent}% = ${total} ${estimatorCurrency}${month}. `;
}

export const partnerAnswers: readonly KnownAnswer[] = [
  {
    id: 'partner-specialist',
    source: { path: '/partners', title: 'Partners' },
    say: () => ({
      en: 'The Partners page has a specialist that you can speak or type to. It explains the programme, works out a share and takes an introduction. It is automated, and a person replies to what you confirm.',
      'zh-Hans':
        'Partners 页面有一位 AI 合作伙伴专员，可以说话或打字。它介绍计划、计算佣金，并登记您介绍的客户；您确认发送的内容由工作人员答复。',
      ko: 'Partners 페이지에 말이나 글로 물어볼 수 있는 AI 파트너 담당이 있습니다. 프로그램을 설명하고 수수료를 계산하며 고객 소개를 받습니다. 보내신 내용에는 담당자가 답해 드립니다.',
    }),
  },
  {
    id: 'partner-join',
    source: join,
    say: () => ({
      en: `Apply with the form on the Partners page. You’ll need: ${joiningNeeds.join('; ').toLowerCase()}. There is no upfront cost to join.`,
      'zh-Hans': '请在 Partners 页面填写申请表。需要：代理公司资料和联系方式、同意条款、收款方式。加入无需预付费用。',
      ko: 'Partners 페이지의 신청서로 가입합니다. 필요한 것: 에이전시 정보와 연락처, 약관 동의, 지급받을 방법. 가입비는 없습니다.',
    }),
  },
  {
    id: 'partner-cost',
    source,
    say: () => ({
      en: 'Joining costs nothing: there is no upfront cost. If you never refer a client, you owe us nothing either.',
      'zh-Hans': '加入合作伙伴计划免费，无需预付费用。即使从未介绍客户，也不欠我们任何费用。',
      ko: '가입은 무료이며 선불 비용이 없습니다. 고객을 소개하지 않으셔도 내실 비용이 없습니다.',
    }),
  },
  {
    id: 'partner-commission',
    source,
    say: () => ({
      en: `Commissions by tier: ${tiers.join(', ')}. The share applies to one-off deals and to the 12-month plan.`,
      'zh-Hans': `佣金按等级：${shares}。Affiliate 介绍一位客户即可，Certified Partner 每年 3 位以上客户，Premier Partner 每年 10 位以上。`,
      ko: `등급별 수수료: ${shares}. Affiliate는 고객 한 명 소개, Certified Partner는 연 3명 이상, Premier Partner는 연 10명 이상입니다.`,
    }),
  },
  {
    id: 'partner-paid-when',
    source,
    say: () => ({
      en: `Commissions are paid monthly. On one-off deals you get ${oneOffCommission}%, paid after the setup fee; on the 12-month plan ${planCommission}%, recurring monthly for the ${commissionMonths} months of the plan. These are Certified Partner rates.`,
      'zh-Hans': `佣金按月支付。一次性付款的交易 ${oneOffCommission}%，在收到设置费后支付；12 个月方案 ${planCommission}%，在方案的 ${commissionMonths} 个月内每月支付。以上为 Certified Partner 的比例。`,
      ko: `수수료는 매월 지급됩니다. 일시불 계약은 ${oneOffCommission}%로 설정비 입금 후, 12개월 플랜은 ${planCommission}%를 플랜의 ${commissionMonths}개월 동안 매월 지급합니다. Certified Partner 기준입니다.`,
    }),
  },
  {
    id: 'partner-work',
    source,
    say: () => ({
      en: 'Partners don’t build or support the agent. We write it, set it up and test it with your client, and every package comes with 3 months of support from us. Your part is the introduction.',
      'zh-Hans':
        '合作伙伴不需要搭建或维护客服。由我们为您的客户编写、设置和测试，每个套餐含我们 3 个月支持。您只需介绍客户。',
      ko: '파트너가 만들거나 지원할 필요는 없습니다. 저희가 고객과 함께 작성하고 설정하고 테스트하며 모든 패키지에 3개월 지원이 있습니다. 소개만 해 주시면 됩니다.',
    }),
  },
  {
    id: 'partner-tier-up',
    source,
    say: () => ({
      en: `By the number of clients you bring in a year: ${tiers.join(', ')}. The first referral makes you an Affiliate.`,
      'zh-Hans': `按每年带来的客户数：介绍第一位客户成为 Affiliate（${rates[0]}），3 位以上成为 Certified Partner（${rates[1]}），10 位以上成为 Premier Partner（${rates[2]}）。`,
      ko: `한 해에 데려온 고객 수로 정해집니다. 첫 고객을 소개하시면 Affiliate(${rates[0]}), 연 3명 이상이면 Certified Partner(${rates[1]}), 10명 이상이면 Premier Partner(${rates[2]})입니다.`,
    }),
  },
  {
    id: 'partner-bonus',
    source,
    say: () => ({
      en: `The upsell bonus is +${upsellBonus.percent}% for closing ${upsellBonus.dealsPerQuarter} or more deals in a quarter.`,
      'zh-Hans': `追加销售奖金：一个季度成交 ${upsellBonus.dealsPerQuarter} 单以上，加 ${upsellBonus.percent}%。`,
      ko: `업셀 보너스: 한 분기에 ${upsellBonus.dealsPerQuarter}건 이상 성사하면 +${upsellBonus.percent}%입니다.`,
    }),
  },
  {
    id: 'partner-estimator',
    source: estimator,
    say: (_, question = '') => ({
      en: `${exampleIn(question)}The estimator works it out: clients × average deal × commission rate. It starts with ${estimatorDefaults.clientsPerYear} clients a year and an average deal of ${averageDeal} at ${estimatorDefaults.commissionPercent}%. It shows the arithmetic and promises no earnings.`,
      'zh-Hans': `${exampleIn(question)}估算器的算法：客户数 × 平均成交额 × 百分比 ÷ 100。默认每年 ${estimatorDefaults.clientsPerYear} 位客户、平均 ${averageDeal}、${estimatorDefaults.commissionPercent}%。只是算术，不保证收入。`,
      ko: `${exampleIn(question)}계산기는 고객 수 × 평균 계약 금액 × 퍼센트 ÷ 100으로 계산합니다. 기본값은 연 ${estimatorDefaults.clientsPerYear}명, 평균 ${averageDeal}, ${estimatorDefaults.commissionPercent}%입니다. 수입을 보장하지 않습니다.`,
    }),
  },
];
