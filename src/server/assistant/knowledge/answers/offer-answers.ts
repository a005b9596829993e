import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { missedCallsExample, sumMissedCalls } from '#shared/offer/missed-calls.ts';
import { packages, planMonths } from '#shared/offer/packages.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import type { KnownAnswer } from '../known-answer.ts';
import { missedCallsIn } from '../numbers-in-question.ts';

const prices = { path: '/#packages', title: 'Packages' };
const differences = (currency: string, words: { year: string; once: string; less: (amount: string) => string }) =>
  packages
    .map(({ name, monthly, oneOff }) => {
      const year = monthly * planMonths;
      return `${name} ${formatDollars(year)} ${currency} ${words.year}, ${formatDollars(oneOff)} ${currency} ${words.once}, ${words.less(formatDollars(year - oneOff))}`;
    })
    .join('; ');

/**
 * Returns what missed calls cost, calculated from the numbers in the question. The text is empty if the question does
 * not name all the numbers.
 */
function missedCallsSumIn(question: string): string {
  const named = missedCallsIn(question);
  if (!named) return '';
  const { weekSum, monthSum } = sumMissedCalls(named);
  return `${weekSum}; ${monthSum}. `;
}

/** Answers that help to choose an offer: what it and missed calls cost in a year, and what the demo has. */
export const offerAnswers: readonly KnownAnswer[] = [
  {
    id: 'cost-of-a-year',
    source: prices,
    say: ({ currency }) => ({
      en: `Over a year, the ${planMonths}-month plan and the one-off price compare like this: ${differences(currency, { year: 'on the plan', once: 'one-off', less: (amount) => `so ${amount} less` })}. Usage is billed separately either way.`,
      'zh-Hans': `按一年计算，${planMonths} 个月方案与一次性价格比较：${differences(currency, { year: '（方案）', once: '（一次性）', less: (amount) => `一次性少 ${amount}` })}。用量都另计。`,
      ko: `일 년으로 보면 ${planMonths}개월 플랜과 일시불은 이렇습니다: ${differences(currency, { year: '(플랜)', once: '(일시불)', less: (amount) => `일시불이 ${amount} 적음` })}. 사용량은 어느 쪽이든 별도입니다.`,
    }),
  },
  {
    id: 'demo-agents',
    source: { path: '/demo', title: 'Demo' },
    say: () => ({
      en: `The demo has ${demoAgents.length} agents: ${demoAgents.map(({ title }) => title).join(', ')}.`,
      'zh-Hans': `演示有 ${demoAgents.length} 个客服：${demoAgents.map(({ title }) => title).join('、')}（餐饮外卖、诊所、美容美发、上门维修、酒店旅馆）。`,
      ko: `데모에는 AI 상담원이 ${demoAgents.length}명 있습니다: ${demoAgents.map(({ title }) => title).join(', ')} (음식점, 병원, 미용, 출장 수리, 호텔·모텔).`,
    }),
  },
  {
    id: 'missed-calls',
    source: { path: '/#missed-calls', title: 'What do missed calls cost you?' },
    say: (_, question = '') => ({
      en: `${missedCallsSumIn(question)}Home has a calculator for that. For example, ${sumMissedCalls(missedCallsExample).weekSum}; ${sumMissedCalls(missedCallsExample).monthSum}. Put in your own numbers.`,
      'zh-Hans': `${missedCallsSumIn(question)}首页有一个计算器。例子：每周漏接 ${missedCallsExample.lostCalls} 个电话，每月大约少赚 ${sumMissedCalls(missedCallsExample).month}。可以换成您自己的数字。`,
      ko: `${missedCallsSumIn(question)}홈에 계산기가 있습니다. 예: 매주 ${missedCallsExample.lostCalls}통을 놓치면 한 달에 약 ${sumMissedCalls(missedCallsExample).month}입니다. 직접 숫자를 넣어 보세요.`,
    }),
  },
];
