import { builtInAgents } from '#demo-agents/agents/built-in-agents.ts';
import { act, startCall, ticketInEnglish } from '#demo-agents/call/call.ts';
import type { CallStart, RowChange, TicketRow, Turn } from '#demo-agents/call/turn.ts';
import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import { demoAgentKeys } from '#shared/demo-agent-keys.ts';

/** Each built-in agent with its key: those of the demo page, and the specialist of the page Partners. */
export const agentsByKey = await Promise.all(
  Object.entries(builtInAgents).map(async ([key, load]) => [key, await load()] as const),
);

/** 6.50 pm on a Saturday in Auckland. */
export const evening = new Date('2026-11-21T05:50:00Z');

/** Returns a function that starts a call with an agent, says these sentences, and returns the last turn. */
export function callWith(agent: DialogueAgent, start: Partial<CallStart> = {}) {
  return (...sentences: readonly string[]): Turn =>
    sentences.reduce(
      (turn, text) => act(turn, { type: 'say', text }),
      startCall(agent, { now: evening, locale: 'en-NZ', ...start }),
    );
}

/** Like {@link callWith}, for the agent with this key. */
export function callTo(key: string) {
  const agent = agentsByKey.find(([other]) => other === key)?.[1];
  if (!agent) throw new Error(`There is no agent ${key}.`);
  return callWith(agent);
}

/** Returns each line of the ticket of the business as a short text. */
export function linesOf(turn: Turn): string[] {
  return ticketInEnglish(turn).map(({ label, value }) => `${label}: ${value}`);
}

/** Returns a change that fills a row through its control. `pick` returns a number from 0 to below its argument. */
export function fillingChange({ control }: TicketRow, pick: (below: number) => number): RowChange {
  const one = <Item>(items: readonly Item[]) => items[pick(items.length)];
  switch (control.kind) {
    case 'choice':
      return { kind: 'choice', key: one(control.options.filter(({ isAvailable }) => isAvailable))?.key ?? 'none' };
    case 'count':
      return { kind: 'count', count: control.min + pick(4) };
    case 'time':
      return { kind: 'time', day: control.day ?? one(control.days)?.day, minutes: one(control.times)?.minutes };
    case 'nights':
      return { kind: 'nights', from: pick(2) ? control.latest : control.earliest, nights: 1 + pick(3) };
    case 'order': {
      const [item, size] = [one(control.menu.items), one(control.menu.sizes)];
      const line = { item: item?.key ?? 'none', size: size?.key, count: 1 + pick(5), without: [], extra: [] };
      return { kind: 'order', lines: pick(4) ? [...control.lines, line] : [line] };
    }
    default: {
      const words = { name: 'Mei Chen', tel: '021 555 0199', address: '22 Kauri Road', text: 'mei@example.com' };
      return { kind: 'text', text: words[control.entry] };
    }
  }
}

/** The agents of the demo page. */
export const allAgents: readonly DialogueAgent[] = await Promise.all(demoAgentKeys.map((key) => builtInAgents[key]()));
