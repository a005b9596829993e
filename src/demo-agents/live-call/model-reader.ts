import type { DemoReadingResponse, DemoTurn } from '#shared/api/demo-reading-contract.ts';
import type { DialogueResponse } from '../conversation/dialogue.ts';
import { nextSlot } from '../slots/slot-values.ts';
import type { DialogueEvent } from '../understanding/dialogue-event.ts';
import { eventOfReading, mayAskModel } from '../understanding/model-reading.ts';

/**
 * Reads an utterance with the server's language model. `event` is the meaning that the built-in rules have found.
 * Returns `undefined` if `event` is to be used, because the model was not asked or gave no answer. Never throws.
 */
export type ReadWithModel = (
  before: DialogueResponse,
  text: string,
  event: DialogueEvent,
) => Promise<DialogueEvent | undefined>;

/**
 * Maximum time to wait for the server's answer, in milliseconds. The server itself stops waiting for the model earlier.
 */
const patience = 5000;

/**
 * Returns the function that sends utterances to the server, so that the language model reads them. `address` is the
 * address of POST /api/demo-agents/read.
 */
export function createModelReader(address: string, send: typeof fetch = fetch): ReadWithModel {
  return async (before, text, event) => {
    const { context } = before.state.snapshot;
    if (!mayAskModel(event)) return undefined;
    try {
      const response = await send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(turnOf(before, text, event)),
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) return undefined;
      const { reading }: DemoReadingResponse = await response.json();
      return reading
        ? eventOfReading(context.agent, reading, text, { ...context, language: event.language })
        : undefined;
    } catch {
      return undefined;
    }
  };
}

function turnOf({ say, state, ticket }: DialogueResponse, text: string, { language }: DialogueEvent): DemoTurn {
  const { agent, localTime, values } = state.snapshot.context;
  return {
    agent: agent.key,
    locale: localTime.locale,
    language,
    text,
    before: say.slice(0, 1000),
    asked: nextSlot(agent, values)?.key,
    ticket: ticket.rows.slice(0, 40).map(({ label, value }) => ({
      label: label.slice(0, 120),
      value: value.slice(0, 200),
    })),
  };
}
