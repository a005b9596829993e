import { expect, test } from 'vitest';
import { reply } from '../conversation/dialogue.ts';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, converse, rowsOf, stateOf } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';

const clinic = conversationWith(clinicAgent);
const hotels = conversationWith(hotelsAgent);
const order = ['a coke, pickup', 'no', 'Jo', 'no'] as const;

test.each([
  'ok book it',
  'yep go for it',
  'sweet as',
  'sounds good',
  'all good',
  'yes that’s all correct thank you',
  '好的就这样',
  '네 그렇게 해 주세요',
])('a yes in any form confirms what was read back: %s', (said) => {
  expect(stateOf(converse(...order))).toBe('confirming');
  expect(converse(...order, said).ticket.status).toBe('confirmed');
});

test.each(['nah leave it', 'actually don’t worry about it', '算了', '그냥 안 할래요'])(
  'a caller who leaves it at the read-back is asked whether to cancel: %s',
  (said) => {
    const asked = converse(...order, said);
    expect(stateOf(asked)).toBe('cancelling');
    expect(stateOf(reply(asked.state, 'no'))).toBe('confirming');
    expect(reply(asked.state, 'yes cancel it').ticket.status).toBe('cancelled');
  },
);

test('a yes with a question beside it confirms, and the question is answered', () => {
  const turn = converse(...order, 'yes that’s right, when do you close?');
  expect(turn.ticket.status).toBe('confirmed');
  expect(turn.say).toMatch(/10 pm.*Thank you, Jo/);
});

test.each(['yes but make it two cokes', 'yes and a tiramisu'])('a yes with a change is read back again: %s', (said) => {
  const turn = converse(...order, said);
  expect(turn.ticket.status).toBe('filling');
  expect(stateOf(turn)).toBe('confirming');
});

test('a yes takes the only time that was offered, and a no refuses it', () => {
  const offered = clinic('a doctor’s visit on tuesday', 'at 9.40');
  expect(rowsOf(offered)).toContain('Time: Tue 24 Nov, 9.40 am');
  const soon = converse('a coke, pickup at 6.55 pm', 'no');
  expect(stateOf(reply(soon.state, 'none of those work'))).toBe('asking');
});

test('"leave it" where a detail may be left out leaves it out', () => {
  expect(stateOf(converse('a coke, pickup', 'no', 'Jo', 'nah leave it'))).toBe('confirming');
});

test.each([
  ['请用中文', 'zh-Hans', '好的，我们说中文。'],
  ['한국어로 해 주세요', 'ko', '네, 한국어로 말씀드릴게요.'],
  ['do you speak Korean?', 'ko', '네, 한국어로 말씀드릴게요.'],
  ['can we do this in Chinese please', 'zh-Hans', '好的，我们说中文。'],
  ['in English please', 'en', 'Of course, in English.'],
] as const)('goes on in the language that the caller asks for: %s', (said, language, answer) => {
  const turn = hotels('room for two on friday for two nights', said);
  expect(turn.language).toBe(language);
  expect(turn.say.startsWith(answer)).toBe(true);
  expect(rowsOf(turn)).toContain('Guests: 2');
  expect(stateOf(turn)).toBe('asking');
});

test('the chosen language stays when the caller answers with a name or a number', () => {
  expect(converse('a coke, pickup', 'no', 'do you speak Korean?', 'Jun Park').language).toBe('ko');
});

test('a wish for a language keeps the details beside it', () => {
  const turn = converse('请用中文，我要两罐可乐');
  expect(turn.language).toBe('zh-Hans');
  expect(rowsOf(turn)[0]).toBe('2 × Coke: $8.00');
});

test('says which languages it speaks when it is asked for another', () => {
  expect(converse('do you speak Japanese?').say).toMatch(/^I speak English, Chinese and Korean\./);
});
