import { expect, test } from 'vitest';
import { takeawayAgent } from '#demo-agents/agents/takeaway/agent.ts';
import { reply, startDialogue } from '#demo-agents/conversation/dialogue.ts';

// Shows that the tests of `eventOfReading` can fail. The dialogue itself accepts every event. So without the checks of
// `eventOfReading`, a value that a model invents would be on the ticket.
test('a value that nobody has checked reaches the ticket', () => {
  const { state } = startDialogue(takeawayAgent, { now: new Date('2026-11-21T05:50:00Z'), locale: 'en-NZ' });
  const { ticket } = reply(state, 'one pizza please', {
    type: 'details',
    language: 'en',
    values: { ...state.snapshot.context.values, name: { kind: 'text', text: 'Mallory' } },
    questions: [],
    notes: {},
  });
  expect(ticket.rows).toContainEqual({ label: 'Name', value: 'Mallory', kind: 'fact' });
});
