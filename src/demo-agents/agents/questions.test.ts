import { expect, test } from 'vitest';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { demoLanguages } from '#language/languages.ts';
import { allAgents, callWith, expectAnswers, linesOf } from './call.fixture.ts';
import { takeawayAgent } from './takeaway/agent.ts';

const converse = callWith(takeawayAgent);

test.each([
  ['hours', 'How late are you open?', '你们几点关门？', '몇 시까지 해요?'],
  ['area', 'How far do you deliver?', '送多远？', '어디까지 배달해요?'],
  ['delivery', 'Do you deliver, and what does it cost?', '你们送外卖吗？', '배달돼요?'],
  ['wait', 'How long will it take?', '要多久？', '얼마나 걸려요?'],
  ['address', 'Where are you?', '你们在哪里？', '어디에 있어요?'],
  ['parking', 'Is there parking?', '可以停车吗？', '주차돼요?'],
  ['gluten', 'What’s gluten free?', '有无麸质的吗？', '글루텐 프리 있어요?'],
  ['nuts', 'Any nuts in your pizza?', '可以不放花生吗？', '땅콩 들어가요?'],
  ['vegetarian', 'What vegetarian options are there?', '有素食吗？', '채식 메뉴 있어요?'],
  ['vegan', 'Do you have anything vegan?', '有纯素的吗？', '비건 메뉴 있나요?'],
  ['halal', 'Is your meat halal?', '是清真的吗？', '할랄이에요?'],
  ['payment', 'Can I pay by card?', '可以刷卡吗？', '카드 돼요?'],
  ['deals', 'Any specials tonight?', '有优惠吗？', '할인 있어요?'],
  ['tax', 'Is GST included?', '价格含税吗？', '세금 포함이에요?'],
  ['menu', 'What’s on the menu?', '有什么披萨？', '메뉴 뭐 있어요?'],
  ['drinks', 'What drinks do you have?', '有什么饮料？', '음료수 뭐 있어요?'],
  ['alcohol', 'Do you sell beer?', '有啤酒吗？', '맥주 있어요?'],
  ['size', 'How big is a large?', '大号多大？', '라지는 얼마나 커요?'],
  ['toppings', 'What do extra toppings cost?', '加料多少钱？', '토핑 추가는 얼마예요?'],
  ['halves', 'Can I get half and half?', '可以双拼吗？', '반반 되나요?'],
  ['spicy', 'Is the pepperoni spicy?', '辣吗？', '매워요?'],
  ['recommend', 'What do you recommend?', '有什么推荐？', '뭐가 맛있어요?'],
  ['dine-in', 'Can we eat in?', '可以堂食吗？', '매장에서 먹을 수 있어요?'],
  ['catering', 'Do you do catering?', '可以提前订吗？', '단체 주문 되나요?'],
  ['cancelling', 'Do you give refunds?', '可以退款吗？', '환불 되나요?'],
] as const)('answers about %s in three languages, and then continues the booking', (...question) => {
  expectAnswers(takeawayAgent, 'a coke', question);
});

test.each(allAgents)('$key has at least 15 questions, every answer in every language', (agent) => {
  expect(agent.questions.length).toBeGreaterThanOrEqual(15);
  expect(new Set(agent.questions.map(({ key }) => key)).size).toBe(agent.questions.length);
  for (const { answer } of agent.questions) for (const { tag } of demoLanguages) expect(answer[tag]).not.toBe('');
});

test.each([
  ['how much is a large seafood?', 'Seafood: large $29.'],
  ['how much is the margherita', 'Margherita: regular $18, large $24.'],
  ['what’s on the hawaiian?', 'The Hawaiian has tomato, mozzarella, ham and pineapple.'],
  ['海鲜披萨多少钱？', '海鲜披萨：标准 23 元，大号 29 元。'],
  ['페퍼로니는 얼마예요?', '페퍼로니: 레귤러 20달러, 라지 26달러.'],
])('answers from the menu: %s', (asked, answer) => {
  expect(converse(asked).say.startsWith(answer)).toBe(true);
  expect(linesOf(converse(asked))).toEqual([]);
});

test('understands an order and a question in one sentence', () => {
  const turn = converse('A large pepperoni please. Do you have parking?');
  expect(turn.say).toContain('pickup parks in front');
  expect(linesOf(turn)).toContain('1 × Large pepperoni: $26.00');
});

test.each(demoAgents)('$key understands each of its starters, in the starter’s language', ({ key, starters }) => {
  const agent = allAgents.find((candidate) => candidate.key === key);
  if (!agent) throw new Error(`There is no agent ${key}.`);
  for (const { text, language } of starters) {
    const turn = callWith(agent)(text);
    expect([turn.call.failed, turn.call.filled.length + turn.answered.length > 0], text).toEqual([0, true]);
    expect(turn.language).toBe(language);
  }
});
