import { expect, test } from 'vitest';
import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { demoLanguages, languageOf } from '#language/languages.ts';
import { agentsByKey, allAgents, callTo, callWith, linesOf } from '#tests/support/demo-calls.ts';
import { clinicAgent } from './clinic/agent.ts';
import { takeawayAgent } from './takeaway/agent.ts';

/** What a caller says first, so that the ticket has a row before the questions. */
const openings: Readonly<Record<string, string>> = {
  takeaway: 'a coke',
  clinic: 'as soon as possible',
  beauty: 'a manicure please',
  trades: 'my toilet is blocked, it can wait',
  hotels: 'for two nights from Friday',
  partners: 'we could bring 5 clients a year',
};
const languages = demoLanguages.map(({ tag }) => tag);

test.each(agentsByKey.flatMap(([key, agent]) => languages.map((tag) => [key, tag, agent] as const)))(
  '%s answers each of its questions in %s, and then continues the call',
  (key, language, agent) => {
    const call = callWith(agent);
    const opening = openings[key] ?? '';
    const before = linesOf(call(opening));
    for (const { triggers, answer, isWorkedOut } of agent.questions) {
      const phrase = triggers.find((trigger) => languageOf(trigger) === language);
      if (isWorkedOut || phrase === undefined) continue;
      const turn = call(opening, `${phrase.replaceAll('+', ' ')}?`);
      expect(turn.say, phrase).toContain(answer[language].replace('{number}', '111'));
      expect([turn.language, turn.isOver], phrase).toEqual([language, false]);
      expect(linesOf(turn), phrase).toEqual(expect.arrayContaining(before));
    }
  },
);

test('the price of a delivery belongs to the question before it', () => {
  const delivery = takeawayAgent.questions.find(({ key }) => key === 'delivery');
  const turn = callWith(takeawayAgent)('a coke', 'Do you deliver, and what does it cost?');
  expect(turn.say).toContain(delivery?.answer.en);
  expect(turn.answered).toHaveLength(1);
});

test.each(allAgents)('$key has at least 12 questions, every answer and its words in every language', (agent) => {
  expect(agent.questions.length).toBeGreaterThanOrEqual(12);
  expect(new Set(agent.questions.map(({ key }) => key)).size).toBe(agent.questions.length);
  for (const { answer, triggers } of agent.questions)
    for (const tag of languages) {
      expect(answer[tag]).not.toBe('');
      expect(triggers.some((trigger) => languageOf(trigger) === tag)).toBe(true);
    }
});

test.each([
  ['takeaway', 'how much is a large seafood?', 'Seafood: large $29.'],
  ['takeaway', 'what’s on the hawaiian?', 'The Hawaiian has tomato, mozzarella, ham and pineapple.'],
  ['takeaway', '海鲜披萨多少钱？', '海鲜披萨：标准 23 元，大号 29 元。'],
  ['takeaway', '페퍼로니는 얼마예요?', '페퍼로니: 레귤러 20달러, 라지 26달러.'],
  ['beauty', 'How much is an hour’s massage?', 'One-hour massage: $110, 1 hour.'],
  ['beauty', '염색은 얼마예요?', '염색: 150달러부터, 1시간 45분.'],
  ['clinic', 'How much is the nurse?', 'Nurse visit: $35, 20 minutes.'],
  ['hotels', 'how much is the studio?', 'Studio: $165 a night.'],
  ['hotels', '单间多少钱？', '标准间：每晚 165 元。'],
  ['hotels', '스튜디오는 얼마예요?', '스튜디오: 1박 165달러.'],
])('%s answers with what the caller asks about, and puts nothing on the ticket: %s', (key, asked, answer) => {
  const turn = callTo(key)(asked);
  expect(turn.say.startsWith(answer)).toBe(true);
  expect(linesOf(turn)).toEqual([]);
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

test.each([
  ['beauty', ['a cut with Tia on Friday at 2', 'how dear is that?'], 'That’s $75.'],
  ['beauty', ['a cut with Tia on Friday at 2', 'what’s it going to set me back?'], 'That’s $75.'],
  ['beauty', ['周五下午两点剪头发，约Tia', '贵不贵？'], '一共 75 元。'],
  ['beauty', ['周五下午两点剪头发，约Tia', '改时间要不要另外收钱？'], '24 小时之前更改或取消免费'],
  ['beauty', ['一小时按摩，明天', '按摩师是男生还是女生？'], '这个我不清楚'],
  ['takeaway', ['hey how’s it going', 'a coke', 'what do you sting us for delivery?'], 'We deliver within 5'],
  ['hotels', ['a studio', 'And the wifi, is that included or what?'], 'Wifi is free'],
  ['trades', ['견적 좀 받고 싶어요', '견적 내러 오시는 건 무료죠?'], '견적은 무료입니다.'],
  ['takeaway', ['a coke', 'that’s all', '对了你们送餐费多少钱啊'], '5 公里以内可以外送，6 元'],
])('%s answers what the ticket or the words before it are about: %j', (key, sentences, answer) => {
  expect(callTo(key)(...sentences).say.startsWith(answer)).toBe(true);
});

test('a question about delivery chooses none', () => {
  const turn = callTo('takeaway')('a coke', 'that’s all', '对了你们送餐费多少钱啊');
  expect(linesOf(turn).join()).not.toContain('Delivery');
});

test.each([
  ['beauty', ['I’m running ten minutes late.'], 'Running late: I’m running ten minutes late.'],
  ['hotels', ['tomorrow for two nights', 'We need a cot please'], 'Cot: We need a cot please'],
  ['hotels', ['tomorrow for two nights', '조용한 방으로 부탁해요'], 'Quiet room: 조용한 방으로 부탁해요'],
])('%s keeps on the ticket what staff should know, in the caller’s own words: %j', (key, said, row) => {
  expect(linesOf(callTo(key)(...said))).toContain(row);
});

test.each([
  ['en-NZ', '111'],
  ['en-AU', '000'],
] as const)(
  'answers medical questions without advice, with who may give it and the emergency number of %s',
  (locale, number) => {
    const turn = callWith(clinicAgent, { locale })('Is it serious if I take two ibuprofen?');
    expect(turn.say).toContain('I can’t say anything about symptoms or medicines.');
    expect(turn.say).toContain(`ring ${number}`);
  },
);
