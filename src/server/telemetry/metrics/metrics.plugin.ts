import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../../database/database.ts';
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process counts of itself. */
    metrics: ServerMetrics;
  }
}

/** Counts and times every answer of the router, by the route as it is declared. */
export const metrics = fastifyPlugin(async (app: FastifyInstance, { db }: { db: Database }) => {
  const figures = () => (app.hasDecorator('pageCacheFigures') ? app.pageCacheFigures?.() : undefined);
  app.decorate('metrics', createServerMetrics(db, figures));
  app.addHook('onResponse', async (request, reply) => {
    app.metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
});
