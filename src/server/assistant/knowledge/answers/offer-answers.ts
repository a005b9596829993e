import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { missedCallsExample, sumMissedCalls } from '#shared/offer/missed-calls.ts';
import { packages, planMonths, supportMonths } from '#shared/offer/packages.ts';
import { formatDollars } from '#shared/rules/numbers.ts';
import { siteConfig } from '#site.config';
import { legalSource } from '../fixed-answers.ts';
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
    asked: {
      en: [
        'which is cheaper over a year monthly or once',
        'what does it cost for a whole year',
        'how much is a year of Growth altogether',
        'is it cheaper to pay once',
        'do I save by paying in one go',
        'total for twelve months',
        'annual cost of Starter',
        'what is the yearly total',
        'which way of paying works out better',
        'how much would twelve months come to',
      ],
      'zh-Hans': ['一年总共多少钱', '一次付便宜还是按月便宜', '全年费用', '一年下来要花多少', '哪种付法划算'],
      ko: [
        '일 년이면 모두 얼마',
        '한 번에 내는 게 더 싼가요',
        '연간 총비용',
        '일 년 요금 합계',
        '어느 쪽이 더 이득인가요',
      ],
    },
  },
  {
    id: 'keep-number',
    source: legalSource('/terms#ending'),
    say: () => ({
      en: 'Your number stays with your carrier: its calls are diverted to the agent, and you take the diversion back with your carrier if you leave. Phone integration comes with Growth.',
      'zh-Hans':
        '您的号码仍在您的电信公司：来电转接到客服；如果离开，您向电信公司取消转接。电话接入包含在 Growth 套餐中。',
      ko: '전화번호는 통신사에 그대로 있습니다. 걸려 온 전화를 AI 상담원으로 돌리며, 그만두시면 통신사에서 착신 전환을 해제합니다. 전화 연동은 Growth에 포함됩니다.',
    }),
    asked: {
      en: [
        'Can I keep my number?',
        'can I keep my number',
        'do I have to change my phone number',
        'can I keep my existing number',
        'do I need a new number',
        'will my number change',
        'do I lose my number if I leave',
        'port my number',
        'same number as now',
        'my customers know our number can it stay',
        'use the number on our van',
      ],
      'zh-Hans': [
        '可以保留原来的号码吗',
        '要换号码吗',
        '号码会变吗',
        '能用我现在的号码吗',
        '原号码能继续用吗',
        '客人熟悉我们的号码，不想换',
      ],
      ko: [
        '번호를 바꿔야 하나요',
        '쓰던 번호를 계속 쓸 수 있나요',
        '기존 번호 그대로 되나요',
        '번호가 바뀌나요',
        '지금 번호 유지',
        '번호 그대로',
      ],
    },
  },
  {
    id: 'why-us',
    source: { path: '/', title: 'Home' },
    say: () => ({
      en: `Local and SME-focused: built for the shop, the clinic and the van. Done-for-you set-up. Prices on the page. We begin with the calls you miss and what one is worth. ${supportMonths} months of support by a person. And your customers’ words are theirs: we say where they go and for how long.`,
      'zh-Hans': `专为本地中小企业服务：店铺、诊所和上门维修。设置由我们完成，价格公开。先看您漏接了哪些电话、值多少钱。每个套餐都有 ${supportMonths} 个月人工支持。顾客说的话归顾客所有：我们会说明内容发到哪里、保留多久。`,
      ko: `지역 중소기업을 위해 만들었습니다. 설정은 저희가 하고 가격은 공개합니다. 놓친 전화와 그 가치에서 시작합니다. 사람이 ${supportMonths}개월 지원합니다. 고객의 말은 고객 것이며 어디로 가고 얼마나 남는지 말씀드립니다.`,
    }),
    asked: {
      en: [
        'why should I choose you',
        'what makes you different',
        'why you and not somebody else',
        'what are your strengths',
        'why Bellbird',
        'what sets you apart from the others',
        'what is good about you',
        'convince me',
        'what do I gain by going with you',
        'reasons to pick you',
        'is it worth it',
        'why not just hire a receptionist',
      ],
      'zh-Hans': ['为什么选你们', '你们有什么优势', '跟别家有什么不同', '你们好在哪里', '值得吗', '凭什么选你们'],
      ko: [
        '왜 여기를 골라야 하나요',
        '다른 곳과 뭐가 달라요',
        '장점이 뭐예요',
        '왜 벨버드인가요',
        '쓸 만한가요',
        '차별점',
      ],
    },
  },
  {
    id: 'demo-agents',
    source: { path: '/demo', title: 'Demo' },
    say: () => ({
      en: `The demo has ${demoAgents.length} agents: ${demoAgents.map(({ title }) => title).join(', ')}.`,
      'zh-Hans': `演示有 ${demoAgents.length} 个客服：${demoAgents.map(({ title }) => title).join('、')}（餐饮外卖、诊所、美容美发、上门维修、酒店旅馆）。`,
      ko: `데모에는 AI 상담원이 ${demoAgents.length}명 있습니다: ${demoAgents.map(({ title }) => title).join(', ')} (음식점, 병원, 미용, 출장 수리, 호텔·모텔).`,
    }),
    asked: {
      en: [
        'which agents are in the demo',
        'how many demos are there',
        'which industries can I try',
        'what kinds of business have a demo',
        'what trades do you have examples for',
        'list the demo agents',
        'which businesses are on the demo page',
        'what can I try out',
      ],
      'zh-Hans': ['演示有哪些行业', '有几个演示', '可以试哪些客服', '演示里有什么店', '有哪些行业的例子'],
      ko: [
        '데모는 몇 가지인가요',
        '어떤 업종을 체험할 수 있나요',
        '데모에 어떤 가게가 있나요',
        '체험할 수 있는 상담원 종류',
        '데모 목록',
      ],
    },
  },
  {
    id: 'partner-steps',
    source: { path: '/partners', title: 'Partners' },
    say: () => ({
      en: `Four steps: you introduce a client with the client’s consent; we work out the offer; we write, load and test the agent and support your client for ${supportMonths} months; you are paid monthly, to the account you name.`,
      'zh-Hans': `四步：您在客户同意下介绍客户；我们给出方案；我们编写、设置和测试客服，并支持您的客户 ${supportMonths} 个月；佣金每月付到您指定的账户。`,
      ko: `네 단계입니다. 고객 동의를 받아 소개하시면, 저희가 제안을 만들고, AI 상담원을 만들고 설정하고 테스트하고 ${supportMonths}개월 지원하며, 수수료는 매월 지정하신 계좌로 드립니다.`,
    }),
    asked: {
      en: [
        'how does the partner programme work',
        'what are the steps for partners',
        'what happens after I introduce a client',
        'how does referring work step by step',
        'walk me through being a partner',
        'how do I hand over a lead',
        'do I need the client’s permission to refer them',
        'what do you do with a client I send you',
      ],
      'zh-Hans': [
        '合作流程是什么',
        '介绍客户以后怎么走',
        '合作计划怎么运作',
        '推荐一个客户有哪些步骤',
        '介绍客户要对方同意吗',
      ],
      ko: [
        '파트너 프로그램은 어떻게 진행되나요',
        '소개한 다음 절차',
        '추천 단계',
        '고객을 소개하면 그 뒤에는',
        '소개할 때 고객 동의가 필요한가요',
      ],
    },
  },
  {
    id: 'missed-calls',
    source: { path: '/#missed-calls', title: 'What do missed calls cost you?' },
    say: (_, question = '') => ({
      en: `${missedCallsSumIn(question)}Home has a calculator for that. Example: ${sumMissedCalls(missedCallsExample).weekSum}; ${sumMissedCalls(missedCallsExample).monthSum}. Put in your own numbers.`,
      'zh-Hans': `${missedCallsSumIn(question)}首页有一个计算器。例子：每周漏接 ${missedCallsExample.lostCalls} 个电话，每月大约少赚 ${sumMissedCalls(missedCallsExample).month}。可以换成您自己的数字。`,
      ko: `${missedCallsSumIn(question)}홈에 계산기가 있습니다. 예: 매주 ${missedCallsExample.lostCalls}통을 놓치면 한 달에 약 ${sumMissedCalls(missedCallsExample).month}입니다. 직접 숫자를 넣어 보세요.`,
    }),
    asked: {
      en: ['what do missed calls cost', 'missed call calculator', 'what am I losing by not answering'],
      'zh-Hans': ['漏接电话损失多少', '漏接电话计算器'],
      ko: ['놓친 전화 손해', '부재중 전화 계산기'],
    },
  },
  {
    id: 'social',
    source: { path: '/#contact', title: 'Contact' },
    say: () => ({
      en: `The footer of every page links to ${siteConfig.professionalNetwork.label}. No other social network is named on this site.`,
      'zh-Hans': `每页页脚都有 ${siteConfig.professionalNetwork.label} 的链接。网站没有列出其他社交网络。`,
      ko: `모든 페이지 아래에 ${siteConfig.professionalNetwork.label} 링크가 있습니다. 다른 소셜 네트워크는 나와 있지 않습니다.`,
    }),
    asked: {
      en: [
        'are you on linkedin',
        'do you have facebook',
        'instagram account',
        'social media page',
        'where can I follow you',
        'are you on wechat or kakao',
      ],
      'zh-Hans': ['有领英吗', '有微信公众号吗', '社交账号', '脸书有吗'],
      ko: ['링크드인 있나요', '카카오톡 채널', '인스타그램', '페이스북 있어요'],
    },
  },
];
