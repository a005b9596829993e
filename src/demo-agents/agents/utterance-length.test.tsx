import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { utteranceMaximum, utterancePartMaximum } from '#shared/rules/business-constants.ts';
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

/**
 * Returns the processor time of `work`, in milliseconds. If it is more than `enough`, the shortest of three attempts
 * counts.
 */
function timeOf(work: () => unknown, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least > enough; attempt += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
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
  for (const length of [utteranceMaximum + 1, 1_000_000]) {
    const turn = reply(startDialogue(takeawayAgent, start).state, part.repeat(length).slice(0, length));
    expect(turn.say).toContain(sentence);
    expect(turn.ticket.rows).toEqual(startDialogue(takeawayAgent, start).ticket.rows);
  }
});

test('an utterance at the limit is read to its end, sentence by sentence', () => {
  const story = 'We had such a long day and everyone here is hungry. ';
  const said = `${story.repeat(30)}Two large margheritas and a coke, pickup. ${story.repeat(3)}My name is Mei Chen. Call me on 021 555 0199.`;
  expect(said.length).toBeGreaterThan(4 * utterancePartMaximum);
  expect(said.length).toBeLessThanOrEqual(utteranceMaximum);
  const { ticket } = reply(startDialogue(takeawayAgent, start).state, said);
  expect(ticket.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    '2 × Large margherita: $48.00',
    '1 × Coke: $4.00',
    'Total, GST included: $52.00',
    'Pickup: 7.20 pm',
    'Name: Mei Chen',
    'Phone: 021 555 0199',
  ]);
});

test('a wish for a person and danger are heard at the end of a long utterance', () => {
  const story = 'We had such a long day and everyone here is hungry. ';
  const hear = (end: string) => reply(startDialogue(takeawayAgent, start).state, `${story.repeat(30)}${end}`);
  expect(hear('Put me through to a person please.').ticket.status).toBe('handed over');
  expect(hear('And now there is smoke in the kitchen and it is on fire!').say).toContain('111');
});

test('no utterance within the limit takes long', { timeout: 180_000 }, async () => {
  const slow: string[] = [];
  for (const load of Object.values(builtInAgents)) {
    const begun = startDialogue(await load(), start).state;
    reply(begun, 'a first utterance compiles the patterns');
    for (const part of parts) {
      for (const [length, limit] of [
        [utterancePartMaximum, 1000],
        [utteranceMaximum, 5000],
      ] as const) {
        const said = part.repeat(length).slice(0, length);
        const time = timeOf(() => reply(begun, said), limit);
        if (time > limit) slow.push(`${JSON.stringify(part)} × ${length}: ${time} ms`);
      }
    }
  }
  expect(slow).toEqual([]);
});

test('an utterance of a million characters takes no more time than a short one', () => {
  const { state } = startDialogue(takeawayAgent, start);
  for (const part of parts) expect(timeOf(() => reply(state, part.repeat(1_000_000)), 500)).toBeLessThan(500);
});
