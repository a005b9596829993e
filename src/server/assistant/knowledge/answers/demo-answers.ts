import { demoAgents, demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';
import { demoShopPrices } from '../demo-shops.ts';
import type { KnownAnswer } from '../known-answer.ts';

export const demoAnswers: readonly KnownAnswer[] = demoAgents.map((agent): KnownAnswer => {
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
