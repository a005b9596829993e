import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';

/**
 * Sends half a request for `path` to a server, closes the server and sends the other half when it has stopped
 * listening. Returns the status of the response, and whether the response says that the connection will be closed.
 */
export async function requestWhileClosing(app: FastifyInstance, path: string) {
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (part) => {
    received += part;
  });
  const host = `Host: ${hostname}:${port}\r\n\r\n`;
  // The first response shows that the server has also received the beginning of the second request.
  socket.write(`GET ${apiPaths.health} HTTP/1.1\r\n${host}GET ${path} HTTP/1.1\r\n`);
  await vi.waitUntil(() => received.startsWith('HTTP/1.1 200'), { timeout: 10_000 });
  received = '';
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening, { timeout: 10_000 });
  socket.write(host);
  await once(socket, 'close');
  await closed;
  return { status: Number(received.split(' ')[1]), closesConnection: /^connection: close\r$/im.test(received) };
}
