import { expect, test } from 'vitest';
import { demoShopIn, demoShopPrices } from './demo-shops.ts';

test.each([
  ['en', 'In the demo, what would three regular Hawaiians and a tiramisu come to at the pizza shop?', '', '$69'],
  ['zh-Hans', '演示里的披萨店，一个大的玛格丽特和两罐可乐一共多少钱', '', '32 元'],
  ['ko', '데모 피자집에서 라지 마르게리타 하나랑 콜라 둘이면 얼마예요', '', '32달러'],
  ['en', 'how much is the one-bedroom for four nights at the motel in the demo', '', '4 × $210 = $840'],
  ['zh-Hans', '演示里的旅馆单间住三晚多少钱', '', '3 × 165 元 = 495 元'],
  ['ko', '데모 모텔 스튜디오에서 두 밤 자면 얼마예요', '', '2 × 165달러 = 330달러'],
  ['en', 'and what do they charge on a Sunday?', 'Is the plumber in the demo open at night?', '$180'],
  ['zh-Hans', '带厨房的呢，多少钱', '演示里的汽车旅馆单间一晚多少钱', '210 元'],
  ['en', 'what does a massage cost at Fern and Co?', '', '$110'],
] as const)('%s: %s', (language, question, earlier, expected) => {
  const shop = demoShopIn(question, earlier);
  expect(shop).toBeDefined();
  if (shop) expect(demoShopPrices(shop, question, language)).toContain(expected);
});

test.each([
  'how much does the demo cost',
  'what does Growth cost for a pizza shop',
  'can the pizza agent in the demo speak Korean',
  '演示要注册吗',
])('%s does not ask what a business of the demo charges', (question) => {
  expect(demoShopIn(question)).toBeUndefined();
});
