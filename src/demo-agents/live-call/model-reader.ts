import type { DemoReadingResponse, DemoTurn } from '#shared/api/demo-reading-contract.ts';
import { actOn, readingContextOf, ticketInEnglish } from '../call/call.ts';
import { mayAskModel, readingOfModel } from '../call/model-reading.ts';
import type { Turn } from '../call/turn.ts';
import { read } from '../reading/read.ts';
import type { ReadingContext } from '../reading/reading.ts';

/**
 * Reads an utterance with the server's language model, and returns the agent's answer. Returns `undefined` if the
 * built-in rules must read it, because the model may not be asked or gave no answer. Never throws.
 */
export type ReadWithModel = (before: Turn, text: string) => Promise<Turn | undefined>;

/**
 * Maximum time to wait for the server's answer, in milliseconds. The server itself stops waiting for the model earlier.
 */
const patience = 5000;

/**
 * Returns the function that sends utterances to the server, so that the language model reads them. `address` is the
 * address of POST /api/demo-agents/read.
 */
export function createModelReader(address: string, send: typeof fetch = fetch): ReadWithModel {
  return async (before, text) => {
    const context = readingContextOf(before);
    const own = read(text, context);
    if (!mayAskModel(own)) return undefined;
    try {
      const response = await send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(turnFor(before, text, context)),
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) return undefined;
      const { reading }: DemoReadingResponse = await response.json();
      const better = reading && readingOfModel(reading, text, context);
      return better ? actOn(before, text, better) : undefined;
    } catch {
      return undefined;
    }
  };
}

function turnFor(before: Turn, text: string, { agent, asked, language, localTime }: ReadingContext): DemoTurn {
  return {
    agent: agent.key,
    locale: localTime.locale,
    language,
    text,
    before: before.say.slice(0, 1000),
    asked: asked?.key,
    ticket: ticketInEnglish(before)
      .slice(0, 40)
      .map(({ label, value }) => ({ label: label.slice(0, 120), value: value.slice(0, 200) })),
  };
}
