import { expect, test } from 'vitest';
import { callWith, expectAnswers, linesOf } from '../call.fixture.ts';
import { hotelsAgent } from './agent.ts';

const converse = callWith(hotelsAgent);

test.each([
  ['check-in', 'What time is check-in?', '几点可以入住？', '체크인은 몇 시예요?'],
  ['check-out', 'What time do we have to check out?', '几点退房？', '몇 시에 체크아웃해야 해요?'],
  ['early', 'Can we leave our bags before that?', '可以寄存行李吗？', '짐 맡길 수 있어요?'],
  ['key', 'How do we get the key?', '晚上怎么拿钥匙？', '열쇠는 어떻게 받아요?'],
  ['office-hours', 'How late are you open?', '前台几点关门？', '몇 시까지 해요?'],
  ['cancelling', 'Can I cancel for free?', '可以取消吗？', '취소할 수 있어요?'],
  ['card-number', 'Do you need my card number?', '要我的信用卡号吗？', '카드 번호 알려 드릴까요?'],
  ['payment', 'How do I pay?', '可以刷卡吗？', '카드 돼요?'],
  ['tax', 'Does that include GST?', '价格含税吗？', '세금 포함이에요?'],
  ['discount', 'Is there a discount for a long stay?', '长住有优惠吗？', '할인 있어요?'],
  ['price', 'How much is it?', '多少钱？', '얼마예요?'],
  ['rooms', 'What rooms do you have?', '有什么房型？', '어떤 방이 있어요?'],
  ['parking', 'Is there parking?', '可以停车吗？', '주차돼요?'],
  ['charging', 'Can I charge my car?', '有充电桩吗？', '전기차 충전할 수 있나요?'],
  ['breakfast', 'Is breakfast included?', '含早餐吗？', '조식이 포함돼 있나요?'],
  ['pets', 'Can we bring our dog?', '可以带狗入住吗？', '강아지 데려가도 되나요?'],
  ['wifi', 'Is there wifi?', '有无线网吗？', '와이파이 되나요?'],
  ['pool', 'Do you have a pool?', '有泳池吗？', '수영장 있어요?'],
  ['kitchen', 'Can we cook in the room?', '可以做饭吗？', '취사 되나요?'],
  ['access', 'Is it wheelchair accessible?', '轮椅方便吗？', '휠체어로 들어갈 수 있나요?'],
  ['extra-bed', 'Can we have an extra bed?', '可以加床吗？', '침대 추가 되나요?'],
  ['children', 'Do kids stay free?', '小孩收费吗？', '아이 요금이 있나요?'],
  ['smoking', 'Can I smoke in the room?', '可以抽烟吗？', '담배 피워도 돼요?'],
  ['heating', 'Is there air conditioning?', '有空调吗？', '에어컨 있어요?'],
  ['laundry', 'Is there a laundry?', '可以洗衣服吗？', '세탁할 수 있어요?'],
  ['address', 'Where are you?', '你们在哪里？', '어디에 있어요?'],
  ['food', 'Is there a restaurant?', '有餐厅吗？', '식당 있어요?'],
] as const)('answers about %s in three languages, and then continues the booking', (...question) => {
  expectAnswers(hotelsAgent, 'for two nights from Friday', question);
});

test.each([
  ['We need a cot please', 'Cot: We need a cot please'],
  ['可以加一个婴儿床吗？', 'Cot: 可以加一个婴儿床吗？'],
  ['조용한 방으로 부탁해요', 'Quiet room: 조용한 방으로 부탁해요'],
])('keeps a request in the caller’s own words: %s', (said, row) => {
  expect(linesOf(converse('tomorrow for two nights', said))).toContain(row);
});

test.each([
  ['how much is the studio?', 'Studio: $165 a night.'],
  ['how much is a two-bedroom unit?', 'Two-bedroom unit: $260 a night.'],
  ['单间多少钱？', '标准间：每晚 165 元。'],
  ['스튜디오는 얼마예요?', '스튜디오: 1박 165달러.'],
])('answers with the price of a room: %s', (asked, answer) => {
  expect(converse(asked).say.startsWith(answer)).toBe(true);
  expect(linesOf(converse(asked)).join()).not.toContain('Room');
});
