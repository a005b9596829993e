import { expect, test, vi } from 'vitest';
import { builtInAgents } from '../../../src/demo-agents/agents/built-in-agents.ts';
import { reply, startDialogue } from '../../../src/demo-agents/conversation/dialogue.ts';

/** Whether the agents look for requests that they have not understood. */
const guard = vi.hoisted(() => ({ looks: true }));

vi.mock('../../../src/demo-agents/understanding/unread.ts', async (load) => {
  const whole = await load<typeof import('../../../src/demo-agents/understanding/unread.ts')>();
  const find: typeof whole.findUnread = (...words) => (guard.looks ? whole.findUnread(...words) : []);
  return { ...whole, findUnread: find };
});

/** Returns the number of rows "To confirm" of an order with a request that no agent understands. */
async function rowsToConfirm(): Promise<number> {
  const agent = await builtInAgents.takeaway();
  const { state } = startDialogue(agent, { now: new Date('2026-11-21T05:50:00Z'), locale: 'en-NZ' });
  const turn = reply(state, 'a large margherita, could you cut it into squares, I’ll pick it up');
  return turn.ticket.rows.filter(({ label }) => label === 'To confirm').length;
}

test('detects an agent that drops a request which it has not understood', async () => {
  expect(await rowsToConfirm()).toBe(1);
  guard.looks = false;
  expect(await rowsToConfirm()).toBe(0);
});
