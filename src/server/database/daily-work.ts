import type { FastifyInstance } from 'fastify';

const day = 24 * 60 * 60 * 1000;

/**
 * Calls a function when the server listens, and then once a day until it stops. The function must handle its own
 * failures.
 */
export function workDaily(app: FastifyInstance, work: () => Promise<unknown>): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(work, day);
    timer.unref();
    void work();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
