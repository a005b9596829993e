import { read } from '#demo-agents/reading/read.ts';
import type { Reading, ReadingContext } from '#demo-agents/reading/reading.ts';
import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import { localTimeAt } from '#demo-agents/slots/business-time.ts';
import type { SlotValue } from '#demo-agents/slots/slot-values.ts';
import { languageOf } from '#language/languages.ts';

/** 2 pm on Tuesday 24 November 2026 in Auckland. */
const afternoon = localTimeAt(new Date('2026-11-24T01:00:00Z'), 'en-NZ');

/** Returns the situation in which an utterance is read. `asked` is the key of the slot that the agent has asked for. */
export function situation(
  agent: DialogueAgent,
  { asked, ...rest }: Partial<Omit<ReadingContext, 'asked'>> & { readonly asked?: string } = {},
): ReadingContext {
  const slot = agent.slots.find(({ key }) => key === asked);
  return {
    agent,
    language: 'en',
    localTime: afternoon,
    values: {},
    offered: [],
    readBack: [],
    isConfirming: false,
    isRepairing: false,
    ...rest,
    asked: slot,
  };
}

/** Reads an utterance in the language of its script. */
export function readIn(agent: DialogueAgent, text: string, given: Parameters<typeof situation>[1] = {}): Reading {
  return read(text, situation(agent, { language: languageOf(text), ...given }));
}

/** Returns what an utterance says about a slot. A doubtful value has a question mark before it. */
export function valueIn({ values }: Reading, slot: string): string | undefined {
  const found = values.find((one) => one.slot === slot);
  return found && (found.isDoubtful ? '? ' : '') + words(found.value);
}

function words(value: SlotValue): string {
  switch (value.kind) {
    case 'choice':
      return value.key;
    case 'count':
      return String(value.count);
    case 'text':
      return value.text;
    case 'time':
      return value.band;
    case 'declined':
      return 'declined';
    case 'date-range':
      return `${value.from} ${value.nights}`;
    case 'date-time':
      return `${value.day} ${value.minutes === undefined ? value.part : clock(value.minutes)}`;
    case 'order':
      return value.order.lines.map(lineWords).join(', ');
  }
}

function lineWords({ count, extra, item, size, without }: { count: number; item: string } & LineWords): string {
  return [count, size, item, ...without.map((part) => `-${part}`), ...extra.map((part) => `+${part}`)]
    .filter(Boolean)
    .join(' ');
}

interface LineWords {
  readonly size?: string | undefined;
  readonly without: readonly string[];
  readonly extra: readonly string[];
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
