import { expect, test } from 'vitest';
import { demoLanguages } from '#language/languages.ts';
import { reply, startDialogue } from '../conversation/dialogue.ts';
import { clinicAgent } from './clinic/agent.ts';
import { allAgents, conversationWith, converse, evening, rowsOf, stateOf } from './conversation.fixture.ts';

const clinic = conversationWith(clinicAgent);

test.each(allAgents)('$key: no question is put twice in the same words, and a person is offered', (agent) => {
  for (const { tag } of demoLanguages) {
    let turn = startDialogue(agent, { now: evening, locale: 'en-NZ', language: tag });
    const said: string[] = [turn.say];
    for (let round = 0; round < 4; round += 1) {
      turn = reply(turn.state, '');
      said.push(turn.say);
    }
    expect(new Set(said).size, said.join(' / ')).toBe(said.length);
    expect(stateOf(turn)).toBe('offering');
  }
});

test('a second prompt is put in other words, and a third gives an example', () => {
  const said = ['a coke, pickup', 'no'] as const;
  expect(converse(...said).say).toMatch(/What name is it under\?$/);
  expect(converse(...said, '021 555 0199').say).toMatch(/What name shall I put down\?$/);
  expect(converse(...said, '021 555 0199', '').say).toMatch(/Just the name is enough, such as “Mei Chen”\.$/);
});

test('a caller who keeps asking questions gets the answers, and in the end no prompt', () => {
  const asked = ['when do you close?', 'where are you?', 'do you have vegan cheese?'];
  const turns = [1, 2, 3].map((count) => converse('a coke, pickup', 'no', ...asked.slice(0, count)));
  expect(turns[0]?.say).toBe('We’re open every day from 11.30 am to 10 pm. What name shall I put down?');
  for (const { say } of turns.slice(1)) expect(say).not.toMatch(/\?$|such as/);
  for (const turn of turns) expect(stateOf(turn)).toBe('asking');
});

test('a caller who asks to hear it again hears the same words', () => {
  const turn = clinic('a doctor’s visit');
  const again = reply(turn.state, 'say that again');
  expect(again.say).toBe('What day and time would suit?');
  expect(reply(reply(again.state, 'mmh grrf').state, 'pardon').say).toBe(
    'Which day shall I look at, and about what time?',
  );
});

test('a yes that answers nothing leads to a person, not to a loop', () => {
  expect(stateOf(converse('hi', 'yes', 'yes'))).toBe('offering');
  expect(stateOf(clinic('a doctor’s visit', 'sure', 'ok'))).toBe('offering');
});

test('free times that do not suit are offered again in other words, and then a person takes over', () => {
  const first = clinic('a doctor’s visit', 'sunday at 10');
  const second = reply(first.state, 'sunday at 10');
  const third = reply(second.state, 'sunday at 10');
  expect(first.say).toMatch(/^We’re closed then\. The nearest I have: /);
  expect(second.say).toMatch(/^We’re closed then\. .*or would another day be better\?$/);
  expect(third.ticket.status).toBe('handed over');
});

test.each([
  ['en', 'a doctor’s visit on tuesday at 9.40', 'eira wen marsh', 'I heard the name as “Eira Wen Marsh”.'],
  ['en', 'a doctor’s visit on tuesday at 9.40', 'Mei Chen', undefined],
] as const)('the read-back says what may be misheard (%s, %s, %s)', (_language, wish, name, sentence) => {
  const turn = clinic(wish, name, 'no', '021 555 0199', 'no');
  expect(stateOf(turn)).toBe('confirming');
  if (sentence) expect(turn.say).toContain(sentence);
  else expect(turn.say).not.toContain('I heard');
});

test('a number without a usual form is uncertain until the caller corrects it', () => {
  const said = ['a doctor’s visit on tuesday at 9.40', 'Mei Chen', 'no', '5550 1990', 'no'] as const;
  expect(clinic(...said).say).toContain('I heard the number as “5550 1990”.');
  expect(clinic(...said, 'no', '021 555 0199').say).not.toContain('I heard');
});

test('a ticket is confirmed only by a yes directly after the read-back', () => {
  const said = ['a doctor’s visit on tuesday at 9.40', 'Mei Chen', 'no', '021 555 0199', 'no'] as const;
  const urgent = clinic(...said, 'there is so much smoke, fire!');
  expect(urgent.say).toContain('111');
  expect(stateOf(urgent)).toBe('confirming');
  const readBack = reply(urgent.state, 'yes');
  expect(readBack.ticket.status).toBe('filling');
  expect(readBack.say).toMatch(/^Let me read that back: new appointment/);
  expect(reply(readBack.state, 'yes').ticket.status).toBe('confirmed');
});

test('no ticket is confirmed by a call that changes a detail at the read-back', () => {
  const turn = converse('a coke, pickup', 'no', 'Jo', 'no', 'yes but two cokes please');
  expect(turn.ticket.status).toBe('filling');
  expect(rowsOf(turn)[0]).toMatch(/Coke/);
  expect(turn.say).toContain('Let me read that back');
});
