import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { missedCallsExample, sumMissedCalls } from '#shared/offer/missed-calls.ts';
import { packages, packageWithPhone, planMonths, supportMonths } from '#shared/offer/packages.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { siteConfig } from '#site.config';
import type { KnownAnswer } from '../known-answer.ts';
import { legalSource } from '../known-answer.ts';
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

/** Answers that help to choose an offer: what it costs in a year, why to choose us, and what the demo has. */
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
    id: 'keep-number',
    source: legalSource('/terms#ending'),
    say: () => ({
      en: `Your number stays with your carrier: its calls are diverted to the agent, and you take the diversion back with your carrier if you leave. Phone integration comes with ${packageWithPhone.name}.`,
      'zh-Hans': `您的号码仍在您的电信公司：来电转接到客服；如果离开，您向电信公司取消转接。电话接入包含在 ${packageWithPhone.name} 套餐中。`,
      ko: `전화번호는 통신사에 그대로 있습니다. 걸려 온 전화를 AI 상담원으로 돌리며, 그만두시면 통신사에서 착신 전환을 해제합니다. 전화 연동은 ${packageWithPhone.name}에 포함됩니다.`,
    }),
  },
  {
    id: 'why-us',
    source: { path: '/', title: 'Home' },
    say: () => ({
      en: `Local and SME-focused: built for the shop, the clinic and the van. Done-for-you set-up. Prices on the page. We begin with the calls you miss and what one is worth. ${supportMonths} months of support by a person. And your customers’ words are theirs: we say where they go and for how long.`,
      'zh-Hans': `专为本地中小企业服务：店铺、诊所和上门维修。设置由我们完成，价格公开。先看您漏接了哪些电话、值多少钱。每个套餐都有 ${supportMonths} 个月人工支持。顾客说的话归顾客所有：我们会说明内容发到哪里、保留多久。`,
      ko: `지역 중소기업을 위해 만들었습니다. 설정은 저희가 하고 가격은 공개합니다. 놓친 전화와 그 가치에서 시작합니다. 사람이 ${supportMonths}개월 지원합니다. 고객의 말은 고객 것이며 어디로 가고 얼마나 남는지 말씀드립니다.`,
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
    id: 'partner-steps',
    source: { path: '/partners', title: 'Partners' },
    say: () => ({
      en: `Four steps: you introduce a client with the client’s consent; we work out the offer; we write, load and test the agent and support your client for ${supportMonths} months; you are paid monthly, to the account you name.`,
      'zh-Hans': `四步：您在客户同意下介绍客户；我们给出方案；我们编写、设置和测试客服，并支持您的客户 ${supportMonths} 个月；佣金每月付到您指定的账户。`,
      ko: `네 단계입니다. 고객 동의를 받아 소개하시면, 저희가 제안을 만들고, AI 상담원을 만들고 설정하고 테스트하고 ${supportMonths}개월 지원하며, 수수료는 매월 지정하신 계좌로 드립니다.`,
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
  {
    id: 'social',
    source: { path: '/#contact', title: 'Contact' },
    say: () => ({
      en: `The footer of every page links to ${siteConfig.professionalNetwork.label}. No other social network is named on this site.`,
      'zh-Hans': `每页页脚都有 ${siteConfig.professionalNetwork.label} 的链接。网站没有列出其他社交网络。`,
      ko: `모든 페이지 아래에 ${siteConfig.professionalNetwork.label} 링크가 있습니다. 다른 소셜 네트워크는 나와 있지 않습니다.`,
    }),
  },
];
