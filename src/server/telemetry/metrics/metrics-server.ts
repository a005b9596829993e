import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerMetrics } from './server-metrics.ts';

/** A server for metrics alone. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves GET /metrics in the Prometheus text format on a port of its own, on loopback only: what it says is for the
 * owner, and the public port has no such address.
 */
export async function startMetricsServer(metrics: ServerMetrics, port: number): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, (request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(isAsked ? 200 : 404, {
      'content-type': isAsked ? 'text/plain; version=0.0.4; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(isAsked ? metrics.write() : 'Only GET /metrics is here.\n');
  });
  // Exclusive: of several processes each has a port of its own.
  server.listen({ port, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
