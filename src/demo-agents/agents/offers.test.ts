import { expect, test } from 'vitest';
import { clinicAgent } from './clinic/agent.ts';
import { conversationWith, rowsOf } from './conversation.fixture.ts';

const clinic = conversationWith(clinicAgent, { now: new Date('2026-11-24T01:00:00Z') });
const [earliest, latest] = ['8 am', '9 am'];

test.each([
  ['first time you said is good for us', earliest],
  ['whatever’s first', earliest],
  ['whichever is the earliest', earliest],
  ['not fussed mate, you choose', earliest],
  ['the later of the two', latest],
  ['whichever is latest', latest],
  ['the last one you said', latest],
  ['头一个吧', earliest],
  ['那就前面那个', earliest],
  ['最早那个', earliest],
  ['随便哪个', earliest],
  ['後面那個', latest],
  ['最晚的', latest],
  ['앞 시간대로 할게요', earliest],
  ['맨 앞 시간이요', earliest],
  ['아무 때나 괜찮아요', earliest],
  ['뒤에 걸로 할게요', latest],
  ['제일 늦은 걸로요', latest],
])('chooses an offered time by its place: %s', (said, time) => {
  const offer = clinic('the nurse on Friday morning please');
  expect(offer.say).toContain(`${earliest} or ${latest}`);
  expect(rowsOf(clinic('the nurse on Friday morning please', said)).join('\n')).toContain(`Fri 27 Nov, ${time}`);
});

test('“it’s my first time” chooses no time', () => {
  const turn = clinic('the nurse on Friday morning please', 'it’s my first time');
  expect(rowsOf(turn)).toContain('Time: Fri 27 Nov?');
});
