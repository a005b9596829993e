import type { AssistantEvent } from '#domain/contract/assistant-contract.ts';
import type { ServerMetrics } from '../telemetry/metrics.ts';

/** Passes the steps of an answer on, and counts what came of it; one that its visitor left is not counted. */
export async function* countingOutcomes(
  events: AsyncIterable<AssistantEvent>,
  metrics: Pick<ServerMetrics, 'assistantAnswered'>,
): AsyncGenerator<AssistantEvent> {
  let outcome: Parameters<ServerMetrics['assistantAnswered']>[0] = 'answered';
  for await (const event of events) {
    if (event.type === 'sources' && !event.known) outcome = event.why === 'unknown' ? 'unknown' : 'refused';
    if (event.type === 'text' && event.by === 'model') outcome = 'model';
    if (event.type === 'interrupted') outcome = 'interrupted';
    if (event.type === 'end') metrics.assistantAnswered(outcome);
    yield event;
  }
}
