import { demoAgents, demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import { demoLanguages } from '#language/languages.ts';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { demoShopPrices } from '../demo-shops.ts';
import type { KnownAnswer } from '../known-answer.ts';

const source = { path: '/demo', title: 'Demo' };
const languages = demoLanguages.map(({ name }) => name);

const agentAnswers = demoAgents.map((agent): KnownAnswer => {
  const path = agent.key === demoAgentKeys[0] ? '/demo' : `/demo?agent=${agent.key}`;
  const { does } = demoBusinesses[agent.key].assistant;
  return {
    id: `demo-${agent.key}`,
    source: { path, title: `Demo: ${agent.title}` },
    say: () => ({
      en: `${agent.title} is one of our demos. ${agent.howItWorks}`,
      'zh-Hans': `${does.zh}演示页可以试听。`,
      ko: `${does.ko} 데모에서 들어 볼 수 있습니다.`,
    }),
  };
});

export const demoAnswers: readonly KnownAnswer[] = [
  ...agentAnswers,
  {
    id: 'demo-languages',
    source,
    say: () => ({
      en: `The agents speak ${languages.slice(0, -1).join(', ')} and ${languages.at(-1)}, and answer in the language you type. For speaking, you choose the language.`,
      'zh-Hans': '客服会说英语、中文和韩语，用您打字的语言回答。说话时，请先选择语言。',
      ko: 'AI 상담원은 영어, 중국어, 한국어로 말하고, 입력한 언어로 대답합니다. 음성은 언어를 먼저 고르세요.',
    }),
  },
  {
    id: 'demo-try',
    source,
    say: () => ({
      en: 'Try it on the Demo page: choose a business and speak or type. It is free and needs no account. No free trial of the packages is listed on this site.',
      'zh-Hans': '在 Demo 页面选择一个行业，用说的或打字试用。免费，也不需要账户。网站没有列出套餐的免费试用。',
      ko: 'Demo 페이지에서 업종을 고르고 말하거나 입력해 보세요. 무료이며 계정이 필요 없습니다. 패키지 무료 체험은 사이트에 없습니다.',
    }),
  },
  {
    id: 'demo-not-real',
    source: { path: '/terms#site', title: 'Terms: This site, the demo and the assistant' },
    say: () => ({
      en: 'The demo’s businesses, menus, prices and bookings are made up. Nothing you order or book there will arrive.',
      'zh-Hans': '演示中的商家、菜单、价格和预约都是虚构的。在那里点的或订的都不会送达。',
      ko: '데모의 업체, 메뉴, 가격, 예약은 꾸며 낸 것입니다. 거기서 주문하거나 예약한 것은 오지 않습니다.',
    }),
  },
  {
    id: 'hand-over',
    source,
    say: () => ({
      en: 'If the agent can’t answer a question, it puts the caller through to you, and anything that sounds urgent goes to a person at once. You choose the words for that. Each business keeps a way for a caller to reach a person.',
      'zh-Hans': '客服答不了的会转给您，听起来紧急的按您写的规则转给人。每个商家都要保留联系真人的方式。',
      ko: '답할 수 없는 것은 사장님께 넘기고, 급해 보이는 전화는 정해 주신 말에 따라 사람에게 연결합니다. 업체마다 사람과 연결되는 방법을 둡니다.',
    }),
  },
  {
    id: 'after-hours',
    source: { path: '/', title: 'Home' },
    say: () => ({
      en: 'The agent answers while you’re under a sink, with a client or asleep, after hours too. Your own rules say what is urgent.',
      'zh-Hans': '您在忙、在见客户或休息时，客服照样接电话，包括下班以后。什么算紧急由您定。',
      ko: '일하는 중이거나 손님과 있거나 주무실 때, 영업시간 이후에도 전화를 받습니다. 무엇이 급한지는 사장님이 정합니다.',
    }),
  },
];

/** Returns the text with `mark` at its end, unless it already ends with a full stop. */
function ended(text: string, mark: string): string {
  return /[.。]$/u.test(text) ? text : `${text}${mark}`;
}

/** For each business of the demo, the topic about its prices. */
export const demoShopTopics = Object.fromEntries(demoAgentKeys.map((key) => [key, `demo-prices-${key}`])) as Readonly<
  Record<DemoAgentKey, string>
>;

/** Prices of the demo's businesses. The businesses and their prices are made up. */
export const demoShopAnswers: readonly KnownAnswer[] = demoAgents.map(({ key, title }): KnownAnswer => {
  const path = key === demoAgentKeys[0] ? '/demo' : `/demo?agent=${key}`;
  return {
    id: demoShopTopics[key],
    source: { path, title: `Demo: ${title}` },
    say: (_, question = '') => ({
      en: `In the demo: ${ended(demoShopPrices(key, question, 'en'), '.')} The business and its prices are made up, so nothing you order there arrives.`,
      'zh-Hans': `演示里：${ended(demoShopPrices(key, question, 'zh-Hans'), '。')} 商家和价格都是虚构的，在那里点的不会送达。`,
      ko: `데모에서는 ${ended(demoShopPrices(key, question, 'ko'), '.')} 업체와 가격은 꾸며 낸 것이고, 주문한 것은 오지 않습니다.`,
    }),
  };
});
