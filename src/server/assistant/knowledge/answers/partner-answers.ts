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
    asked: {
      en: ['who explains the partner programme', 'talk to the partner specialist', 'partner agent on the page'],
      'zh-Hans': ['合作专员', '谁介绍合作伙伴计划'],
      ko: ['파트너 상담 담당', '파트너 프로그램 설명해 주는 곳'],
    },
  },
  {
    id: 'partner-join',
    source: join,
    say: () => ({
      en: `Apply with the form on the Partners page. You’ll need: ${joiningNeeds.join('; ').toLowerCase()}. There is no upfront cost to join.`,
      'zh-Hans': '请在 Partners 页面填写申请表。需要：代理公司资料和联系方式、同意条款、收款方式。加入无需预付费用。',
      ko: 'Partners 페이지의 신청서로 가입합니다. 필요한 것: 에이전시 정보와 연락처, 약관 동의, 지급받을 방법. 가입비는 없습니다.',
    }),
    asked: {
      en: [
        'how do I become a partner',
        'join the partner programme',
        'become a reseller',
        'sign up as an agency',
        'partner with you',
        'refer clients to you',
        'referral program',
        'what do I need to join as a partner',
        'apply for partnership',
        'we are a web agency',
        'affiliate program',
        'white label resell',
      ],
      'zh-Hans': ['怎么成为合作伙伴', '加入合作计划', '代理', '推荐客户', '我们是网络公司想合作', '加入需要什么'],
      ko: [
        '파트너가 되려면',
        '파트너 프로그램 가입',
        '리셀러',
        '고객 추천',
        '웹 에이전시인데 제휴',
        '가입에 필요한 것',
      ],
    },
  },
  {
    id: 'partner-cost',
    source,
    say: () => ({
      en: 'Joining costs nothing: there is no upfront cost. If you never refer a client, you owe us nothing either.',
      'zh-Hans': '加入合作伙伴计划免费，无需预付费用。即使从未介绍客户，也不欠我们任何费用。',
      ko: '가입은 무료이며 선불 비용이 없습니다. 고객을 소개하지 않으셔도 내실 비용이 없습니다.',
    }),
    asked: {
      en: [
        'do partners pay anything up front',
        'what does it cost to join the partner programme',
        'is there a fee for partners',
        'free to become a partner',
        'partner joining fee',
        'upfront cost to join',
        'minimum for partners',
      ],
      'zh-Hans': ['加入合作伙伴要钱吗', '合作计划收费吗', '加盟费'],
      ko: ['파트너 가입비', '파트너 가입은 무료인가요', '파트너 비용'],
    },
  },
  {
    id: 'partner-commission',
    source,
    say: () => ({
      en: `Commissions by tier: ${tiers.join(', ')}. The share applies to one-off deals and to the 12-month plan.`,
      'zh-Hans': `佣金按等级：${shares}。Affiliate 介绍一位客户即可，Certified Partner 每年 3 位以上客户，Premier Partner 每年 10 位以上。`,
      ko: `등급별 수수료: ${shares}. Affiliate는 고객 한 명 소개, Certified Partner는 연 3명 이상, Premier Partner는 연 10명 이상입니다.`,
    }),
    asked: {
      en: [
        'how much commission',
        'commission rate',
        'what percentage do partners get',
        'how much can I earn',
        'partner tiers',
        'affiliate commission',
        'premier partner',
        'certified partner',
        'what do you pay for a referral',
        'cut per client',
        'agency commission',
        'commission for referring a client',
        'margin for agencies',
        'what is in it for me as a partner',
      ],
      'zh-Hans': [
        '佣金多少',
        '提成比例',
        '代理能拿百分之几',
        '合作伙伴等级',
        '推荐一个客户能拿多少',
        '能赚多少',
        '认证合作伙伴',
      ],
      ko: ['수수료 얼마', '커미션 비율', '파트너 등급', '추천하면 얼마 받나요', '얼마나 벌 수 있나요'],
    },
  },
  {
    id: 'partner-paid-when',
    source,
    say: () => ({
      en: `Commissions are paid monthly. On one-off deals you get ${oneOffCommission}%, paid after the setup fee; on the 12-month plan ${planCommission}%, recurring monthly for the ${commissionMonths} months of the plan. These are Certified Partner rates.`,
      'zh-Hans': `佣金按月支付。一次性付款的交易 ${oneOffCommission}%，在收到设置费后支付；12 个月方案 ${planCommission}%，在方案的 ${commissionMonths} 个月内每月支付。以上为 Certified Partner 的比例。`,
      ko: `수수료는 매월 지급됩니다. 일시불 계약은 ${oneOffCommission}%로 설정비 입금 후, 12개월 플랜은 ${planCommission}%를 플랜의 ${commissionMonths}개월 동안 매월 지급합니다. Certified Partner 기준입니다.`,
    }),
    asked: {
      en: [
        'monthly share on the 12-month plan',
        'when am I paid commission',
        'when do partners get paid',
        'how are commissions paid',
        'payout schedule',
        'recurring commission',
        'is commission monthly',
        'how often are payouts',
        'payment of commission on a 12-month plan',
        'revenue model',
      ],
      'zh-Hans': ['佣金什么时候付', '多久结算一次佣金', '佣金多久付一次', '佣金怎么支付', '每月提成'],
      ko: ['수수료는 언제 지급되나요', '수수료는 언제 들어오나요', '정산 주기', '수수료 지급 방법', '매월 수수료'],
    },
  },
  {
    id: 'partner-work',
    source,
    say: () => ({
      en: 'No, partners don’t build or support the agent. We write it, set it up and test it with your client, and every package comes with 3 months of support from us. Your part is the introduction.',
      'zh-Hans':
        '合作伙伴不需要搭建或维护客服。由我们为您的客户编写、设置和测试，每个套餐含我们 3 个月支持。您只需介绍客户。',
      ko: '파트너가 만들거나 지원할 필요는 없습니다. 저희가 고객과 함께 작성하고 설정하고 테스트하며 모든 패키지에 3개월 지원이 있습니다. 소개만 해 주시면 됩니다.',
    }),
    asked: {
      en: [
        'do partners build the agent',
        'who supports my client',
        'do I have to support my clients',
        'what do I have to do as a partner',
        'partner benefits',
        'who does the work for referred clients',
      ],
      'zh-Hans': ['合作伙伴要自己做吗', '谁给我的客户提供支持', '合作伙伴要做什么'],
      ko: ['파트너가 직접 만드나요', '제 고객은 누가 지원하나요', '파트너는 무엇을 하나요', '파트너 프로그램은 어떻게'],
    },
  },
  {
    id: 'partner-tier-up',
    source,
    say: () => ({
      en: `By the number of clients you bring in a year: ${tiers.join(', ')}. The first referral makes you an Affiliate.`,
      'zh-Hans': `按每年带来的客户数：介绍第一位客户成为 Affiliate（${rates[0]}），3 位以上成为 Certified Partner（${rates[1]}），10 位以上成为 Premier Partner（${rates[2]}）。`,
      ko: `한 해에 데려온 고객 수로 정해집니다. 첫 고객을 소개하시면 Affiliate(${rates[0]}), 연 3명 이상이면 Certified Partner(${rates[1]}), 10명 이상이면 Premier Partner(${rates[2]})입니다.`,
    }),
    asked: {
      en: [
        'how do I move up a tier',
        'reach the next partner level',
        'how many clients to become premier',
        'how many referrals for certified',
        'requirements for each tier',
        'qualify for 25 percent',
      ],
      'zh-Hans': ['怎么升级合作等级', '要几个客户才能成为 Premier', '升到下一级'],
      ko: ['등급을 올리려면', '프리미어가 되려면 고객 몇 명', '다음 등급'],
    },
  },
  {
    id: 'partner-bonus',
    source,
    say: () => ({
      en: `The upsell bonus is +${upsellBonus.percent}% for closing ${upsellBonus.dealsPerQuarter} or more deals in a quarter.`,
      'zh-Hans': `追加销售奖金：一个季度成交 ${upsellBonus.dealsPerQuarter} 单以上，加 ${upsellBonus.percent}%。`,
      ko: `업셀 보너스: 한 분기에 ${upsellBonus.dealsPerQuarter}건 이상 성사하면 +${upsellBonus.percent}%입니다.`,
    }),
    asked: {
      en: [
        'upsell bonus',
        'is there a bonus',
        'bonus for selling a lot',
        'extra five percent',
        'bonus for closing deals',
        'five deals in a quarter',
      ],
      'zh-Hans': ['有奖金吗', '追加奖金', '一个季度五单'],
      ko: ['보너스가 있나요', '업셀 보너스', '분기 다섯 건'],
    },
  },
  {
    id: 'partner-estimator',
    source: estimator,
    say: (_, question = '') => ({
      en: `${exampleIn(question)}The estimator works it out: clients × average deal × commission rate. It starts with ${estimatorDefaults.clientsPerYear} clients a year and an average deal of ${averageDeal} at ${estimatorDefaults.commissionPercent}%. It shows the arithmetic and promises no earnings.`,
      'zh-Hans': `${exampleIn(question)}估算器的算法：客户数 × 平均成交额 × 百分比 ÷ 100。默认每年 ${estimatorDefaults.clientsPerYear} 位客户、平均 ${averageDeal}、${estimatorDefaults.commissionPercent}%。只是算术，不保证收入。`,
      ko: `${exampleIn(question)}계산기는 고객 수 × 평균 계약 금액 × 퍼센트 ÷ 100으로 계산합니다. 기본값은 연 ${estimatorDefaults.clientsPerYear}명, 평균 ${averageDeal}, ${estimatorDefaults.commissionPercent}%입니다. 수입을 보장하지 않습니다.`,
    }),
    asked: {
      en: [
        'earnings estimator',
        'calculate my earnings',
        'estimate partner income',
        'calculator',
        'how is total commission worked out',
        'work out what I would make',
      ],
      'zh-Hans': ['收入估算器', '计算佣金', '怎么算收入'],
      ko: ['수입 계산기', '수수료 계산', '예상 수입'],
    },
  },
];
