import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AssistantEvent } from '#domain/contract/assistant-contract.ts';

/** Whether the caller reads an event stream; others get one JSON answer. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

/** Sends the steps of an answer as server-sent events, each as soon as it is there. */
export function sendEventStream(reply: FastifyReply, events: AsyncIterable<AssistantEvent>): FastifyReply {
  reply.type('text/event-stream; charset=utf-8');
  reply.header('cache-control', 'no-store, no-transform');
  // For proxies that gather an answer before they pass it on.
  reply.header('x-accel-buffering', 'no');
  return reply.send(Readable.from(lines(events)));
}

async function* lines(events: AsyncIterable<AssistantEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
}

/** A signal that the caller has gone before the answer was whole. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
