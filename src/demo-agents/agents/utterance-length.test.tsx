import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { utteranceMaximum } from '#domain/business-constants.ts';
import { reply, startDialogue } from '../conversation/dialogue.ts';
import { LiveCallPanel } from '../live-call/live-call-panel.tsx';
import { builtInAgents } from './built-in-agents.ts';
import { takeawayAgent } from './takeaway/agent.ts';

const start = { now: new Date('2026-11-20T06:00:00Z'), locale: 'en-NZ' } as const;

/** Pieces of utterances that make careless patterns slow when they are repeated. */
const parts = [
  'a',
  'a ',
  ' ',
  '1',
  '1 ',
  "o'",
  '-',
  ', ',
  'no ',
  'the 1 ',
  'two two ',
  'to the ',
  '两',
  '一 ',
  '한',
  '열 ',
];

/** Runs `work` three times and returns the shortest processor time, in milliseconds. */
function timeOf(work: () => unknown): number {
  const attempts = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...attempts);
}

test('the text field of a call allows as many characters as an agent reads, and no more', () => {
  const markup = renderToStaticMarkup(<LiveCallPanel agent={takeawayAgent} locale="en-NZ" />);
  expect(markup).toContain(`maxLength="${utteranceMaximum}"`);
});

test.each([
  ['two cokes ', 'That was a lot at once.'],
  ['两罐可乐，', '一次说得有点多'],
  ['콜라 두 개 ', '한 번에 말씀이 너무 길어요.'],
])('an utterance over the limit is not read, and the answer says so: %s', (part, sentence) => {
  for (const length of [utteranceMaximum, utteranceMaximum + 1, 1_000_000]) {
    const turn = reply(startDialogue(takeawayAgent, start).state, part.repeat(length).slice(0, length));
    expect(turn.say).toContain(sentence);
    expect(turn.ticket.rows).toEqual(startDialogue(takeawayAgent, start).ticket.rows);
  }
});

test('no utterance within the limit takes long', async () => {
  const slow: string[] = [];
  for (const load of Object.values(builtInAgents)) {
    const begun = startDialogue(await load(), start).state;
    reply(begun, 'a first utterance compiles the patterns');
    for (const part of parts) {
      const said = part.repeat(400).slice(0, 400);
      const time = timeOf(() => reply(begun, said));
      if (time > 200) slow.push(`${JSON.stringify(part)}: ${time} ms`);
    }
  }
  expect(slow).toEqual([]);
});

test('an utterance of a million characters takes no more time than a short one', () => {
  const { state } = startDialogue(takeawayAgent, start);
  for (const part of parts) expect(timeOf(() => reply(state, part.repeat(1_000_000)))).toBeLessThan(50);
});
