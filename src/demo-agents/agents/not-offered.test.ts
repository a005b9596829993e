import { expect, test } from 'vitest';
import { reply } from '../conversation/dialogue.ts';
import { beautyAgent } from './beauty/agent.ts';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, converse, rowsOf, stateOf } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';
import { tradesAgent } from './trades/agent.ts';

const wednesday = new Date('2026-11-18T00:10:00Z');
const agents = {
  takeaway: converse,
  beauty: conversationWith(beautyAgent, { now: wednesday }),
  clinic: conversationWith(clinicAgent, { now: wednesday }),
  trades: conversationWith(tradesAgent),
  hotels: conversationWith(hotelsAgent),
};

test.each([
  ['takeaway', 'sushi', 'We don’t do sushi. We have margherita, pepperoni,'],
  ['takeaway', 'can i get a burger and fries', 'We don’t do burgers. We have'],
  ['takeaway', 'a diet coke', 'We don’t do diet coke.'],
  ['takeaway', 'can i get a sausage roll', 'I don’t find sausage roll on our menu. We have'],
  ['takeaway', '能点寿司吗', '我们没有寿司。我们有玛格丽特'],
  ['takeaway', '我要一份麻婆豆腐', '菜单上没有找到麻婆豆腐。'],
  ['takeaway', '불고기 피자 되나요', '불고기 피자는 없습니다. 마르게리타'],
  ['takeaway', '김밥 하나 주세요', '메뉴에서 김밥을 찾지 못했어요.'],
  ['beauty', 'laser hair removal', 'We don’t do laser hair removal. We do cuts'],
  ['beauty', '可以烫发吗', '我们不做烫发。我们做剪发'],
  ['beauty', '속눈썹 연장 되나요?', '속눈썹 연장은 하지 않습니다.'],
  ['clinic', 'can I see a dentist', 'We don’t do dentistry here. We have doctor’s visits'],
  ['clinic', '치과 예약이요', '치과는 저희가 하지 않습니다.'],
  ['trades', 'can you mow my lawn', 'We don’t do lawn mowing. We do plumbing'],
  ['trades', '可以割草吗', '我们不做割草。'],
  ['hotels', 'do you have a penthouse', 'There’s no penthouse here. We have studios'],
  ['hotels', '스위트룸 있어요?', '스위트룸은 없습니다.'],
] as const)('%s: "%s" is not offered, and the agent says what is', (agent, said, answer) => {
  const turn = agents[agent](said);
  expect(turn.say).toContain(answer);
  expect(stateOf(turn)).toBe('asking');
  expect(turn.state.snapshot.context.failedTurns).toBe(0);
});

test('what is offered in the same sentence is kept', () => {
  const turn = converse('a large pepperoni and some chicken wings');
  expect(turn.say).toContain('We don’t do chicken wings.');
  expect(rowsOf(turn)[0]).toBe('1 × Large pepperoni: $26.00');
  const salon = agents.beauty('I want botox and a facial on Friday');
  expect(salon.say).toContain('We don’t do botox.');
  expect(rowsOf(salon)).toContain('Service: Facial');
});

test('what is offered is never said to be missing', () => {
  expect(agents.beauty('속눈썹 펌이요').say).not.toContain('하지 않습니다');
  expect(agents.hotels('带厨房的套房').say).not.toContain('没有');
  expect(agents.trades('the carpet is wet, a pipe is leaking').say).not.toContain('We don’t do');
  expect(converse('i want to order a pizza please').say).not.toContain('menu');
  expect(reply(converse('a coke, pickup', 'no').state, 'Sam Burger').say).toMatch(/^Thanks, Sam Burger/);
});
