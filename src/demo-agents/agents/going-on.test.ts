import { expect, test } from 'vitest';
import { demoLanguages } from '#language/languages.ts';
import { type DialogueResponse, reply, startDialogue } from '../conversation/dialogue.ts';
import { laterForms } from '../conversation/later-prompts.ts';
import { clinicAgent } from './clinic/agent.ts';
import { allAgents, conversationWith, converse, evening, rowsOf, stateOf } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';
import { tradesAgent } from './trades/agent.ts';

const clinic = conversationWith(clinicAgent);
const motel = conversationWith(hotelsAgent);

/**
 * Returns a text with the agent's current question and all details that it knows. If two turns have the same text, the
 * agent has asked the same question twice without learning anything in between.
 */
function questionOf({ isOver, state: { snapshot } }: DialogueResponse): string | undefined {
  const key = laterForms(snapshot.value, snapshot.context)?.key;
  return isOver || key === undefined ? undefined : JSON.stringify([key, snapshot.context.values]);
}

test.each(allAgents)('$key: whoever repeats words that are not understood reaches a person or a ticket', (agent) => {
  for (const { tag } of demoLanguages) {
    for (const words of ['mmh grrf', 'brz lkj 77', '咕噜噜', '흐음흐므']) {
      let turn = startDialogue(agent, { now: evening, locale: 'en-NZ', language: tag });
      const asked: string[] = [];
      for (let round = 0; round < 40 && !turn.isOver; round += 1) {
        turn = reply(turn.state, stateOf(turn) === 'offering' ? 'no' : words);
        asked.push(...[questionOf(turn) ?? []].flat());
      }
      expect(turn.isOver, `${words}: ${turn.say}`).toBe(true);
      for (const question of asked)
        expect(asked.filter((other) => other === question).length, question).toBeLessThan(3);
    }
  }
});

test('an answer that is not understood twice is noted in the caller’s words, to be confirmed', () => {
  const booked = ['a doctor’s visit on tuesday at 9.40', 'Mei Chen'];
  const turn = clinic(...booked, 'off and on', 'off and on');
  expect(turn.say).toMatch(/^I’ve noted that in your words, and someone will check it with you\. And a phone number\?/);
  expect(rowsOf(turn)).toContain('New or known: not given');
  expect(rowsOf(turn)).toContain('To confirm: New or known: “off and on”');
  const readBack = reply(reply(turn.state, '021 555 0199').state, 'no');
  expect(readBack.say).toContain('I’m not sure about “off and on”, so someone will check it.');
  expect(rowsOf(reply(readBack.state, 'yes'))).toContain('To confirm: New or known: “off and on”');
});

test('a detail that the caller gives later is no longer to be confirmed', () => {
  const turn = clinic('a doctor’s visit on tuesday at 9.40', 'Mei Chen', 'off and on', 'off and on');
  const later = reply(turn.state, 'it’s my first visit, 021 555 0199');
  expect(rowsOf(later)).toContain('New or known: First visit');
  expect(rowsOf(later).join()).not.toContain('To confirm');
});

test('the order counts as complete when "Anything else?" was not answered twice', () => {
  expect(converse('a coke, pickup', 'grrf', 'grrf').say).toMatch(/What name is it under\?$/);
});

test('a detail that cannot be assumed leads to a person, also for who wants none', () => {
  const offered = motel('from Friday for two nights', 'zig zag', 'zig zag');
  expect(stateOf(offered)).toBe('offering');
  const over = reply(offered.state, 'no');
  expect(over.ticket.status).toBe('handed over');
  expect(over.say).toMatch(/^I’m not getting this right, so a person takes over\./);
});

test('what only resembles danger gets the urgent answer twice at most, and its details are kept', () => {
  const plumber = conversationWith(tradesAgent);
  const said = 'the baby is limp and won’t wake, we’re at 93 Kauri Street';
  const warned = plumber(said);
  expect(warned.say).toContain('111');
  expect(rowsOf(warned)).toContain('Where: 93 Kauri Street');
  expect(plumber(said, said, said).say).not.toContain('111');
});

test('a phrase for an emergency gets the urgent answer every time', () => {
  const said = 'my house is on fire';
  expect(motel(said, said, said, said).say).toContain('111');
});

test.each(['amazing yes', 'hundy percent', '这下对了', '可以可以，尽快哦', '네 이제 맞아요'])(
  'agrees at the read-back: %s',
  (yes) => {
    const said = ['a doctor’s visit on tuesday at 9.40', 'Mei Chen', 'no', '021 555 0199', 'no'];
    expect(clinic(...said, yes).ticket.status).toBe('confirmed');
  },
);

test.each(['amazing, but no', 'yes but make it wednesday', '不对', '이름이 틀려요'])('does not agree: %s', (words) => {
  const said = ['a doctor’s visit on tuesday at 9.40', 'Mei Chen', 'no', '021 555 0199', 'no'];
  expect(clinic(...said, words).ticket.status).not.toBe('confirmed');
});
