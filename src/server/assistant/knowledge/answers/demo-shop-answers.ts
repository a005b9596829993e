import { type DemoAgentKey, demoAgentKeys } from '#domain/demo-agent-keys.ts';
import { demoAgents } from '#domain/demo-agents.ts';
import type { InEveryLanguage } from '#domain/text-language.ts';
import { demoShopPrices } from '../demo-shops.ts';
import type { KnownAnswer } from '../known-answer.ts';

/** Ways to ask for the prices of each business of the demo, separated by bars. */
const asked: Readonly<Record<DemoAgentKey, InEveryLanguage<string>>> = {
  takeaway: {
    en: 'what does a large margherita cost in the demo|price of a coke at Harbour Pizza in the demo',
    'zh-Hans': '演示里的披萨店一个大的玛格丽特多少钱|演示里那家披萨店的价格',
    ko: '데모 피자집 라지 마르게리타 얼마예요|데모에 나오는 피자집 가격',
  },
  clinic: {
    en: 'what does a visit cost at the clinic in the demo|fee at Bay Street Clinic in the demo',
    'zh-Hans': '演示里的诊所看一次多少钱|演示诊所收费',
    ko: '데모 병원 진료비가 얼마예요|데모에 나오는 병원 비용',
  },
  beauty: {
    en: 'how much is a cut at the salon in the demo|price of a colour at Fern and Co in the demo',
    'zh-Hans': '演示里的美发店剪发多少钱|演示美容院的价格',
    ko: '데모 미용실 커트 얼마예요|데모에 나오는 미용실 가격',
  },
  trades: {
    en: 'what is the call-out fee of the plumber in the demo|what does Southern Plumbing charge at night in the demo',
    'zh-Hans': '演示里的水管公司上门费多少|演示水管工晚上收多少钱',
    ko: '데모 배관 업체 출장비 얼마예요|데모에 나오는 배관공 야간 요금',
  },
  hotels: {
    en: 'how much is a studio for a night at the motel in the demo|price of two nights at Lakeside Motel in the demo',
    'zh-Hans': '演示里的汽车旅馆一晚多少钱|演示旅馆单间住几晚多少钱',
    ko: '데모 모텔 하룻밤 얼마예요|데모에 나오는 모텔 스튜디오 요금',
  },
};

/** Returns a text with this mark at its end, unless it has one. */
function ended(text: string, mark: string): string {
  return /[.。]$/u.test(text) ? text : `${text}${mark}`;
}

/** The topic of the prices of each business of the demo. */
export const demoShopTopics = Object.fromEntries(demoAgentKeys.map((key) => [key, `demo-prices-${key}`])) as Readonly<
  Record<DemoAgentKey, string>
>;

/** What the businesses of the demo charge. They and their prices are made up (product 5.1). */
export const demoShopAnswers: readonly KnownAnswer[] = demoAgents.map(({ key, title }): KnownAnswer => {
  const path = key === demoAgentKeys[0] ? '/demo' : `/demo?agent=${key}`;
  const ways = (text: string) => text.split('|');
  return {
    id: demoShopTopics[key],
    source: { path, title: `Demo: ${title}` },
    say: (_, question = '') => ({
      en: `In the demo: ${ended(demoShopPrices(key, question, 'en'), '.')} The business and its prices are made up, so nothing you order there arrives.`,
      'zh-Hans': `演示里：${ended(demoShopPrices(key, question, 'zh-Hans'), '。')} 商家和价格都是虚构的，在那里点的不会送达。`,
      ko: `데모에서는 ${ended(demoShopPrices(key, question, 'ko'), '.')} 업체와 가격은 꾸며 낸 것이고, 주문한 것은 오지 않습니다.`,
    }),
    asked: { en: ways(asked[key].en), 'zh-Hans': ways(asked[key]['zh-Hans']), ko: ways(asked[key].ko) },
  };
});
