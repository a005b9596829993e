import { expect, test } from 'vitest';
import { callWith, expectAnswers, linesOf } from '../call.fixture.ts';
import { beautyAgent } from './agent.ts';

const wednesday = new Date('2026-11-18T00:10:00Z');
const converse = callWith(beautyAgent, { now: wednesday });

test.each([
  ['hours', 'What time do you close?', '你们几点关门？', '몇 시까지 해요?'],
  ['address', 'Where are you?', '你们在哪里？', '어디에 있어요?'],
  ['parking', 'Is there parking?', '可以停车吗？', '주차돼요?'],
  ['access', 'Is there a lift?', '有电梯吗？', '엘리베이터 있어요?'],
  ['payment', 'Can I pay by card?', '可以刷卡吗？', '카드 돼요?'],
  ['deposit', 'Do you take a deposit?', '要付定金吗？', '예약금 있어요?'],
  ['cancelling', 'What’s your cancellation policy?', '取消要收费吗？', '취소 수수료 있어요?'],
  ['late', 'I’m running ten minutes late.', '我会迟到十分钟', '10분 늦을 것 같아요'],
  ['walk-in', 'Do I need to book?', '需要预约吗？', '예약 없이 가도 돼요?'],
  ['vouchers', 'Do you sell gift vouchers?', '有礼品卡吗？', '상품권 있어요?'],
  ['companions', 'Can I bring my baby?', '可以带孩子吗？', '아이 데리고 가도 돼요?'],
  ['price', 'How much is it?', '多少钱？', '얼마예요?'],
  ['services', 'What services do you have?', '有什么服务？', '어떤 시술이 있어요?'],
  ['people', 'Who does hair?', '有哪些发型师？', '누가 하나요?'],
  ['length', 'How long does a colour take?', '染发要多久？', '염색은 얼마나 걸려요?'],
  ['patch-test', 'Do I need a patch test?', '要做皮肤测试吗？', '패치 테스트 해야 해요?'],
  ['children', 'Do you cut kids’ hair?', '可以给孩子剪头发吗？', '아이 커트 되나요?'],
  ['men', 'Do you do men’s cuts?', '男士剪发吗？', '남자 커트도 하나요?'],
  ['products', 'What products do you use?', '用什么产品？', '어떤 제품 써요?'],
  ['pregnancy', 'I’m pregnant, is that a problem?', '怀孕可以做吗？', '임신 중인데 괜찮아요?'],
  ['consultation', 'Can I have a consultation first?', '可以先咨询吗？', '상담만 받을 수 있나요?'],
  ['unhappy', 'What if I’m not happy with it?', '不满意怎么办？', '마음에 안 들면요?'],
] as const)('answers about %s in three languages, and then continues the booking', (...question) => {
  expectAnswers(beautyAgent, 'a manicure please', question, { now: wednesday });
});

test.each([
  ['How much is an hour’s massage?', 'One-hour massage: $110, 1 hour.'],
  ['剪发多少钱？', '剪发：75 元，45 分钟。'],
  ['염색은 얼마예요?', '염색: 150달러부터, 1시간 45분.'],
])('says the price and the length of what the caller named: %s', (asked, answer) => {
  const turn = converse(asked);
  expect(turn.say.startsWith(answer)).toBe(true);
  expect(linesOf(turn).join()).not.toContain('Service');
});

test('puts what the staff should know on the ticket in the caller’s own words', () => {
  const turn = converse('I’m running ten minutes late.');
  expect(linesOf(turn)).toContain('Running late: I’m running ten minutes late.');
});
