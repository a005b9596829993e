import { expect, test } from 'vitest';
import { readIn, valueIn } from '#tests/support/demo-readings.ts';
import { beautyAgent } from '../agents/beauty/agent.ts';
import { clinicAgent } from '../agents/clinic/agent.ts';
import { hotelsAgent } from '../agents/hotels/agent.ts';
import { takeawayAgent } from '../agents/takeaway/agent.ts';
import { tradesAgent } from '../agents/trades/agent.ts';

const questionsIn = (reading: ReturnType<typeof readIn>) => reading.questions.map(({ question }) => question.key);

test.each([
  [tradesAgent, 'rotten eggs smell round the califont', 'emergency'],
  [tradesAgent, '闻到煤气味', 'emergency'],
  [clinicAgent, '숨을 못 쉬겠어요', 'emergency'],
  [takeawayAgent, 'two margheritas and my house is on fire', 'emergency'],
  [hotelsAgent, 'my husband has collapsed and is not breathing', 'danger'],
  [beautyAgent, 'I want to kill myself', 'distress'],
  [beautyAgent, '我不想活了', 'distress'],
])('hears an emergency before anything else: %#', (agent, text, alarm) => {
  expect(readIn(agent, text).alarm).toBe(alarm);
});

test.each(['can I talk to a real person', '转人工', '사람 바꿔 주세요', 'a cut please, or put me through to someone'])(
  'hears the wish for a person in every agent: %s',
  (text) => {
    for (const agent of [beautyAgent, clinicAgent, hotelsAgent, takeawayAgent, tradesAgent])
      expect(readIn(agent, text, { asked: 'name' }).wantsPerson).toBe(true);
  },
);

test.each([
  ['对的，就这样', 'yes'],
  ['네 그렇게 해 주세요', 'yes'],
  ['yeah nah', 'no'],
  ["that isn't what I asked for", 'no'],
  ['不对，有个地方错了', 'no'],
  ['아니요 틀렸어요', 'no'],
  ['sorry, can you say that again', 'repeat'],
  ['再说一遍', 'repeat'],
  ['뒤로', 'back'],
  ['please cancel the whole thing', 'cancel'],
  ["yeah no, leave it, don't book anything", 'cancel'],
  ['哎哟算了算了，我老婆说饭都煮好了', 'cancel'],
  ['예약하지 마세요', 'cancel'],
])('reads what the caller wants at the read-back: %s', (text, intent) => {
  expect(readIn(beautyAgent, text, { isConfirming: true }).intent).toBe(intent);
});

test('a yes that changes something is no yes', () => {
  const reading = readIn(beautyAgent, 'yes but make it Friday at 2 pm', { isConfirming: true });
  expect(reading.intent).toBeUndefined();
  expect(valueIn(reading, 'time')).toBe('2026-11-27 14:00');
});

test.each([
  ['can we speak Korean?', 'ko', 'language'],
  ['可以说英语吗', 'en', 'language'],
  ['中文', 'zh-Hans', 'language'],
  ['do you speak French', 'en', 'otherLanguage'],
])('changes the language when asked to: %s', (text, language, intent) => {
  expect(readIn(beautyAgent, text)).toMatchObject({ language, intent });
});

test('a spelled street changes no language', () => {
  expect(readIn(tradesAgent, '33 Hinemoa Avenue, H-I-N-E-M-O-A', { language: 'ko' }).language).toBe('ko');
});

test.each([
  ['a cut on Friday, and is there parking?', ['parking'], 'cut'],
  ['星期五剪头发，你们那里好停车吗？', ['parking'], 'cut'],
  ['금요일에 커트요, 주차 되나요?', ['parking'], 'cut'],
])('answers a question beside a value, and keeps the value: %s', (text, questions, service) => {
  const reading = readIn(beautyAgent, text);
  expect(questionsIn(reading)).toEqual(questions);
  expect(valueIn(reading, 'service')).toBe(service);
});

test('reads no value from a question that only wants to know', () => {
  expect(readIn(beautyAgent, 'how much is a massage?').values).toEqual([]);
  expect(readIn(beautyAgent, 'can I get a massage on Friday?').values.map(({ slot }) => slot)).toEqual([
    'service',
    'time',
  ]);
});

test('says which question it does not know', () => {
  expect(readIn(hotelsAgent, 'a studio for two, do you sell fishing licences?')).toMatchObject({
    leftover: 'do you sell fishing licences?',
    asksUnknown: true,
  });
});

test.each([
  [beautyAgent, 'foils and a trim', 'foils'],
  [beautyAgent, 'a cut please, and could you please water my plants', 'could you please water my plants'],
  [takeawayAgent, 'a large margherita, cut it into squares please', 'cut it into squares please'],
])('says what it did not catch beside what it did: %#', (agent, text, leftover) => {
  const reading = readIn(agent, text);
  expect(reading.leftover).toContain(leftover);
  expect(reading.values.length).toBe(1);
});

test.each([
  [beautyAgent, 'lash extensions please', 'lash extensions'],
  [takeawayAgent, 'a diet coke', 'diet coke'],
  [hotelsAgent, '豪华套房', '豪华套房'],
])('never replaces an unknown thing by the nearest known one: %#', (agent, text, words) => {
  expect(readIn(agent, text)).toMatchObject({ trouble: { kind: 'notOffered', words }, values: [] });
});

test.each([
  [takeawayAgent, 'x'.repeat(2001), 'tooLong'],
  [takeawayAgent, 'my card is 4111 1111 1111 1111', 'cardNumber'],
  [hotelsAgent, 'from the 31st of June', 'impossibleDate'],
  [clinicAgent, 'at 25 o’clock', 'impossibleTime'],
  [takeawayAgent, '99 large pepperonis', 'tooMany'],
  [hotelsAgent, '사십 명이요', 'tooMany'],
])('names what cannot be: %#', (agent, text, kind) => {
  const reading = readIn(agent, text);
  expect(reading.trouble?.kind).toBe(kind);
  expect(reading.values).toEqual([]);
});

test.each(['😀😀😀', '???', 'ខ្ញុំចង់កក់បន្ទប់', '\u0000\u200b', 'asdf qwer zxcv'])(
  'reads no value from noise: %j',
  (text) => {
    for (const agent of [beautyAgent, clinicAgent, hotelsAgent, takeawayAgent, tradesAgent])
      expect(readIn(agent, text, { language: 'en' })).toMatchObject({ values: [], removed: [], language: 'en' });
  },
);

test('empties a slot when the caller takes its value back', () => {
  const values = { how: { kind: 'choice', key: 'delivery' } } as const;
  expect(readIn(takeawayAgent, 'no delivery', { values }).removed).toEqual(['how']);
  expect(readIn(takeawayAgent, '不要外送', { values }).removed).toEqual(['how']);
});
