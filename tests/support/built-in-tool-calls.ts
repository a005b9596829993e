import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import type { SlotValue, SlotValues } from '#demo-agents/slots/slot-values.ts';
import type { DialogueEvent } from '#demo-agents/understanding/dialogue-event.ts';
import type { StubToolCall } from './stub-model.ts';

/**
 * Returns the tool calls of a model that understands an utterance exactly as the agent does without a model. `event` is
 * what the agent has understood by itself.
 */
export function toolCallsOf(agent: DialogueAgent, event: DialogueEvent, before: SlotValues): StubToolCall[] {
  if (event.type !== 'details' && event.type !== 'question') return [];
  const questions = event.questions.map(({ choice, item, question }) => ({
    name: 'caller_asks',
    input: { question: question.key, about: item ?? choice },
  }));
  if (event.type === 'question') return questions;
  const { rejected, values } = event;
  const changed = agent.slots.filter(({ key }) => JSON.stringify(values[key]) !== JSON.stringify(before[key]));
  return [
    ...changed.flatMap(({ key }) => callFor(key, values[key]) ?? []),
    ...(rejected ? [{ name: `set_${rejected.slot}`, input: { choice: rejected.choice } }] : []),
    ...questions,
  ];
}

function callFor(key: string, value: SlotValue | undefined): StubToolCall | undefined {
  const name = `set_${key}`;
  switch (value?.kind) {
    case 'order':
      return { name, input: { lines: value.order.lines, isComplete: value.order.isComplete } };
    case 'choice':
      return { name, input: { choice: value.key } };
    case 'count':
      return { name, input: { count: value.count } };
    case 'text':
      return { name, input: { words: value.text } };
    case 'date-time':
      return { name, input: { day: value.day, time: timeOf(value.minutes), part: value.part } };
    case 'date-range':
      return { name, input: { from: value.from, nights: value.nights } };
    case 'time':
      return { name, input: { band: value.band, time: timeOf(value.minutes) } };
    case 'declined':
      return { name: 'caller_declines', input: { slot: key } };
    case undefined:
      return undefined;
  }
}

function timeOf(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
