import { estimatorCurrency, estimatorDefaults } from '#shared/offer/earnings-estimator.ts';
import { commissionMonths } from '#shared/offer/partner-programme.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import type { KnownAnswer } from '../known-answer.ts';
import { estimateIn } from '../numbers-in-question.ts';

const estimator = { path: '/partners#estimator', title: 'Partners: earnings estimator' };
const averageDeal = `${formatDollars(estimatorDefaults.averageDeal)} ${estimatorCurrency}`;

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

/** Answers with the estimate of a partner's earnings. */
export const partnerAnswers: readonly KnownAnswer[] = [
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
