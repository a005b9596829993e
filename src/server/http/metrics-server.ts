import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerMetrics } from './metrics.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves GET /metrics in the Prometheus text format on a separate port, on loopback only. The public port has no
 * metrics, because they are for the owner.
 */
export async function startMetricsServer(
  metrics: ServerMetrics,
  port: number,
  host = '127.0.0.1',
): Promise<MetricsServer> {
  metrics.watchProcess();
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, async (request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    const body = isAsked ? await metrics.write() : 'Only GET /metrics is here.\n';
    response.writeHead(isAsked ? 200 : 404, {
      'content-type': isAsked ? 'text/plain; version=0.0.4; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  // Each process has its own port, so Node must not share it between workers.
  server.listen({ port, host, exclusive: true });
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
