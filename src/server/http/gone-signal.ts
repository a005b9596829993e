import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the caller disconnects before the whole answer is sent. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
