import type { AssistantEvent } from '#domain/contract/assistant-contract.ts';

/** Passes the steps of an answer on, and notes its question afterwards where the site did not say it. */
export async function* notingUnanswered(
  events: AsyncIterable<AssistantEvent>,
  note: () => Promise<void>,
): AsyncGenerator<AssistantEvent> {
  let isUnknown = false;
  for await (const event of events) {
    if (event.type === 'sources') isUnknown = event.why === 'unknown';
    yield event;
  }
  if (isUnknown) await note();
}
