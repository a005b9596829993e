import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { type App, appLimits } from '#server/app.ts';
import type { ConnectionLimits } from '#server/http/request-limits.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

/** An application that listens, with the number of connections that it has accepted so far. */
export interface CountedApp {
  readonly app: App;
  readonly port: number;
  accepted: number;
}

/** Makes the application listen with these limits in place of the product's limits, and with the given settings. */
export async function listen(
  database: TestDatabase,
  limits: Partial<ConnectionLimits>,
  environment: Record<string, string> = {},
): Promise<CountedApp> {
  const parts = { limits: { connections: { ...appLimits.connections, ...limits } } };
  const app = await buildTestApp(database, { parts, environment });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const counted = { app, port, accepted: 0 };
  app.server.on('connection', () => {
    counted.accepted += 1;
  });
  return counted;
}

/**
 * Maximum number of connections to open at once. The operating system queues about this many. Further connections would
 * seem to be open although the server has not accepted them.
 */
const atOnce = 100;

/**
 * Opens slow connections. When the server has closed all of them, `allClosed` resolves with the time that this took, in
 * milliseconds.
 */
export async function openSlow(to: CountedApp, count: number, behave: (socket: Socket) => void) {
  const sockets: { readonly socket: Socket; readonly closed: Promise<unknown> }[] = [];
  while (sockets.length < count) {
    const due = to.accepted + Math.min(atOnce, count - sockets.length);
    for (let opened = to.accepted; opened < due; opened += 1) {
      const socket = connect(to.port, '127.0.0.1').on('error', () => {});
      sockets.push({ socket, closed: once(socket, 'close') });
      behave(socket);
    }
    await expect.poll(() => to.accepted, { interval: 1, timeout: 60_000 }).toBe(due);
  }
  const began = performance.now();
  const allClosed = Promise.all(sockets.map(({ closed }) => closed)).then(() => performance.now() - began);
  return { sockets, allClosed };
}

const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.write(text), 300);
  socket.on('close', () => clearInterval(timer));
};
const requestWithBody =
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';

/** The kinds of slow clients, each with what it does on its connection. */
export const slowClients = {
  headers(socket: Socket) {
    socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n');
    drip(socket, 'x-slow: 1\r\n');
  },
  bodies(socket: Socket) {
    socket.resume().write(requestWithBody);
    drip(socket, ' ');
  },
  readers(socket: Socket) {
    socket.pause().write(`GET ${apiPaths.openapi} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(40));
  },
  'idle sockets'(socket: Socket) {
    socket.resume();
  },
} as const;
